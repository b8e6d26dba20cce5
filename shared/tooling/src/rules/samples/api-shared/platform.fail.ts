// as: api/src/features/offers/offers-routes.ts
// expect: The API uses only shared/bucket, shared/contract, shared/gateway and shared/i18n.
// expect: @closyyy/platform is not among the dependencies of @closyyy/api: declare it in its package.json.
import { readSession } from '@closyyy/platform/session'

export const session = readSession
