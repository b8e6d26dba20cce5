// as: auth/src/features/accounts/accounts-queries.ts
// expect: Remotes share one copy through the platform: import it from @closyyy/platform/query.
import { queryOptions } from '@tanstack/react-query'

export const options = queryOptions
