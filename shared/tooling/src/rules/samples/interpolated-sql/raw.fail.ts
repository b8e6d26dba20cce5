// as: api/src/features/offers/offers-queries.ts
// expect: A value in the text of a statement allows SQL injection: pass it as a parameter ($1), or use sql`…`.
import { sql } from 'kysely'

export const order = (column: string) => sql.raw(`order by ${column}`)
