// as: auth/src/features/accounts/accounts-queries.ts
// expect: Remotes share one copy through the platform: import it from @closyyy/platform/query.
// expect: @tanstack/react-query is not among the dependencies of @closyyy/auth: declare it in its package.json.
import { queryOptions } from '@tanstack/react-query'

export const options = queryOptions
