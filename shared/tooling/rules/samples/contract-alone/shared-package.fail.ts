// as: shared/contract/src/offers.ts
// expect: The contract depends on zod alone: what it needs from elsewhere belongs to its users.
// expect: @closyyy/i18n is not among the dependencies of @closyyy/contract: declare it in its package.json.
import type { Locale } from '@closyyy/i18n/locales'

export const locale: Locale = 'en'
