import type { DatabaseSettings } from '../env.ts'
import { type Db, openDatabase, ping } from './database.ts'
import { embeddedPoolOptions, startEmbedded } from './embedded-database.ts'
import { migrate } from './migrate.ts'
import type { PoolOptions } from './pool.ts'

/** Fills a migrated database before the server is ready; does nothing if it has data. Concurrent processes may call it. */
export type SeedDatabase = (db: Db) => Promise<void>

interface StorageOptions {
  seed?: SeedDatabase | undefined
  /** For commands, which nobody waits for as for a response. */
  hasNoTimeouts?: boolean
}

export interface Storage {
  db: Db
  prepare(): Promise<void>
  close(): Promise<void>
}

const log = {
  warn: (details: object, message: string) => console.warn(message, (details as { err?: Error }).err?.message ?? ''),
}

async function setUp(options: PoolOptions, seed?: SeedDatabase): Promise<void> {
  const db = openDatabase({ ...options, connections: 1, hasNoTimeouts: true }, log)
  try {
    await migrate(db)
    await seed?.(db)
  } finally {
    await db.destroy()
  }
}

async function checkReachable(db: Db, url: string): Promise<void> {
  try {
    await ping(db)
  } catch (error) {
    const { host, pathname } = new URL(url)
    const { code, message } = error as NodeJS.ErrnoException
    throw new Error(
      `The database ${pathname.slice(1)} at ${host} cannot be reached (${code ?? message}); check DATABASE_URL.`,
    )
  }
}

function openServer(url: string, { databasePool }: DatabaseSettings, { seed, ...timeouts }: StorageOptions): Storage {
  const options: PoolOptions = { target: url, connections: databasePool, isEmbedded: false, ...timeouts }
  const db = openDatabase(options, log)
  return {
    db,
    async prepare() {
      await checkReachable(db, url)
      await setUp(options, seed)
    },
    close: () => db.destroy(),
  }
}

function openEmbedded(
  { dataDir }: DatabaseSettings,
  unlock: () => void,
  { seed, ...timeouts }: StorageOptions,
): Storage {
  const options = { ...embeddedPoolOptions(dataDir), ...timeouts }
  const db = openDatabase(options, log)
  let stop: (() => Promise<void>) | undefined
  return {
    db,
    async prepare() {
      stop = await startEmbedded(dataDir, options.target)
      await setUp(options, seed)
    },
    async close() {
      await db.destroy()
      await stop?.()
      unlock()
    },
  }
}

export function openStorage(settings: DatabaseSettings, unlock: () => void, options: StorageOptions = {}): Storage {
  return settings.databaseUrl
    ? openServer(settings.databaseUrl, settings, options)
    : openEmbedded(settings, unlock, options)
}
