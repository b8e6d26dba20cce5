import { type APIRequestContext, type Browser, request } from '@playwright/test'
import { listControls } from './page-controls.ts'
import { type Memory, type PageWalk, pressControls } from './presses.ts'
import { type Role, restoreStorage, storedBy } from './visitors.ts'
import { prepareData, type WalkData } from './walk-data.ts'
import { openContext, openWalkedPage, type View, type WalkedPage } from './walked-page.ts'
import { readWalkedPaths, type WalkedPath } from './walked-routes.ts'

/** Who walks, and how they look at the shop. */
export interface Combination extends View {
  role: Role
}

/** What the walk found at one path. */
export interface Visit extends WalkedPath, Combination {
  /** Where the path leads, if it is redirected. */
  redirectedTo: string | undefined
  found: number
  pressed: number
  problems: string[]
}

interface WalkOptions {
  browser: Browser
  origin: string
  combinations: Omit<Combination, 'origin'>[]
  /** Visits the routes with these ids only; all without any. */
  routes: string[]
  onVisit: (visit: Visit) => void
}

/** Visits every route in every combination; returns what was found, and what is wrong with the addresses of the links. */
export async function walkShop({ browser, origin, combinations, routes, onVisit }: WalkOptions) {
  const requests = await request.newContext({ baseURL: origin })
  const data = await prepareData(requests)
  const visits: Visit[] = []
  const addresses = new Set<string>()
  const memories = new Map<string, Memory>()
  for (const view of combinations) {
    const combination = { ...view, origin }
    const isGuest = view.role === 'guest'
    const seenBy = `${isGuest ? 'guest' : 'person'} ${view.language} ${view.size}`
    const memory = memories.get(seenBy) ?? { pressed: new Set(), links: new Set(), addresses }
    memories.set(seenBy, memory)
    for await (const visit of walkAs(browser, requests, { combination, data, routes, memory })) {
      visits.push(visit)
      onVisit(visit)
    }
  }
  const broken = await brokenAddresses(requests, origin, addresses)
  await requests.dispose()
  return { visits, addresses: addresses.size, broken }
}

interface Walk {
  combination: Combination
  data: WalkData
  routes: string[]
  memory: Memory
}

async function* walkAs(browser: Browser, requests: APIRequestContext, walk: Walk): AsyncGenerator<Visit> {
  const { combination, data, routes, memory } = walk
  const context = await openContext(browser, combination)
  await restoreStorage(context, await storedBy(requests, combination.role, data))
  const walked = await openWalkedPage(context, combination)
  for (const target of await readWalkedPaths(combination.role, data)) {
    if (routes.length > 0 && !routes.includes(target.route)) continue
    yield { ...target, ...combination, ...(await visitPath(walked, target, memory)) }
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

/** Opens every address within the shop once; returns those that cannot be opened. */
async function brokenAddresses(requests: APIRequestContext, origin: string, addresses: Set<string>) {
  const urls = [...addresses].filter(url => url.startsWith(origin)).map(url => url.split('#')[0] ?? url)
  const broken: string[] = []
  for (const url of new Set(urls)) {
    const response = await requests.get(url, { maxRedirects: 0 })
    if (response.status() >= 400) broken.push(`${url} returns ${response.status()}`)
    await response.dispose()
  }
  return broken
}
