import { randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { runToExit } from '@closyyy/tooling/processes/interruption'
import { freePort } from '@closyyy/tooling/shop/ports'
import { untilAborted } from '@closyyy/tooling/shop/running-shop'
import { request } from '@playwright/test'
import { readSite, type Site } from '../bench/site/browses.ts'
import { type ReleaseServer, startReleaseServer } from '../fixtures/document-server.ts'
import { type OwnShop, startOwnShop } from '../fixtures/own-shop.ts'
import { promoteRelease, sellProduct } from './freshness.ts'
import { type EdgeVisit, type Replay, replay, visitOf } from './replay.ts'
import { installVarnish, startVarnish, type Varnish } from './varnish.ts'

const usage = `Puts Varnish before the built shop and checks what it serves.
  npm run edge -- [--visits N] [--sales N] [--promotions N] [--outage-seconds N]
Exit codes: 0 all met, 1 a limit missed or an error.`

const MIN_HITS = 0.95
const MAX_SOLD_MS = 5_000
const MAX_PROMOTED_MS = 2_000
const CONCURRENCY = 8
/** Visits a second while the origin is down. */
const OUTAGE_RATE = 50
const SECOND_MS = 1_000
const START_TIMEOUT_MS = 60_000
const POLL_MS = 100

interface Options {
  visits: number
  sales: number
  promotions: number
  outageSeconds: number
}

/** @throws with the usage if an argument is unknown */
function readOptions(args: string[]): Options {
  const option = (value: string) => ({ type: 'string', default: value }) as const
  const { values } = parseArgs({
    args,
    options: {
      visits: option('5000'),
      sales: option('10'),
      promotions: option('5'),
      'outage-seconds': option('300'),
    },
  })
  const numbers = [values.visits, values.sales, values.promotions, values['outage-seconds']].map(Number)
  const [visits = 0, sales = 0, promotions = 0, outageSeconds = 0] = numbers
  if (numbers.some(count => !Number.isInteger(count) || count < 1)) throw new Error(usage)
  return { visits, sales, promotions, outageSeconds }
}

interface Result {
  check: string
  limit: string
  is: string
  isMet: boolean
}

interface EdgeShop {
  shop: OwnShop
  server: ReleaseServer
  edge: Varnish
}

function* visitsOf({ documents, browses }: Site, count: number): Generator<EdgeVisit> {
  const byPath = new Map(documents.map(document => [document.path, document]))
  const paths = browses.flat()
  for (let index = 0; index < count; index++) {
    const document = byPath.get(paths[index % paths.length] ?? '')
    if (document) yield visitOf(document, index)
  }
}

const percent = (share: number) => `${(share * 100).toFixed(1)} %`
const ms = (time: number) => `${time.toFixed(0)} ms`

function answered(check: string, { visits, right, mistakes }: Replay): Result {
  for (const mistake of mistakes) console.log(`${check}: ${mistake}`)
  return { check, limit: '100 %', is: `${percent(right / visits)} of ${visits}`, isMet: right === visits && visits > 0 }
}

async function timed(check: string, limit: number, count: number, measure: () => Promise<number>): Promise<Result> {
  const times: number[] = []
  for (let round = 0; round < count; round++) times.push(await measure())
  const worst = Math.max(...times)
  const median = times.toSorted((a, b) => a - b)[Math.floor(count / 2)] ?? 0
  return {
    check,
    limit: `≤ ${ms(limit)}`,
    is: `${ms(worst)}, median ${ms(median)}, ${count} times`,
    isMet: worst <= limit,
  }
}

/** Checks that the port of purges rejects requests without its key, and the public port all of them. */
async function checkPurges(edge: Varnish, purgeUrl: string, key: string): Promise<Result> {
  const statusOf = async (url: string, headers: Record<string, string>) =>
    (await fetch(url, { method: 'PURGE', headers: { 'surrogate-key': 'nothing', ...headers } })).status
  const statuses = [
    await statusOf(edge.origin, { 'x-purge-key': key }),
    await statusOf(purgeUrl, {}),
    await statusOf(purgeUrl, { 'x-purge-key': 'a-wrong-key-of-somebody' }),
    await statusOf(purgeUrl, { 'x-purge-key': key }),
  ].join(' ')
  const limit = '403 403 403 200'
  return { check: 'purges: public port, no key, wrong key, right key', limit, is: statuses, isMet: statuses === limit }
}

async function checkEdge({ shop, server, edge }: EdgeShop, options: Options): Promise<Result[]> {
  const results: Result[] = []
  const site = await readSite(server.origin)
  const replayed = await replay(edge.origin, visitsOf(site, options.visits), { concurrency: CONCURRENCY })
  results.push(answered('right documents', replayed))
  const hits = replayed.hits / replayed.visits
  results.push({ check: 'hits', limit: `≥ ${percent(MIN_HITS)}`, is: percent(hits), isMet: hits >= MIN_HITS })
  const api = await request.newContext({ baseURL: shop.apiOrigin })
  try {
    const sell = () => sellProduct(edge.origin, api)
    results.push(await timed('a sold product: its page, and a search', MAX_SOLD_MS, options.sales, sell))
  } finally {
    await api.dispose()
  }
  const promote = () => promoteRelease(edge.origin, server, ['/', '/listing/women', '/about'])
  results.push(await timed('a promoted release', MAX_PROMOTED_MS, options.promotions, promote))
  // Visits fill the cache with the documents of the last release.
  await replay(edge.origin, visitsOf(site, options.visits), { concurrency: CONCURRENCY })
  results.push(await outage({ shop, server, edge }, site, options.outageSeconds))
  return results
}

/** Ends the document server and the API, and visits the pages that the edge has stored. */
async function outage({ shop, server, edge }: EdgeShop, site: Site, seconds: number): Promise<Result> {
  console.log(`The origin is down for ${seconds} s …`)
  await Promise.all([shop.close(), server.close()])
  const endsAt = performance.now() + seconds * SECOND_MS
  const visits = (function* () {
    while (performance.now() < endsAt) yield* visitsOf(site, site.browses.flat().length)
  })()
  const pace = () => pause((SECOND_MS * CONCURRENCY) / OUTAGE_RATE)
  return answered(`origin down for ${seconds} s`, await replay(edge.origin, visits, { concurrency: CONCURRENCY, pace }))
}

/** Waits until the document server responds. */
async function untilServing({ origin }: ReleaseServer): Promise<void> {
  const deadline = performance.now() + START_TIMEOUT_MS
  while (!(await fetch(origin).catch(() => undefined))?.ok) {
    if (performance.now() > deadline) throw new Error('The document server does not respond.')
    await pause(POLL_MS)
  }
}

function print(results: Result[]): boolean {
  console.table(results.map(({ isMet, ...result }) => ({ ...result, verdict: isMet ? '✓' : '✗' })))
  return results.every(({ isMet }) => isMet)
}

await runToExit(async interruption => {
  const options = readOptions(process.argv.slice(2))
  await installVarnish()
  await using shop = await startOwnShop(interruption)
  const [port, purgePort, purgeKey] = [await freePort(), await freePort(), randomBytes(24).toString('hex')]
  const purgeUrl = `http://127.0.0.1:${purgePort}/`
  await using server = await startReleaseServer(shop.apiOrigin, {
    PUBLIC_URL: `http://localhost:${port}`,
    EDGE_PURGE_URL: purgeUrl,
    EDGE_PURGE_KEY: purgeKey,
  })
  await using edge = await startVarnish({ backend: server.origin, port, purgePort, purgeKey })
  const work = async () => {
    await untilServing(server)
    const purges = await checkPurges(edge, purgeUrl, purgeKey)
    return print([purges, ...(await checkEdge({ shop, server, edge }, options))])
  }
  return (await Promise.race([work(), untilAborted(interruption).then(() => false)])) ? 0 : 1
})
