// as: api/src/features/offers/offers-service.ts
// expect: SQL belongs in *-queries.ts or api/src/db: move the statement there and call it.
import type { Pool } from 'pg'

export const list = (pool: Pool) => pool.query('select id from offers')
