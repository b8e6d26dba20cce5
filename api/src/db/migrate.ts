import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import type { Db } from './database.ts'

const TABLE = 'migrations'
const folder = join(import.meta.dirname, '..', '..', 'migrations')

async function readMigrations(): Promise<Record<string, Migration>> {
  const files = (await readdir(folder)).filter(file => file.endsWith('.sql'))
  const entries = files.map(async file => {
    const text = await readFile(join(folder, file), 'utf8')
    return [file.replace(/\.sql$/, ''), { up: async (db: Db) => void (await sql.raw(text).execute(db)) }] as const
  })
  return Object.fromEntries(await Promise.all(entries))
}

/** Returns the names of the migrations that were applied. */
async function findApplied(db: Db): Promise<string[]> {
  const { rows: tables } = await sql<{ exists: boolean }>`select to_regclass(${TABLE}) is not null as exists`.execute(
    db,
  )
  if (!tables[0]?.exists) return []
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(TABLE)}`.execute(db)
  return rows.map(({ name }) => name)
}

/** Adds the applied migrations of a later version, so that this one starts on its database, as after a rollback. */
async function withLaterOnes(db: Db, own: Record<string, Migration>): Promise<Record<string, Migration>> {
  const newest = Object.keys(own).sort().at(-1) ?? ''
  const later = (await findApplied(db)).filter(name => name > newest)
  return { ...own, ...Object.fromEntries(later.map(name => [name, { up: async () => undefined }])) }
}

/** Applies the migrations that are missing. @throws if a migration before the newest one was applied but is unknown */
export async function migrate(db: Db): Promise<void> {
  const migrations = await withLaterOnes(db, await readMigrations())
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => migrations },
    migrationTableName: TABLE,
    migrationLockTableName: 'migrations_lock',
  })
  const { error } = await migrator.migrateToLatest()
  if (error) throw error
}
