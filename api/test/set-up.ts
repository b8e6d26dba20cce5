import { type Db, openDatabase } from '../src/db/database.ts'
import type { PoolOptions } from '../src/db/pool.ts'

/** Works on a database as a server's start does: patiently, over one connection of its own that is closed afterwards. */
export async function setUp<Result>(address: PoolOptions, work: (db: Db) => Promise<Result>): Promise<Result> {
  const db = openDatabase({ ...address, connections: 1, hasNoTimeouts: true }, { warn: () => undefined })
  try {
    return await work(db)
  } finally {
    await db.destroy()
  }
}
