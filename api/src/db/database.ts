import { Kysely, PostgresDialect } from 'kysely'
import type { Logger } from '../logger.ts'
import { type OnAnnouncement, openPool, type PoolOptions, type PoolUsage } from './pool.ts'
import type { Tables } from './tables.ts'
import { trackTransactions } from './transaction-guard.ts'

/** The database handle; inside a transaction only the transaction's own handle may be used. */
export type Db = Kysely<Tables>

interface Opened {
  usage(): PoolUsage
  openListener(onAnnouncement: OnAnnouncement): Listener
}

/** A connection that listens to the announcements of changes. */
export interface Listener {
  /** For statements on the listening connection. */
  db: Db
  close(): Promise<void>
}

const opened = new WeakMap<Db, Opened>()

export function openDatabase(options: PoolOptions, log: Logger): Db {
  const listeners = new Set<OnAnnouncement>()
  const toAll: OnAnnouncement = keys => {
    for (const listener of listeners) listener(keys)
  }
  const pool = openPool({ ...options, ...(options.isEmbedded && { onAnnouncement: toAll }) }, log)
  const db = trackTransactions(new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }))

  function openListener(onAnnouncement: OnAnnouncement): Listener {
    if (options.isEmbedded) {
      // Its only connection also listens, because all connections share one session.
      listeners.add(onAnnouncement)
      return { db, close: async () => void listeners.delete(onAnnouncement) }
    }
    const own = openDatabase({ ...options, connections: 1, onAnnouncement }, log)
    return { db: own, close: () => own.destroy() }
  }

  opened.set(db, { usage: pool.usage, openListener })
  return db
}

export function poolUsageOf(db: Db): PoolUsage {
  return opened.get(db)?.usage() ?? { open: 0, idle: 0, waiting: 0, max: 0 }
}

/** Opens a listener beside a database handle; it connects with its first statement, and again after a loss. */
export function listenBeside(db: Db, onAnnouncement: OnAnnouncement): Listener {
  const database = opened.get(db)
  if (!database) throw new Error('The handle was not opened by openDatabase.')
  return database.openListener(onAnnouncement)
}

export async function ping(db: Db): Promise<void> {
  await db.selectNoFrom(({ lit }) => lit(1).as('one')).execute()
}
