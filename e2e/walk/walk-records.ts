import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { type Judgement, judgeVisits } from './judge-walk.ts'
import { roles } from './visitors.ts'
import type { Combination, RouteWalk } from './walk-shop.ts'
import { languages, type Size, sizes } from './walked-page.ts'

/** Findings of the last walk of one combination over one route. */
export interface WalkRecord extends Judgement {
  combination: string
  route: string
  /** Such as 2026-01-31 13:05, UTC. */
  walkedAt: string
  seconds: number
  found: number
  pressed: number
  /** Number of URLs of links. */
  addresses: number
  /** Where the route leads, if it is redirected. */
  redirectedTo?: string | undefined
}

export const nameOf = ({ role, language, size }: Combination) => `${role}, ${language}, ${size}`

/** Every combination that there is, in the order of the document. */
export const allCombinations: Combination[] = roles.flatMap(role =>
  languages.flatMap(language => (Object.keys(sizes) as Size[]).map(size => ({ role, language, size }))),
)

/** Returns the file of a combination: walks over different ones may run at the same time. */
const fileOf = (combination: string) => new URL(`records/${combination.replaceAll(', ', '-')}.ndjson`, import.meta.url)

export function readRecords(): WalkRecord[] {
  return allCombinations.flatMap(combination => readRecordsOf(nameOf(combination)))
}

function readRecordsOf(combination: string): WalkRecord[] {
  const file = fileOf(combination)
  if (!existsSync(file)) return []
  const lines = readFileSync(file, 'utf8').trim().split('\n')
  return lines.map(line => JSON.parse(line))
}

/** Replaces the record of a combination and a route; the others stay with their own times. */
export function saveRecord(record: WalkRecord): void {
  const others = readRecordsOf(record.combination).filter(({ route }) => route !== record.route)
  const records = [...others, record].sort((one, other) => (one.route < other.route ? -1 : 1))
  writeFileSync(fileOf(record.combination), records.map(one => `${JSON.stringify(one)}\n`).join(''))
}

export function recordOf({ combination, route, visits, urls, broken, milliseconds }: RouteWalk): WalkRecord {
  const sum = (key: 'found' | 'pressed') => visits.reduce((total, visit) => total + visit[key], 0)
  return {
    combination: nameOf(combination),
    route,
    walkedAt: new Date().toISOString().slice(0, 'yyyy-mm-ddThh:mm'.length).replace('T', ' '),
    seconds: Math.round(milliseconds / 1000),
    found: sum('found'),
    pressed: sum('pressed'),
    addresses: urls,
    redirectedTo: visits.find(visit => visit.redirectedTo)?.redirectedTo?.split('?')[0],
    ...judgeVisits(visits, broken),
  }
}
