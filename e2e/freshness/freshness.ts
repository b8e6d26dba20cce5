import { runToExit } from '@closyyy/tooling/processes/interruption'
import { untilAborted } from '@closyyy/tooling/shop/running-shop'
import { type APIRequestContext, request } from '@playwright/test'
import { quantileOf } from '../bench/quantile.ts'
import { pathOf, type WireProduct } from '../fixtures/catalogue.ts'
import { type ReleaseServer, startDocumentServer, startReleaseServer } from '../fixtures/document-server.ts'
import { changeProduct, listProduct } from '../fixtures/listed-product.ts'
import { type OwnShop, startOwnShop } from '../fixtures/own-shop.ts'
import { placeOrder } from '../fixtures/placed-order.ts'

const CHANGES = 100
const PROMOTIONS = 10
const UNANNOUNCED_CHANGES = 5
/** In milliseconds. */
const LIMIT_MS = 2_000
const UNANNOUNCED_LIMIT_MS = 6_000
const TIMEOUT_MS = 30_000
const STORED_MS = 100

/** Document servers on one API and one release store. */
interface Servers {
  /** Caches documents; so does the second one, in a process of its own. */
  cached: [ReleaseServer, { origin: string }]
  /** Caches documents without being told of changes. */
  unannounced: { origin: string }
  /** Renders every document. */
  uncached: { origin: string }
}

/** One kind of change, and the time until every page was right on every server, in milliseconds. */
interface Measurement {
  change: string
  milliseconds: number
}

type Change = (requests: APIRequestContext, product: WireProduct) => Promise<unknown>

/** Changes of a product in the order in which they can happen. */
const changes: [string, Change][] = [
  ['price', (requests, product) => changeProduct(requests, product, { price: product.price + 50 })],
  ['ordered', (requests, product) => placeOrder(requests, product)],
]

const pathsOf = (product: WireProduct) => [
  '/',
  '/listing/women',
  '/search?query=freshness',
  pathOf({ ...product, sold: false }),
  `/user/${product.user.id}`,
]

async function fetchDocument(origin: string, path: string): Promise<string> {
  const response = await fetch(origin + path)
  const text = await response.text()
  if (response.status >= 500) throw new Error(`${path} returned ${response.status}.`)
  return text
}

/** Reads what a page should be; a busy machine may render the frame instead. */
async function fetchRendered(origin: string, path: string): Promise<string> {
  const deadline = performance.now() + TIMEOUT_MS
  while (performance.now() < deadline) {
    const text = await fetchDocument(origin, path)
    if (text.includes('"mode":"full"')) return text
  }
  throw new Error(`${path} was not rendered in full for ${TIMEOUT_MS / 1_000} s.`)
}

/** Reads a page again and again; returns the time since `start` at which it became what it is in the end. */
async function timeUntilRight(url: { origin: string; path: string }, expected: Promise<string>, start: number) {
  let right: string | undefined
  void expected.then(text => (right = text))
  const reads: { at: number; text: string }[] = []
  while (performance.now() - start < TIMEOUT_MS) {
    const text = await fetchDocument(url.origin, url.path)
    const known = reads.at(-1)?.text === text
    if (!known) reads.push({ at: performance.now() - start, text })
    if (text === right) return reads.at(-1)?.at ?? 0
  }
  throw new Error(`${url.path} was still wrong after ${TIMEOUT_MS / 1_000} s: ${difference(reads.at(-1)?.text, right)}`)
}

const EXCERPT = 200

/** Returns the texts around the first difference. */
function difference(one = '', other = ''): string {
  let start = 0
  while (start < one.length && one[start] === other[start]) start++
  return [one, other].map(text => text.slice(Math.max(0, start - EXCERPT / 2), start + EXCERPT)).join('\n  instead of ')
}

/** Runs a change while its pages are cached; returns the time until all are right on all servers. */
async function measureChange(
  servers: { origin: string }[],
  uncached: string,
  paths: string[],
  change: () => Promise<unknown>,
): Promise<number> {
  const pages = servers.flatMap(({ origin }) => paths.map(path => ({ origin, path })))
  await Promise.all(pages.map(({ origin, path }) => fetchDocument(origin, path)))
  await new Promise(resolve => setTimeout(resolve, STORED_MS))
  await change()
  const start = performance.now()
  const expected = new Map(paths.map(path => [path, fetchRendered(uncached, path)]))
  const times = await Promise.all(
    pages.map(page => timeUntilRight(page, expected.get(page.path) ?? Promise.reject(new Error(page.path)), start)),
  )
  return Math.max(...times)
}

async function measureChanges(servers: Servers, requests: APIRequestContext): Promise<Measurement[]> {
  const measurements: Measurement[] = []
  while (measurements.length < CHANGES) {
    let product: WireProduct | undefined
    const list = async () => (product = await listProduct(requests, { title: 'Freshness shawl' }))
    const add = (change: string, milliseconds: number) => measurements.push({ change, milliseconds })
    add('new', await measureChange(servers.cached, servers.uncached.origin, ['/', '/listing/women'], list))
    for (const [name, change] of changes) {
      const changed = product
      if (!changed) break
      const paths = pathsOf(changed)
      add(name, await measureChange(servers.cached, servers.uncached.origin, paths, () => change(requests, changed)))
    }
  }
  return measurements
}

async function measureUnannounced({ unannounced, uncached }: Servers, requests: APIRequestContext) {
  const measurements: Measurement[] = []
  for (let count = 0; count < UNANNOUNCED_CHANGES; count++) {
    const product = await listProduct(requests, { title: 'Freshness shawl' })
    const change = () => changeProduct(requests, product, { price: product.price + 50 })
    const milliseconds = await measureChange([unannounced], uncached.origin, pathsOf(product), change)
    measurements.push({ change: 'price, not announced', milliseconds })
  }
  return measurements
}

/** Promotes releases while the home page is visited; also counts the visits that waited for a render. */
async function measurePromotions({ cached }: Servers) {
  const measurements: Measurement[] = []
  const [server] = cached
  let [visits, waits] = [0, 0]
  for (let count = 0; count < PROMOTIONS; count++) {
    const id = await server.publishAgain('storefront', () => ({ entry: `\n// ${count}`, server: '' }))
    await Promise.all(cached.map(({ origin }) => fetchRendered(origin, '/')))
    await server.promote('storefront', id)
    const start = performance.now()
    const isServed = async (origin: string) => {
      const response = await fetch(origin)
      visits++
      if (response.headers.get('cache-status')?.includes('fwd=miss')) waits++
      return (await response.text()).includes(`/releases/storefront/${id}/`)
    }
    const untilServed = async ({ origin }: { origin: string }) => {
      while (!(await isServed(origin)))
        if (performance.now() - start > TIMEOUT_MS) throw new Error(`${id} is not served at ${origin}.`)
    }
    await Promise.all(cached.map(untilServed))
    measurements.push({ change: 'promoted', milliseconds: performance.now() - start })
  }
  console.log(`${waits} of ${visits} visits during the promotions waited for a render.`)
  return { measurements, areMet: waits === 0 }
}

/** Prints a row for each kind of change; returns true if all were right in time. */
function print(measurements: Measurement[], limit: number): boolean {
  const rows = Object.entries(Object.groupBy(measurements, ({ change }) => change)).map(([change, group = []]) => {
    const times = group.map(({ milliseconds }) => milliseconds)
    const [p50, p99] = [quantileOf(times, 0.5), quantileOf(times, 0.99)].map(Math.round)
    return { change, count: times.length, 'p50 ms': p50, 'p99 ms': p99, 'limit ms': limit }
  })
  console.table(rows)
  return measurements.length > 0 && measurements.every(({ milliseconds }) => milliseconds <= limit)
}

/** Starts the document servers; `started` closes them. */
async function startServers({ origin, apiOrigin }: OwnShop, started: AsyncDisposableStack): Promise<Servers> {
  const settings = { PUBLIC_URL: origin }
  const first = started.use(await startReleaseServer(apiOrigin, settings))
  const start = async (api: string, own: Record<string, string> = {}) =>
    started.use(await startDocumentServer(first.folder, api, { ...settings, ...own }))
  const second = await start(apiOrigin)
  // The shop's own server does not pass on the announcements.
  const unannounced = await start(origin)
  const uncached = await start(apiOrigin, { DOCUMENT_CACHE_MB: '0' })
  for (const server of [first, second, unannounced, uncached]) await untilReady(server.origin)
  return { cached: [first, second], unannounced, uncached }
}

async function untilReady(origin: string): Promise<void> {
  const deadline = Date.now() + TIMEOUT_MS
  while (Date.now() < deadline) {
    if (
      await fetch(origin).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return
    await new Promise(resolve => setTimeout(resolve, STORED_MS))
  }
  throw new Error(`${origin} did not start.`)
}

await runToExit(async interruption => {
  await using shop = await startOwnShop(interruption)
  await using started = new AsyncDisposableStack()
  const servers = await startServers(shop, started)
  await using requests = await request.newContext({ baseURL: shop.origin })
  const measure = async () => {
    const announced = await measureChanges(servers, requests)
    const unannounced = await measureUnannounced(servers, requests)
    const promoted = await measurePromotions(servers)
    announced.push(...promoted.measurements)
    return [print(announced, LIMIT_MS), print(unannounced, UNANNOUNCED_LIMIT_MS), promoted.areMet].every(Boolean)
  }
  return (await Promise.race([measure(), untilAborted(interruption).then(() => false)])) ? 0 : 1
})
