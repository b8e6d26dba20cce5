import { type Db, openDatabase } from '../src/db/database.ts'
import { embeddedPoolOptions, startEmbedded } from '../src/db/embedded-database.ts'
import { migrate } from '../src/db/migrate.ts'
import type { PoolOptions } from '../src/db/pool.ts'
import { countViolations } from './checks.ts'
import type { Results } from './purchases.ts'
import { openShop } from './shop.ts'

const UNLIMITED = '1000000'
const log = { warn: (_: object, message: string) => console.warn(message) }

export interface Fixture {
  settings: Record<string, string>
  shop: Awaited<ReturnType<typeof openShop>>
  countViolations: (results: Results) => Promise<Record<string, number>>
  withDb: WithDb
}

type WithDb = <Result>(work: (db: Db) => Promise<Result>) => Promise<Result>

async function withConnection<Result>(options: PoolOptions, work: (db: Db) => Promise<Result>): Promise<Result> {
  const db = openDatabase({ ...options, hasNoTimeouts: true }, log)
  try {
    return await work(db)
  } finally {
    await db.destroy()
  }
}

/** Opens the embedded database; requires that the API is stopped, since only one process can use it. */
const withEmbedded =
  (dataDir: string): WithDb =>
  async work => {
    const options = embeddedPoolOptions(dataDir)
    const stop = await startEmbedded(dataDir, options.target)
    try {
      return await withConnection(options, work)
    } finally {
      await stop()
    }
  }

/** Fills an empty database with a shop, and closes all connections so that the server may be stopped. */
export async function openFixture(url: string | undefined, dataDir: string): Promise<Fixture> {
  const withDb: WithDb =
    url === undefined
      ? withEmbedded(dataDir)
      : work => withConnection({ target: url, connections: 4, isEmbedded: false }, work)
  return {
    withDb,
    shop: await withDb(async db => {
      await migrate(db)
      return openShop(db)
    }),
    settings: {
      ...(url !== undefined && { DATABASE_URL: url }),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'error',
      LIMIT_ORDERS_PER_ACCOUNT: UNLIMITED,
      LIMIT_OPEN_GUEST_ORDERS_PER_PHONE: UNLIMITED,
      LIMIT_OPEN_PIECES_PER_BUYER: UNLIMITED,
    },
    async countViolations(results) {
      for (const wrong of results.wrong) console.error(`unexpected response: ${wrong}`)
      const violations = await withDb(db => countViolations(db, [...results.orders.values()]))
      return { ...violations, 'unexpected responses': results.wrong.length }
    },
  }
}
