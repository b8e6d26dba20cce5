import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import type { Db } from './database.ts'
import { isLockTimeout } from './database-errors.ts'

const TABLE = 'migrations'
/** A short wait, because every statement on the table queues behind a migration that waits for its lock. */
const LOCK_TIMEOUT_MS = 2000
const RETRY_MS = 2000
const MAX_ATTEMPTS = 30
export const migrationsFolder = join(import.meta.dirname, '..', '..', 'migrations')

async function readMigrations(folder: string): Promise<Record<string, Migration>> {
  const files = (await readdir(folder)).filter(file => file.endsWith('.sql'))
  const entries = files.map(async file => {
    const text = await readFile(join(folder, file), 'utf8')
    const statements = `set local lock_timeout = ${LOCK_TIMEOUT_MS}; ${text}`
    return [file.replace(/\.sql$/, ''), { up: async (db: Db) => void (await sql.raw(statements).execute(db)) }] as const
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

/**
 * Applies the migrations that are missing, all in one transaction. If a long transaction holds a lock that they need, it
 * starts again a little later. @throws if a migration before the newest one was applied but is unknown
 */
export async function migrate(db: Db, folder = migrationsFolder): Promise<void> {
  const migrations = await withLaterOnes(db, await readMigrations(folder))
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => migrations },
    migrationTableName: TABLE,
    migrationLockTableName: 'migrations_lock',
  })
  for (let attempt = 1; ; attempt++) {
    const { error } = await migrator.migrateToLatest()
    if (!error) return
    if (!isLockTimeout(error) || attempt === MAX_ATTEMPTS) throw error
    await setTimeout(RETRY_MS)
  }
}
