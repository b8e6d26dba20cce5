import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { withPostgres } from '@closyyy/tooling/postgres'
import { openDatabase } from '../src/db/database.ts'
import { migrate } from '../src/db/migrate.ts'
import { startApi } from '../src/testing/api-process.ts'
import { runOnServer, urlOf } from '../src/testing/template-database.ts'
import { countFaults } from './checks.ts'
import { openShop } from './shop.ts'
import { askAgain, rage, type Told } from './storm.ts'

const HANDS = 8
const UNLIMITED = '1000000'
const log = { warn: (_: object, message: string) => console.warn(message) }
const { values } = parseArgs({ options: { kills: { type: 'string', default: '20' } } })
const kills = Number(values.kills)

/** Lets buyers storm the API, kills it in the middle, starts it again, and asks again for what got no answer. */
async function storm(url: string, dataDir: string): Promise<Record<string, number>> {
  const db = openDatabase({ at: url, connections: 4, isEmbedded: false, isPatient: true }, log)
  await migrate(db)
  const shop = await openShop(db)
  const told: Told = { orders: new Map(), refused: 0, unanswered: [], wrong: [] }
  const settings = { DATABASE_URL: url, DATA_DIR: dataDir, LOG_LEVEL: 'error', LIMIT_ORDERS_PER_ACCOUNT: UNLIMITED }
  let repeated = 0
  let api = await startApi(settings)
  for (let kill = 0; kill < kills; kill++) {
    const stopping = new AbortController()
    const raging = rage(api.url, shop.wish, HANDS, told, stopping.signal)
    const goal = told.orders.size + told.refused + 10 + Math.floor(Math.random() * 30)
    while (told.orders.size + told.refused < goal) await new Promise(resolve => setImmediate(resolve))
    stopping.abort()
    await api.kill('SIGKILL')
    await raging
    api = await startApi(settings)
    repeated += await askAgain(api.url, told)
  }
  const code = await api.kill('SIGTERM')
  const orders = [...told.orders.values()]
  const faults = await countFaults(db, orders)
  await db.destroy()
  for (const wrong of told.wrong) console.error(`wrong answer: ${wrong}`)
  console.log(
    `${kills} kills: ${orders.length} orders acknowledged, ${told.refused} refused as sold, ${repeated} asked again`,
  )
  return { ...faults, 'wrong answers': told.wrong.length, 'exit code of the last process': code ?? 1 }
}

async function onServer(url: string): Promise<number> {
  const name = `closyyy_chaos_${process.pid}`
  const dataDir = await mkdtemp(join(tmpdir(), 'closyyy-chaos-'))
  await runOnServer(url, `create database ${name}`)
  try {
    const counts = await storm(urlOf(url, name), dataDir)
    for (const [what, count] of Object.entries(counts)) console.log(`${String(count).padStart(6)}  ${what}`)
    return Object.values(counts).every(count => count === 0) ? 0 : 1
  } finally {
    await runOnServer(url, `drop database ${name} with (force)`)
    await rm(dataDir, { recursive: true, force: true })
  }
}

const outcome = await withPostgres(onServer)
if (!outcome.ran) console.error(outcome.reason)
process.exit(outcome.ran ? outcome.value : 1)
