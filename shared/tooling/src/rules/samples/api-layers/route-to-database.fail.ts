// as: api/src/features/offers/offers-routes.ts
// expect: routes → service → queries → db: a route calls its service or its queries.
import { transaction } from '../../db/database.ts'

export const begin = transaction
