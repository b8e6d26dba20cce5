// Breaks releases under load, and compares the cost of rendering in processes of its own: `npm run chaos -- render`.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { buildAll } from '@closyyy/tooling/build'
import { cpuMsOf, memoryMbOf } from '@closyyy/tooling/processes/process-tree'
import { startService } from '@closyyy/tooling/processes/service'
import { freePort } from '@closyyy/tooling/shop/ports'
import { BROKEN_PATH, type BrokenShop, createBrokenShop, faults, MARKER } from './broken-releases.ts'
import { SHELL_SECRET, startTestServer, type TestServer } from './document-server.ts'
import { PATHS, percentile, type Visit, visit, visitSteadily } from './steady-visits.ts'

const { values } = parseArgs({
  options: {
    rate: { type: 'string', default: '50' },
    seconds: { type: 'string', default: '4' },
    promotions: { type: 'string', default: '200' },
    /** Renders every document, also under load. */
    uncached: { type: 'boolean', default: false },
  },
  allowPositionals: true,
})
const LOAD_MS = Number(values.seconds) * 1_000
const RATE = Number(values.rate)
const PROMOTIONS = Number(values.promotions)
const BROKEN_EVERY_MS = 250
/** Repetitions of each fault: the slowest pages are those right after a promotion, whose number varies. */
const LOAD_ROUNDS = 10
const FIRST_PROMOTIONS = 10
const SETTLE_MS = 3_000
const COST_ROUNDS = 12
const PAGES_PER_ROUND = 10
const WARM_UP_PAGES = 100
/** Faults that end their renderer: the loop and the allocation. */
const BLOCKING_FAULTS = 2
const MAX_SLOWER = 2
const MAX_GROWTH = 1.1
const MAX_COST = 1.15

type Row = [what: string, measured: string, limit: string, isMet: boolean]

const rows: Row[] = []
const times = (visits: Visit[]) => visits.map(({ took }) => took)
const ms = (value: number) => `${value.toFixed(1)} ms`
const failed = (visits: Visit[]) => visits.filter(({ status }) => status !== 200).length
const framesOf = (visits: Visit[]) => visits.filter(({ isFull }) => !isFull).length

/** Waits until a version is served; polls because a promotion takes effect within two seconds. */
async function untilServed(origin: string, version: string): Promise<void> {
  const deadline = performance.now() + 30_000
  while (!(await (await fetch(origin + BROKEN_PATH)).text()).includes(`${version} `)) {
    if (performance.now() > deadline) throw new Error(`${version} is not served.`)
    await pause(20)
  }
}

async function breakUnderLoad(server: TestServer, shop: BrokenShop): Promise<void> {
  await shop.promote(await shop.publish('first'))
  await untilServed(server.origin, 'first')
  await visitSteadily(server.origin, RATE, LOAD_MS / 2)
  // A promotion itself costs time, so the calm one includes it.
  const calm = await visitUnderFault(server, shop, 'calm')
  const calmP99 = percentile(times(calm.others), 0.99)
  rows.push([
    `calm: failed of ${calm.others.length} other pages; p99`,
    `${failed(calm.others)}; ${ms(calmP99)}`,
    '0',
    failed(calm.others) === 0,
  ])
  for (const [fault, code] of Object.entries(faults)) {
    console.log(`A release ${fault} …`)
    const { others, broken } = await visitUnderFault(server, shop, fault, code)
    const p99 = percentile(times(others), 0.99)
    rows.push([
      `${fault}: failed of ${others.length} other pages; frames of them; p99`,
      `${failed(others)}; ${framesOf(others)}; ${ms(p99)}`,
      `0; –; ${ms(calmP99 * MAX_SLOWER)}`,
      failed(others) === 0 && p99 <= calmP99 * MAX_SLOWER,
    ])
    rows.push([`${fault}: failed of ${broken.length} broken pages`, `${failed(broken)}`, '0', failed(broken) === 0])
  }
  const html = await visitedMarker(server, shop)
  rows.push(['the marker in the environment is seen', html ? 'yes' : 'no', 'no', !html])
}

/** Promotes a release with a fault again and again, and visits its page and others after each promotion. */
async function visitUnderFault(server: TestServer, shop: BrokenShop, fault: string, code?: string) {
  const others: Visit[] = []
  const broken: Visit[] = []
  for (let round = 1; round <= LOAD_ROUNDS; round++) {
    await shop.promote(await shop.publish(`${fault} ${round}`, code))
    const visits = await Promise.all([visitSteadily(server.origin, RATE, LOAD_MS), visitBroken(server.origin, LOAD_MS)])
    others.push(...visits[0])
    broken.push(...visits[1])
  }
  return { others, broken }
}

async function visitBroken(origin: string, forMs: number): Promise<Visit[]> {
  const visits: Promise<Visit>[] = []
  for (const startedAt = performance.now(); performance.now() - startedAt < forMs; await pause(BROKEN_EVERY_MS))
    visits.push(visit(origin + BROKEN_PATH))
  return Promise.all(visits)
}

async function visitedMarker(server: TestServer, shop: BrokenShop): Promise<boolean> {
  await shop.promote(await shop.publish('marker', faults['reads process.env']))
  await untilServed(server.origin, 'marker')
  return (await (await fetch(server.origin + BROKEN_PATH)).text()).includes(MARKER.value)
}

async function promoteRepeatedly(server: TestServer, shop: BrokenShop): Promise<void> {
  console.log(`${PROMOTIONS} promotions …`)
  const versions = ['first', 'second']
  const ids = await Promise.all(versions.map(version => shop.publish(version)))
  const settled: number[] = []
  for (let count = 1; count <= PROMOTIONS; count++) {
    await shop.promote(ids[count % 2] ?? '')
    await untilServed(server.origin, versions[count % 2] ?? '')
    if (count === FIRST_PROMOTIONS || count === PROMOTIONS) settled.push(await settledMemory(server))
  }
  const [first = 0, last = 0] = settled
  const growth = last / first
  rows.push([
    `memory of all processes after ${FIRST_PROMOTIONS} and ${PROMOTIONS} promotions`,
    `${first.toFixed(0)} and ${last.toFixed(0)} MB, × ${growth.toFixed(2)}`,
    `× ${MAX_GROWTH}`,
    growth <= MAX_GROWTH,
  ])
}

/** Renders the same pages each time, then waits for superseded processes to end. */
async function settledMemory(server: TestServer): Promise<number> {
  for (let count = 0; count < WARM_UP_PAGES; count++) await visit(server.origin + PATHS[count % PATHS.length])
  await pause(SETTLE_MS)
  return memoryMbOf(server.pid)
}

async function compareCost(server: TestServer, inProcess: TestServer): Promise<void> {
  console.log('The cost of a page …')
  const both = [server, inProcess].map(one => ({ ...one, took: [] as number[], cpu: 0 }))
  for (const { origin } of both)
    for (let count = 0; count < WARM_UP_PAGES; count++) await visit(origin + PATHS[count % PATHS.length])
  for (let round = 0; round < COST_ROUNDS; round++)
    for (const one of both) {
      const before = cpuMsOf(one.pid)
      for (let count = 0; count < PAGES_PER_ROUND; count++)
        one.took.push((await visit(one.origin + PATHS[count % PATHS.length])).took)
      one.cpu += cpuMsOf(one.pid) - before
    }
  const [own, inside] = both.map(({ took, cpu }) => ({ median: percentile(took, 0.5), cpu: cpu / took.length }))
  if (!own || !inside) return
  for (const [what, measured, compared] of [
    ['median of a page', own.median, inside.median],
    ['processor time of a page', own.cpu, inside.cpu],
  ] as const) {
    const ratio = measured / compared
    const figures = `${ms(measured)}, ${ms(compared)} in-process, × ${ratio.toFixed(2)}`
    rows.push([what, figures, `× ${MAX_COST}`, ratio <= MAX_COST])
  }
}

async function run(): Promise<void> {
  await buildAll()
  const folder = await mkdtemp(join(tmpdir(), 'closyyy-chaos-'))
  const apiPort = await freePort()
  const apiOrigin = `http://127.0.0.1:${apiPort}`
  const api = startService({
    name: 'API',
    script: 'api/demo/demo-server.ts',
    variables: {
      DEMO_MODE: 'on',
      API_PORT: String(apiPort),
      DATA_DIR: join(folder, 'api'),
      SHELL_SECRET,
      LOG_LEVEL: 'error',
    },
    readyUrl: `${apiOrigin}/api/health/ready`,
  })
  const servers: TestServer[] = []
  const close = async () => {
    await Promise.all(servers.map(one => one.close()))
    await api.stop()
    await rm(folder, { recursive: true, force: true })
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void close().finally(() => process.exit(1)))
  try {
    await api.ready(new AbortController().signal)
    const shop = await createBrokenShop(folder)
    const start = async (script: string, isCached: boolean) => {
      const started = await startTestServer(shop, { script, apiOrigin, isCached })
      servers.push(started)
      return started
    }
    await compareCost(await start('server/server.ts', false), await start('chaos/in-process-server.ts', false))
    for (const compared of servers.splice(0)) await compared.close()
    const server = await start('server/server.ts', !values.uncached)
    await breakUnderLoad(server, shop)
    await promoteRepeatedly(server, shop)
    const reported = server.log().split('rendered in browsers only').length - 1
    const expected = LOAD_ROUNDS * BLOCKING_FAULTS
    rows.push([
      'releases reported as rendered in browsers only',
      String(reported),
      String(expected),
      reported === expected,
    ])
  } finally {
    await close()
  }
}

await run()
for (const [what, measured, limit, isMet] of rows)
  console.log(`${isMet ? 'ok    ' : 'FAILED'}  ${what.padEnd(70)} ${measured}  (limit ${limit})`)
process.exit(rows.every(([, , , isMet]) => isMet) ? 0 : 1)
