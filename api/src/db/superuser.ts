import { sql } from 'kysely'
import type { Db } from './database.ts'

/** Returns whether the role of the connection may do everything on its server. */
export async function isSuperuser(db: Db): Promise<boolean> {
  const { rows } = await sql<{ is_superuser: boolean }>`
    select rolsuper as is_superuser from pg_roles where rolname = current_user`.execute(db)
  return rows[0]?.is_superuser ?? false
}
