import { type Db, openDatabase } from '../src/db/database.ts'
import type { PoolOptions } from '../src/db/pool.ts'

/** Runs set-up work as the server's start does: with long timeouts, over one connection that is closed afterwards. */
export async function setUp<Result>(options: PoolOptions, work: (db: Db) => Promise<Result>): Promise<Result> {
  const db = openDatabase({ ...options, connections: 1, hasNoTimeouts: true }, { warn: () => undefined })
  try {
    return await work(db)
  } finally {
    await db.destroy()
  }
}
