import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { buildAll } from '@closyyy/tooling/build'
import { withPostgres } from '@closyyy/tooling/postgres/postgres'
import { runToExit } from '@closyyy/tooling/processes/interruption'
import { freePort } from '@closyyy/tooling/shop/ports'
import { type Shop, untilAborted } from '@closyyy/tooling/shop/running-shop'
import { startShop } from '@closyyy/tooling/shop/start'
import { pathsOf, readSite } from './browses.ts'
import { serveFloorFiles } from './floor-files.ts'
import { type MeasuredServers, measureVisits, untilIdle } from './measure-visits.ts'
import { kinds } from './site-document.ts'
import { COLD, coldPage, FLOOR, printSiteGoals, WARM } from './site-goals.ts'
import { printMistakes, printRows, type Row } from './site-table.ts'
import type { VisitOptions } from './visitors.ts'

const usage = `Replays browses (home, listing, two further pages of it, product, search) against the built shop on this machine.
  npm run bench:site -- [--visitors N,N,…] [--seconds N] [--postgres] [PART …]
Parts, all by default:
  warm   documents from the cache, beside a static file server with the same documents
  cold   every document rendered, none from the cache
  pages  the same for each kind of page, 8 visitors
  --postgres  the server that DATABASE_URL names, else a temporary one, in place of the embedded database
Exit codes: 0 goals met, 1 a goal missed, a wrong document or an error.`

const PARTS = ['warm', 'cold', 'pages'] as const
type Part = (typeof PARTS)[number]
const isPart = (name: string): name is Part => PARTS.some(part => part === name)

/** At most; short measurements have a warm-up as short. */
const MAX_WARM_UP_MS = 2_000
const MAX_SECONDS = 20
const PAGE_VISITORS = 8

interface Options {
  visitors: number[]
  ms: number
  usesPostgres: boolean
  parts: readonly Part[]
}

/** @throws with the usage if an argument is unknown */
function readOptions(args: string[]): Options {
  const { values, positionals } = parseArgs({
    args,
    options: {
      visitors: { type: 'string', default: '10,50,200' },
      seconds: { type: 'string', default: '5' },
      postgres: { type: 'boolean', default: false },
    },
    allowPositionals: true,
  })
  const visitors = values.visitors.split(',').map(Number)
  const seconds = Number(values.seconds)
  const parts = positionals.filter(isPart)
  const areValid =
    visitors.every(count => Number.isInteger(count) && count > 0) && seconds > 0 && seconds <= MAX_SECONDS
  if (!areValid || parts.length < positionals.length) throw new Error(usage)
  return {
    visitors,
    ms: seconds * 1_000,
    usesPostgres: values.postgres,
    parts: parts.length > 0 ? parts : PARTS,
  }
}

interface BenchContext extends Options {
  /** Empty folder for the files of the floor. */
  folder: string
  database: { url: string; pid: number | undefined } | undefined
  interruption: AbortSignal
}

/** Starts the shop with or without its document cache, and runs work with it once it is idle. */
async function withShop<T>(
  { database, interruption }: BenchContext,
  webEnv: Record<string, string>,
  work: (shop: Shop, servers: MeasuredServers) => Promise<T>,
): Promise<T> {
  const shop = await startShop({
    port: await freePort(),
    apiPort: await freePort(),
    apiEnv: { DATABASE_URL: database?.url ?? '' },
    webEnv,
    signal: interruption,
  })
  const servers = { server: shop.web.pid(), api: shop.api.pid(), ...(database?.pid && { database: database.pid }) }
  try {
    await untilIdle(servers, interruption)
    return await Promise.race([
      work(shop, servers),
      untilAborted(interruption).then(() => Promise.reject(interruption.reason)),
    ])
  } finally {
    await shop.close()
  }
}

/** Measures one row: visits of a server, and the processes that serve them. */
async function measureRow(
  { ms }: BenchContext,
  of: string,
  servers: MeasuredServers,
  load: Omit<VisitOptions, 'warmUpMs' | 'ms'>,
): Promise<Row> {
  const measurement = await measureVisits(servers, { ...load, warmUpMs: Math.min(MAX_WARM_UP_MS, ms), ms })
  console.log(`${of}, ${load.visitors} visitors: ${Math.round(measurement.perSecond)} documents a second …`)
  return { of, visitors: load.visitors, measurement }
}

/** Measures rendering: the cache of documents is off. */
function benchCold(context: BenchContext): Promise<Row[]> {
  return withShop(context, { DOCUMENT_CACHE_MB: '0' }, async ({ origin }, servers) => {
    const rows: Row[] = []
    const { documents, browses } = await readSite(origin)
    const load = { documents, browses, origin, isCold: true }
    if (context.parts.includes('cold'))
      for (const visitors of context.visitors)
        rows.push(await measureRow(context, COLD, servers, { ...load, visitors }))
    if (context.parts.includes('pages'))
      for (const kind of kinds) {
        const ofKind = { ...load, browses: [pathsOf(documents, kind)], visitors: PAGE_VISITORS }
        rows.push(await measureRow(context, coldPage(kind), servers, ofKind))
      }
    return rows
  })
}

/** Measures cached documents beside the same documents as files. */
function benchWarm(context: BenchContext): Promise<Row[]> {
  return withShop(context, {}, async ({ origin }, servers) => {
    const rows: Row[] = []
    const { documents, browses, bodies } = await readSite(origin)
    const floor = await serveFloorFiles(context.folder, bodies)
    try {
      for (const visitors of context.visitors) {
        const load = { documents, browses, visitors }
        rows.push(await measureRow(context, FLOOR, { server: floor.pid }, { ...load, origin: floor.origin }))
        rows.push(await measureRow(context, WARM, servers, { ...load, origin }))
      }
      return rows
    } finally {
      await floor.close()
    }
  })
}

async function bench(context: BenchContext): Promise<boolean> {
  const rows: Row[] = []
  if (context.parts.includes('warm')) rows.push(...(await benchWarm(context)))
  if (context.parts.some(part => part !== 'warm')) rows.push(...(await benchCold(context)))
  printRows(rows)
  const areMet = printSiteGoals(rows)
  return printMistakes(rows) && areMet
}

async function run(options: Options, interruption: AbortSignal): Promise<number> {
  await buildAll(interruption)
  const folder = await mkdtemp(join(tmpdir(), 'closyyy-bench-'))
  try {
    if (!options.usesPostgres) return (await bench({ ...options, folder, database: undefined, interruption })) ? 0 : 1
    const { DATABASE_URL } = process.env
    const outcome = await withPostgres(
      (url, pid) => bench({ ...options, folder, database: { url, pid }, interruption }),
      { ...process.env, ...(DATABASE_URL && { TEST_DATABASE_URL: DATABASE_URL }) },
    )
    if (!outcome.ran) throw new Error(outcome.reason)
    return outcome.value ? 0 : 1
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

await runToExit(interruption => run(readOptions(process.argv.slice(2)), interruption))
