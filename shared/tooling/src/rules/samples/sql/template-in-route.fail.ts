// as: api/src/features/offers/offers-routes.ts
// expect: SQL belongs in *-queries.ts or api/src/db: move the statement there and call it.
import { sql } from 'kysely'

export const now = sql<Date>`select now()`
