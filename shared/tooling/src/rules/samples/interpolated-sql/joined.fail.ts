// as: api/src/db/pool.ts
// expect: A value in the text of a statement allows SQL injection: pass it as a parameter ($1), or use sql`…`.
import type { Client } from 'pg'

export const find = (client: Client, id: string) => client.query({ text: 'select * from offers where id = ' + id })
