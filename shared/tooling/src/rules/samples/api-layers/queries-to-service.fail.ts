// as: api/src/features/offers/offers-queries.ts
// expect: routes → service → queries → db: queries import only the database.
import { acceptOffer } from './offers-service.ts'

export const accept = acceptOffer
