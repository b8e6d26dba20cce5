// as: api/src/features/offers/offers-service.ts
// expect: SQL belongs in *-queries.ts or api/src/db: move the statement there and call it.
import type { Database } from '../../db/tables.ts'

export const list = (db: Database) => db.selectFrom('offers').selectAll().execute()
