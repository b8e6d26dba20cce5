import { parseArgs, stripVTControlCharacters } from 'node:util'
import { installHeadlessShell } from '@closyyy/tooling/browsers/chromium'
import { runToExit } from '@closyyy/tooling/processes/interruption'
import { untilAborted } from '@closyyy/tooling/shop/running-shop'
import { type Browser, chromium, type Page, request } from '@playwright/test'
import { env } from '../env.ts'
import { type ReleaseServer, startReleaseServer } from '../fixtures/document-server.ts'
import { started } from '../fixtures/open-page.ts'
import { startOwnShop } from '../fixtures/own-shop.ts'
import { quietBrowser } from '../fixtures/quiet-browser.ts'
import { type VariantOf, withText } from '../fixtures/release-variants.ts'
import { signIn } from '../fixtures/sign-in.ts'
import { applyFault, type Fault, faults } from './faults.ts'
import { readTestedUnits, type TestedUnit } from './tested-units.ts'

const LAST_GOOD = 'Last good release.'
const CURRENT = 'Current release.'
const TIMEOUT_MS = 30_000
/** A release is replaced within this time, beyond what its page takes without a fault. */
const LIMIT_MS = 3_000
const RUNS = 3

const healthy: Fault = { name: 'no fault' }

interface Outcome {
  unit: string
  fault: string
  /** Time from the first request that fails to the page of the last good release. */
  milliseconds: number
  problem?: string
}

/** Opens a page of each unit with each fault of its current release, before which a healthy one was current. */
async function runFaults(browser: Browser, server: ReleaseServer, only: string[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  const selected = faults.filter(({ name }) => only.every(words => name.includes(words)))
  const units = (await readTestedUnits(server.folder)).map(({ unit }) => unit)
  for (const unit of units) await makeCurrent(server, unit, withText(LAST_GOOD))
  const lastGood = await readTestedUnits(server.folder)
  for (const tested of lastGood) {
    const otherPath = lastGood.find(other => other.unit !== tested.unit && !other.requiresSession)?.path ?? '/'
    const visit = { lastGood: tested, otherPath }
    const usual = await runFault(browser, server, { ...visit, fault: healthy, limit: Number.POSITIVE_INFINITY })
    const limit = LIMIT_MS + usual.milliseconds
    for (const fault of selected) outcomes.push(await runFault(browser, server, { ...visit, fault, limit }))
  }
  return outcomes
}

interface FaultOfUnit {
  lastGood: TestedUnit
  otherPath: string
  fault: Fault
  /** In milliseconds. */
  limit: number
}

async function runFault(
  browser: Browser,
  server: ReleaseServer,
  { lastGood, otherPath, fault, limit }: FaultOfUnit,
): Promise<Outcome> {
  const { unit, scripts } = lastGood
  await makeCurrent(server, unit, fault.variantOf ?? withText(CURRENT))
  const tested = (await readTestedUnits(server.folder)).find(one => one.unit === unit) ?? lastGood
  const kind = fault.fails ?? 'entry'
  const failing = [...tested.scripts[kind], ...(fault.isTotal ? scripts[kind] : [])]
  const visit = { tested, fault, failing, otherPath }
  let outcome = await openPage(browser, server, visit)
  const isLate = () => !outcome.problem && outcome.milliseconds > limit
  // Another process can delay a browser by seconds, so a late page gets another chance.
  for (let run = 1; run < RUNS && isLate(); run++) outcome = await openPage(browser, server, visit)
  await server.rollBack(unit)
  if (isLate()) outcome.problem = `took ${seconds(outcome.milliseconds)}`
  console.log(describeOutcome(outcome))
  return outcome
}

/** Publishes and promotes a variant of a unit's release, and waits until it is served. */
async function makeCurrent(server: ReleaseServer, unit: string, variantOf: VariantOf): Promise<void> {
  const id = await server.publishAgain(unit, variantOf)
  await server.promote(unit, id)
  await server.untilCurrent(unit, id)
}

interface Visit {
  tested: TestedUnit
  fault: Fault
  /** Paths of the scripts that fail. */
  failing: string[]
  /** Path of a page of another unit. */
  otherPath: string
}

async function openPage(browser: Browser, { origin }: ReleaseServer, visit: Visit): Promise<Outcome> {
  const { tested, fault, failing } = visit
  const { unit, path } = tested
  const context = await browser.newContext({ baseURL: origin, locale: 'en-GB', serviceWorkers: 'block' })
  context.setDefaultTimeout(TIMEOUT_MS)
  const requests = await request.newContext({ baseURL: origin })
  const outcome: Outcome = { unit, fault: fault.name, milliseconds: Number.NaN }
  try {
    if (tested.requiresSession) await signIn(context, requests, 'demo_seller')
    const page = await context.newPage()
    const failedAt = await applyFault(page, fault, failing)
    await page.goto(path, { waitUntil: 'commit' })
    await expectContent(page, visit)
    outcome.milliseconds = performance.now() - failedAt()
    if (fault.isTotal) await expectRest(page, visit)
  } catch (error) {
    outcome.problem = stripVTControlCharacters((error as Error).message).split('\n')[0] ?? ''
  } finally {
    await requests.dispose()
    await context.close()
  }
  return outcome
}

/** Waits for the page of the release that should run, or for the notice if none can. */
async function expectContent(page: Page, { tested, fault }: Visit): Promise<void> {
  if (fault.isTotal) return page.locator(`[data-unit=${tested.unit}]`).waitFor()
  await page.getByText(fault === healthy ? CURRENT : LAST_GOOD).waitFor()
  await started(page)
}

/** Checks that the rest of the shop goes on while a unit has no release that works. */
async function expectRest(page: Page, { otherPath }: Visit): Promise<void> {
  await page.goto(otherPath, { waitUntil: 'commit' })
  await page.getByText(LAST_GOOD).waitFor()
  await started(page)
}

const seconds = (milliseconds: number) => `${(milliseconds / 1_000).toFixed(1)} s`

const describeOutcome = ({ unit, fault, milliseconds, problem }: Outcome) =>
  `${problem ? '✗' : '✓'} ${unit}, ${fault}: ${problem ?? seconds(milliseconds)}`

/** Prints the table of outcomes; returns true if every fault was survived. */
function print(outcomes: Outcome[]): boolean {
  const rows = Object.groupBy(outcomes, ({ fault }) => fault)
  const cell = ({ unit, milliseconds, problem }: Outcome) => [unit, problem ? 'failed' : seconds(milliseconds)]
  console.table(
    Object.fromEntries(Object.entries(rows).map(([fault, cells = []]) => [fault, Object.fromEntries(cells.map(cell))])),
  )
  const survived = outcomes.filter(({ problem }) => !problem).length
  console.log(`${survived} of ${outcomes.length} faults: the last good release, or the notice, replaced the unit.`)
  return survived === outcomes.length
}

await runToExit(async interruption => {
  const { positionals: only } = parseArgs({ allowPositionals: true })
  installHeadlessShell()
  await using shop = await startOwnShop(interruption)
  await using server = await startReleaseServer(shop.origin)
  await using browser = await chromium.launch({ executablePath: env.browser, args: quietBrowser })
  const interrupted = untilAborted(interruption).then((): Outcome[] => [])
  return print(await Promise.race([runFaults(browser, server, only), interrupted])) ? 0 : 1
})
