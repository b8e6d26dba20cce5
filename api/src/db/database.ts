import { Kysely, PostgresDialect } from 'kysely'
import type { Logger } from '../logger.ts'
import { openPool, type PoolOptions, type PoolUse } from './pool.ts'
import type { Tables } from './tables.ts'
import { markTransactions } from './transaction-guard.ts'

/** The database handle; inside a transaction only the transaction's own handle may be used. */
export type Db = Kysely<Tables>

const uses = new WeakMap<Db, () => PoolUse>()

/** Opens the database lazily: nothing is connected before the first query. `destroy()` closes it. */
export function openDatabase(address: PoolOptions, log: Logger): Db {
  const pool = openPool(address, log)
  const db = markTransactions(new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }))
  uses.set(db, pool.use)
  return db
}

/** How busy the connections of a database are. */
export function poolUseOf(db: Db): PoolUse {
  return uses.get(db)?.() ?? { open: 0, idle: 0, waiting: 0, max: 0 }
}
