import type { Browser } from '@playwright/test'
import { startFloor } from './floor-page.ts'
import type { Goal } from './goals.ts'
import { measurePage, type Visit } from './measure-page.ts'
import { medianOf } from './quantile.ts'

const FLOOR = 'floor'
const pages = { home: '/', listing: '/listing/women' }
/** Fewer visits give medians that differ by a tenth from run to run. */
const MIN_VISITS = 5
const MAX_RATIO = 1.1

interface LoadTimeOptions {
  origin: string
  /** Origin of the same pages from one bundle, to compare with. */
  monolith: string | undefined
  visits: number
  /** Compares with a floor page too. */
  hasFloor: boolean
}

const ofMonolith = (page: string) => `${page}, one bundle`

/** Prints the load times of Home and Listing beside the chosen comparisons, visited in alternating order; returns the goals. */
export async function compareLoadTimes(browser: Browser, options: LoadTimeOptions): Promise<Goal[]> {
  const { origin, monolith, visits } = options
  const floor = options.hasFloor ? await startFloor(browser, origin + pages.listing) : undefined
  const urls: Record<string, string> = { ...(floor && { [FLOOR]: floor.url }) }
  for (const [page, path] of Object.entries(pages)) {
    urls[page] = origin + path
    if (monolith) urls[ofMonolith(page)] = monolith + path
  }
  const visited: Record<string, Visit[]> = {}
  for (const [name, url] of Object.entries(urls)) {
    visited[name] = []
    // Fills the caches of the servers.
    await measurePage(browser, url)
  }
  for (let run = 0; run < visits; run++) {
    const inTurn = Object.entries(urls)
    for (const [name, url] of run % 2 === 0 ? inTurn : inTurn.reverse())
      visited[name]?.push(await measurePage(browser, url))
  }
  await floor?.close()
  print(visited, visits)
  return monolith ? Object.keys(pages).flatMap(page => goalsOf(page, visited, visits)) : []
}

function goalsOf(page: string, visited: Record<string, Visit[]>, visits: number): Goal[] {
  const of = (name: string, key: keyof Visit) => medianOf(visited[name]?.map(visit => visit[key]))
  const ratio = (key: keyof Visit) => of(page, key) / of(ofMonolith(page), key)
  const goal = (what: string, key: keyof Visit) => ({
    goal: `${page}: ${what}, times that of one bundle`,
    max: MAX_RATIO,
    is: ratio(key),
    isReliable: visits >= MIN_VISITS,
  })
  return [goal('LCP', 'lcp'), goal('interactive', 'interactive')]
}

export const kb = (bytes: number) => (bytes / 1024).toFixed(1)

const milliseconds = (time: number) => (Number.isFinite(time) ? Math.round(time) : '')

function print(visited: Record<string, Visit[]>, visits: number): void {
  const rows = Object.entries(visited).map(([page, ofPage]) => {
    const of = (key: keyof Visit) => medianOf(ofPage.map(visit => visit[key]))
    const timesFloor = (key: keyof Visit) =>
      visited[FLOOR] ? (of(key) / medianOf(visited[FLOOR].map(visit => visit[key]))).toFixed(2) : ''
    return {
      page,
      'FCP ms': milliseconds(of('fcp')),
      'x floor': timesFloor('fcp'),
      'LCP ms': milliseconds(of('lcp')),
      'x floor ': timesFloor('lcp'),
      'interactive ms': milliseconds(of('interactive')),
      'TBT ms': milliseconds(of('tbt')),
      CLS: of('cls').toFixed(3),
      requests: of('requests'),
      'all KB': kb(of('bytes')),
      'script KB': kb(of('scriptBytes')),
      'steps to LCP': of('lcpDepth'),
      steps: of('depth'),
    }
  })
  console.log(
    `Slow phone: 150 ms latency, 1.6 Mbit/s, CPU 4 times slower; medians of ${visits} visits with empty caches.`,
  )
  console.table(rows)
}
