import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs, stripVTControlCharacters } from 'node:util'
import type { OfferedCalls } from '@closyyy/releases/call-compatibility'
import { installHeadlessShell } from '@closyyy/tooling/browsers/chromium'
import { buildAll } from '@closyyy/tooling/build'
import { releasesDir, env as tooling } from '@closyyy/tooling/env'
import { runToExit } from '@closyyy/tooling/processes/interruption'
import { untilAborted } from '@closyyy/tooling/shop/running-shop'
import { units } from '@closyyy/tooling/units'
import { chromium, request } from '@playwright/test'
import { env } from '../env.ts'
import { quietBrowser } from '../fixtures/quiet-browser.ts'
import { type Combination, combinationsOf, type Outcome, printOutcomes, type Version } from './combinations.ts'
import { runJourney } from './journey.ts'
import { findRevisionProblem, hasHistory, readPrevious, recordPrevious } from './previous.ts'
import { buildPrevious, type PreviousBuild } from './previous-build.ts'
import { collectReleases, findRefusal, releasesOf, type SkewReleases } from './skew-releases.ts'
import { type SkewShop, startSkewShop } from './skew-shop.ts'

const usage = `Runs a smoke journey with every combination of this version (N) and the one released before (N−1) of each
unit and of the API that the checks of a promotion admit:
  npm run skew
  npm run skew -- --cut   records the checked-out revision as N−1, after a release of all units
Exit codes: 0 all admitted combinations passed, 1 one failed or an error.`

const MAX_ATTEMPTS = 3

const previousOnly: Combination = Object.fromEntries(units.map(unit => [unit, 'N−1']))

/** Runs all combinations on one database, which N−1 creates and fills and N then migrates. */
async function runCombinations(shop: SkewShop, releases: SkewReleases, previousRoot: string): Promise<Outcome[]> {
  const browser = await chromium.launch({ executablePath: env.browser, args: quietBrowser })
  const requests = await request.newContext({ baseURL: shop.origin })
  const roots: Record<Version, string> = { N: tooling.root, 'N−1': previousRoot }
  const outcomes: Outcome[] = []
  /** Calls of the running API. */
  let calls: OfferedCalls | undefined
  /** Outcomes by API and release ids: a unit that did not change has the same release in both versions. */
  const known = new Map<string, Outcome>()

  async function runOnce(api: Version, combination: Combination): Promise<Outcome> {
    const key = JSON.stringify([api, releasesOf(releases, combination)])
    const same = known.get(key)
    if (same) return { ...same, combination, note: same.result === 'passed' ? 'same releases as above' : same.note }
    const outcome = await runOne(api, combination)
    known.set(key, outcome)
    return outcome
  }

  async function runOne(api: Version, combination: Combination): Promise<Outcome> {
    const current = releasesOf(releases, combination)
    const refusal = await findRefusal(releases, current, calls)
    if (refusal) return { api, combination, result: 'refused', note: refusal }
    const startedAt = performance.now()
    try {
      await shop.untilServed(current)
      await runOnEachRelease(() => runJourney(browser, requests, shop.origin))
      return { api, combination, result: 'passed', note: `${((performance.now() - startedAt) / 1_000).toFixed(1)} s` }
    } catch (error) {
      return { api, combination, result: 'failed', note: stripVTControlCharacters((error as Error).message) }
    }
  }

  try {
    calls = await shop.runApi(roots['N−1'])
    const before = await runOne('N−1', previousOnly)
    if (before.result !== 'passed') throw new Error(`The journey fails with N−1 alone: ${before.note}`)
    for (const api of ['N', 'N−1'] as const) {
      calls = await shop.runApi(roots[api])
      for (const combination of combinationsOf(units)) {
        const outcome = await runOnce(api, combination)
        outcomes.push(outcome)
        console.log(`${outcomes.length} ${describeOutcome(outcome)}`)
      }
    }
    return outcomes
  } finally {
    await requests.dispose()
    await browser.close()
  }
}

/**
 * Repeats a journey in which a release was replaced because it took too long, as on a busy machine: a combination passes
 * only with its own releases. @throws if that happens each time
 */
async function runOnEachRelease(journey: () => Promise<string[]>): Promise<void> {
  let replaced: string[] = []
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    replaced = await journey()
    if (replaced.length === 0) return
  }
  throw new Error(replaced[0])
}

function describeOutcome({ api, combination, result, note }: Outcome): string {
  const parts = Object.entries({ ...combination, API: api }).map(part => part.join(' '))
  return `${parts.join(', ')}: ${result} (${note})`
}

async function run(interruption: AbortSignal): Promise<number> {
  const { revision, date } = await readPrevious()
  if (!(await hasHistory(tooling.root)))
    throw new Error('The previous version is built from the history: clone it whole.')
  const problem = await findRevisionProblem(tooling.root, revision)
  if (problem) throw new Error(problem)
  installHeadlessShell()
  await buildAll(interruption)
  console.log(`Building N−1, revision ${revision.slice(0, 12)} of ${date} …`)
  const base = await mkdtemp(join(tmpdir(), 'closyyy-skew-'))
  let previous: PreviousBuild | undefined
  let shop: SkewShop | undefined
  try {
    previous = await buildPrevious(revision, interruption)
    const folder = join(base, 'releases')
    const releases = await collectReleases(folder, { current: releasesDir, previous: previous.releasesDir })
    shop = await startSkewShop({ releasesDir: folder, dataDir: join(base, 'data') }, interruption)
    const interrupted = untilAborted(interruption).then(() => undefined)
    const outcomes = await Promise.race([runCombinations(shop, releases, previous.root), interrupted])
    return outcomes && printOutcomes(outcomes) ? 0 : 1
  } finally {
    await shop?.close()
    await previous?.remove()
    await rm(base, { recursive: true, force: true })
  }
}

async function cut(): Promise<number> {
  const { revision, date } = await recordPrevious(tooling.root)
  console.log(`N−1 is ${revision.slice(0, 12)} of ${date} now: commit e2e/skew/previous.json.`)
  return 0
}

/** @throws with the usage if an argument is unknown */
function isCut(args: string[]): boolean {
  try {
    return parseArgs({ args, options: { cut: { type: 'boolean', default: false } } }).values.cut
  } catch {
    throw new Error(usage)
  }
}

await runToExit(interruption => (isCut(process.argv.slice(2)) ? cut() : run(interruption)))
