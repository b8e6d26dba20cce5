import { type APIRequestContext, type Browser, request } from '@playwright/test'
import { listControls } from './page-controls.ts'
import { type Memory, type PageWalk, pressControls } from './presses.ts'
import { type Role, restoreStorage, storedBy } from './visitors.ts'
import { prepareData, type WalkData } from './walk-data.ts'
import { openContext, openWalkedPage, type View, type WalkedPage } from './walked-page.ts'
import { readWalkedPaths, type WalkedPath } from './walked-routes.ts'

/** Groups of combinations that walk at the same time: they wait more than they compute. */
const LANES = 4

/** Who walks, and how they look at the shop. */
export interface Combination extends Omit<View, 'origin'> {
  role: Role
}

/** What the walk found at one path. */
export interface Visit extends WalkedPath {
  /** Where the path leads, if it is redirected. */
  redirectedTo: string | undefined
  found: number
  pressed: number
  problems: string[]
}

/** What one combination found on the pages of one route. */
export interface RouteWalk {
  combination: Combination
  route: string
  visits: Visit[]
  /** Number of distinct URLs of links. */
  urls: number
  /** Findings about URLs that cannot be opened. */
  broken: string[]
  milliseconds: number
}

interface WalkOptions {
  browser: Browser
  origin: string
  combinations: Combination[]
  /** Visits the routes with these ids only; all without any. */
  routes: string[]
  onWalked: (walk: RouteWalk) => void
}

/** A walk over a shop, with what its combinations share. */
interface ShopWalk extends WalkOptions {
  requests: APIRequestContext
  data: WalkData
  /** URLs with their failure, if any. */
  opened: Map<string, string | undefined>
}

/** Visits every route in every combination. */
export async function walkShop(options: WalkOptions): Promise<void> {
  const requests = await request.newContext({ baseURL: options.origin })
  const walk = { ...options, requests, data: await prepareData(requests), opened: new Map() }
  const groups = Object.values(Object.groupBy(options.combinations, ({ language, size }) => `${language} ${size}`))
  const lanes = Array.from({ length: LANES }, async () => {
    for (let group = groups.shift(); group; group = groups.shift()) await walkGroup(walk, group)
  })
  await Promise.all(lanes)
  await requests.dispose()
}

/** Walks as each visitor of one language and size: what looks the same to two of them is pressed by the first. */
async function walkGroup(walk: ShopWalk, combinations: Combination[]): Promise<void> {
  const [guest, person] = [newMemory(), newMemory()]
  for (const combination of combinations) await walkAs(walk, combination, combination.role === 'guest' ? guest : person)
}

const newMemory = (): Memory => ({ pressed: new Set(), links: new Set(), urls: new Set() })

async function walkAs(walk: ShopWalk, combination: Combination, memory: Memory): Promise<void> {
  const { browser, origin, requests, data, routes } = walk
  const view = { ...combination, origin }
  const context = await openContext(browser, view)
  await restoreStorage(context, await storedBy(requests, combination.role, data))
  const walked = await openWalkedPage(context, view)
  const paths = Object.groupBy(await readWalkedPaths(combination.role, data), ({ route }) => route)
  for (const [route, targets = []] of Object.entries(paths)) {
    if (routes.length > 0 && !routes.includes(route)) continue
    const startedAt = performance.now()
    const urls = new Set<string>()
    const visits: Visit[] = []
    for (const target of targets) visits.push({ ...target, ...(await visitPath(walked, target, { ...memory, urls })) })
    const broken = (await brokenUrls(walk, urls)).map(failure => `broken for a ${combination.role}: ${failure}`)
    const milliseconds = performance.now() - startedAt
    walk.onWalked({ combination, route, visits, urls: urls.size, broken, milliseconds })
  }
  await context.close()
}

async function visitPath(walked: WalkedPage, { path, route }: WalkedPath, memory: Memory) {
  const walk: PageWalk = { walked, path, route, memory, found: new Set(), kinds: new Map(), pressed: 0, problems: [] }
  let redirectedTo: string | undefined
  try {
    const end = await walked.open(path)
    if (pathOf(end) === pathOf(path)) {
      const controls = await walked.page.evaluate(listControls)
      walk.problems.push(...(await walked.check(controls.map(({ key }) => key))))
      await pressControls(walk, controls)
    } else redirectedTo = end
  } catch (error) {
    walk.problems.push(`not visited: ${(error as Error).message.split('\n')[0]}`)
  }
  walk.problems.push(...walked.takeMessages().map(message => `message: ${message}`))
  return { redirectedTo, found: walk.found.size, pressed: walk.pressed, problems: [...new Set(walk.problems)] }
}

const pathOf = (url: string) => url.split('?')[0]

/** Opens every URL within the shop once; returns those that cannot be opened. */
async function brokenUrls({ requests, origin, opened }: ShopWalk, urls: Set<string>): Promise<string[]> {
  const own = new Set([...urls].filter(url => url.startsWith(origin)).map(url => url.split('#')[0] ?? url))
  for (const url of own) {
    if (opened.has(url)) continue
    const response = await requests.get(url, { maxRedirects: 0 })
    opened.set(url, response.status() >= 400 ? `${url.slice(origin.length)} returns ${response.status()}` : undefined)
    await response.dispose()
  }
  return [...own].flatMap(url => opened.get(url) ?? [])
}
