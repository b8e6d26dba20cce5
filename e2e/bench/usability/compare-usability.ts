import type { Browser } from '@playwright/test'
import { type FloorPage, startFloor } from '../floor-page.ts'
import type { Goal } from '../goals.ts'
import { kb } from '../load-times.ts'
import { describePhone, entryPhone, type Phone, slowPhone } from '../phones.ts'
import { medianOf, quantileOf } from '../quantile.ts'
import { type InputDelays, interactions, measureInputs } from './input-delays.ts'
import { measureSecondVisit, type SecondVisit } from './second-visit.ts'
import { type TapVisit, visitAndTap } from './tap-visit.ts'

export const usabilityParts = ['taps', 'inputs', 'second'] as const
export type UsabilityPart = (typeof usabilityParts)[number]

interface UsabilityOptions {
  origin: string
  /** Origin of the same pages from one bundle, to compare with. */
  monolith: string | undefined
  visits: number
  phones: Phone[]
  parts: UsabilityPart[]
}

export const phones = { slow: slowPhone, entry: entryPhone }

const pages = { home: '/', listing: '/listing/women' }
const MIN_VISITS = 5

/** Most milliseconds until a page is hydrated, and from a tap on a card until its product's page is complete. */
const limits = new Map([
  [slowPhone, { hydrated: 2_000, complete: 800 }],
  [entryPhone, { hydrated: 5_000, complete: 3_000 }],
])
const MAX_KNOWN_MS = 100
const MAX_INPUT_MS = 100
const MAX_SECOND_KB = 40
const MAX_SECOND_LCP = 0.5

/** Prints how soon the pages can be used, beside the chosen comparisons; returns the goals. */
export async function compareUsability(browser: Browser, options: UsabilityOptions): Promise<Goal[]> {
  const goals: Goal[] = []
  for (const phone of options.phones) {
    console.log(`${describePhone(phone)}; ${options.visits} visits with empty caches, of which “second” repeats each.`)
    if (options.parts.includes('taps')) goals.push(...(await compareTaps(browser, phone, options)))
    if (options.parts.includes('inputs')) goals.push(...(await compareInputs(browser, phone, options)))
    if (options.parts.includes('second')) goals.push(...(await compareSecondVisits(browser, phone, options)))
  }
  return goals
}

async function compareTaps(browser: Browser, phone: Phone, options: UsabilityOptions): Promise<Goal[]> {
  const floor = await startFloor(browser, options.origin + pages.listing)
  const urls = urlsOf(options, floor)
  const visited = await inTurn(urls, options.visits, url => visitAndTap(browser, url, phone))
  await floor.close()
  const of = (name: string, key: keyof TapVisit) => medianOf(visited.get(name)?.map(visit => visit[key]))
  console.table(
    Object.keys(urls).map(page => ({
      page,
      'LCP ms': rounded(of(page, 'lcp')),
      'x floor': (of(page, 'lcp') / of('floor', 'lcp')).toFixed(2),
      'hydrated ms': rounded(of(page, 'hydrated')),
      'tap to photo, title, price ms': rounded(of(page, 'known')),
      'tap to all ms': rounded(of(page, 'complete')),
    })),
  )
  const limit = limits.get(phone) ?? { hydrated: Number.NaN, complete: Number.NaN }
  return Object.keys(pages).flatMap(page => [
    goalOf(`${phone.name}, ${page}: hydrated, ms`, limit.hydrated, of(page, 'hydrated'), options),
    goalOf(`${phone.name}, ${page}: tap to photo, title, price, ms`, MAX_KNOWN_MS, of(page, 'known'), options),
    goalOf(`${phone.name}, ${page}: tap to all of the product, ms`, limit.complete, of(page, 'complete'), options),
  ])
}

async function compareInputs(browser: Browser, phone: Phone, options: UsabilityOptions): Promise<Goal[]> {
  const { origin, monolith } = options
  const origins = { shop: origin, ...(monolith && { 'one bundle': monolith }) }
  const measured = await inTurn<InputDelays>(origins, options.visits, url => measureInputs(browser, url, phone))
  const p75 = (name: string, key: keyof InputDelays) =>
    quantileOf(
      measured.get(name)?.map(delays => delays[key]),
      0.75,
    )
  const rows = Object.keys(origins).map(name => [
    ['input delay, p75 in ms', name],
    ...interactions.map(key => [key, rounded(p75(name, key))]),
  ])
  console.table(rows.map(row => Object.fromEntries(row)))
  return interactions.map(key =>
    goalOf(`${phone.name}: INP of ${key}, p75 in ms`, MAX_INPUT_MS, p75('shop', key), options),
  )
}

async function compareSecondVisits(browser: Browser, phone: Phone, options: UsabilityOptions): Promise<Goal[]> {
  const floor = await startFloor(browser, options.origin + pages.listing)
  const urls = urlsOf(options, floor)
  const measured = await inTurn(urls, options.visits, url => measureSecondVisit(browser, new URL(url), phone))
  await floor.close()
  const of = (name: string, key: keyof SecondVisit) => medianOf(measured.get(name)?.map(visit => visit[key]))
  const ratio = (name: string) => of(name, 'secondLcp') / of(name, 'firstLcp')
  console.table(
    Object.keys(urls).map(page => ({
      page,
      'first LCP ms': rounded(of(page, 'firstLcp')),
      'second LCP ms': rounded(of(page, 'secondLcp')),
      'times the first': ratio(page).toFixed(2),
      'second visit KB': kb(of(page, 'bytes')),
    })),
  )
  return Object.keys(pages).flatMap(page => [
    goalOf(`${phone.name}, ${page}: second visit, KB`, MAX_SECOND_KB, of(page, 'bytes') / 1_024, options),
    goalOf(`${phone.name}, ${page}: LCP of the second visit, times the first`, MAX_SECOND_LCP, ratio(page), options),
  ])
}

function urlsOf({ origin, monolith }: UsabilityOptions, floor: FloorPage): Record<string, string> {
  const own = Object.entries(pages).flatMap(([page, path]) => [
    [page, origin + path],
    ...(monolith ? [[`${page}, one bundle`, monolith + path]] : []),
  ])
  return { floor: floor.url, ...Object.fromEntries(own) }
}

/** Measures all URLs once per visit, in alternating order, after one visit that fills the caches of the servers. */
async function inTurn<Result>(
  urls: Record<string, string>,
  visits: number,
  measure: (url: string) => Promise<Result>,
): Promise<Map<string, Result[]>> {
  const results = new Map<string, Result[]>(Object.keys(urls).map(name => [name, []]))
  for (const url of Object.values(urls)) await fetch(url)
  for (let run = 0; run < visits; run++) {
    const turn = Object.entries(urls)
    for (const [name, url] of run % 2 === 0 ? turn : turn.reverse()) results.get(name)?.push(await measure(url))
  }
  return results
}

const rounded = (time: number) => (Number.isFinite(time) ? Math.round(time) : '')

const goalOf = (goal: string, max: number, is: number, { visits }: UsabilityOptions): Goal => ({
  goal,
  max,
  is,
  isReliable: visits >= MIN_VISITS,
})
