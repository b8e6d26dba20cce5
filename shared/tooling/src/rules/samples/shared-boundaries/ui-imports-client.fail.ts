// as: shared/ui/src/badge/badge.tsx
// expect: shared/ui may use shared/i18n: pass the rest in as an argument.
// expect: @closyyy/api-client is not among the dependencies of @closyyy/ui: declare it in its package.json.
import { ApiError } from '@closyyy/api-client/api-error'

export const code = (error: ApiError) => error.code
