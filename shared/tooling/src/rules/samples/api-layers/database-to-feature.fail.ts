// as: api/src/db/database.ts
// expect: routes → service → queries → db: the database layer never imports a feature.
import { listOffers } from '../features/offers/offers-queries.ts'

export const offers = listOffers
