// as: shared/contract/src/offers.ts
// expect: The contract depends only on zod: move code that needs other packages to its users.
// expect: @closyyy/i18n is not among the dependencies of @closyyy/contract: declare it in its package.json.
import type { Locale } from '@closyyy/i18n/locales'

export const locale: Locale = 'en'
