import { Kysely, PostgresDialect } from 'kysely'
import type { Logger } from './logger.ts'
import { openPool, type PoolAddress } from './pool.ts'
import type { Tables } from './tables.ts'

/** The database handle; inside a transaction only the transaction's own handle may be used. */
export type Db = Kysely<Tables>

/** Opens the database lazily: nothing is connected before the first query. `destroy()` closes it. */
export function openDatabase(address: PoolAddress, log: Logger): Db {
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool: openPool(address, log) }) })
}
