import { type Db, openDatabase } from './db/database.ts'
import { embeddedAddress, startEmbedded } from './db/embedded-database.ts'
import { migrate } from './db/migrate.ts'
import { ping } from './db/ping.ts'
import type { PoolAddress } from './db/pool.ts'
import type { Settings } from './env.ts'

/** The database of this process, ours or a server's. */
export interface Storage {
  db: Db
  /** Starts it where it is ours, brings the schema up to date, fills in the demo. @throws Error with one sentence */
  prepare(): Promise<void>
  close(): Promise<void>
}

const log = {
  warn: (details: object, message: string) => console.warn(message, (details as { err?: Error }).err?.message ?? ''),
}

async function setUp(address: PoolAddress, demoMode: boolean): Promise<void> {
  const db = openDatabase({ ...address, connections: 1, isPatient: true }, log)
  try {
    await migrate(db)
    if (demoMode) await (await import('../demo/load-demo.ts')).loadDemo(db)
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

function openServer(url: string, { databasePool, demoMode }: Settings): Storage {
  const address: PoolAddress = { at: url, connections: databasePool, isEmbedded: false }
  const db = openDatabase(address, log)
  return {
    db,
    async prepare() {
      await checkReachable(db, url)
      await setUp(address, demoMode)
    },
    close: () => db.destroy(),
  }
}

function openEmbedded({ dataDir, demoMode }: Settings, unlock: () => void): Storage {
  const address = embeddedAddress(dataDir)
  const db = openDatabase(address, log)
  let stop: (() => Promise<void>) | undefined
  return {
    db,
    async prepare() {
      stop = await startEmbedded(dataDir, address.at)
      await setUp(address, demoMode)
    },
    async close() {
      await db.destroy()
      await stop?.()
      unlock()
    },
  }
}

/** Opens the database the settings name; nothing is connected yet. `unlock` gives the embedded one's folder back. */
export function openStorage(settings: Settings, unlock: () => void): Storage {
  return settings.databaseUrl ? openServer(settings.databaseUrl, settings) : openEmbedded(settings, unlock)
}
