import { Kysely, PostgresDialect } from 'kysely'
import type { Logger } from '../logger.ts'
import { openPool, type PoolOptions, type PoolUsage } from './pool.ts'
import type { Tables } from './tables.ts'
import { trackTransactions } from './transaction-guard.ts'

/** The database handle; inside a transaction only the transaction's own handle may be used. */
export type Db = Kysely<Tables>

const pools = new WeakMap<Db, () => PoolUsage>()

export function openDatabase(options: PoolOptions, log: Logger): Db {
  const pool = openPool(options, log)
  const db = trackTransactions(new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }))
  pools.set(db, pool.usage)
  return db
}

export function poolUsageOf(db: Db): PoolUsage {
  return pools.get(db)?.() ?? { open: 0, idle: 0, waiting: 0, max: 0 }
}

export async function ping(db: Db): Promise<void> {
  await db.selectNoFrom(({ lit }) => lit(1).as('one')).execute()
}
