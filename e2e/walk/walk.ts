import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { installHeadlessShell } from '@closyyy/tooling/browsers/chromium'
import { env as tooling } from '@closyyy/tooling/env'
import { runToExit } from '@closyyy/tooling/processes/interruption'
import { untilAborted } from '@closyyy/tooling/shop/running-shop'
import { chromium } from '@playwright/test'
import { env } from '../env.ts'
import { startOwnShop } from '../fixtures/own-shop.ts'
import { quietBrowser } from '../fixtures/quiet-browser.ts'
import { describeWalk, unneededExceptions } from './describe-walk.ts'
import { allCombinations, nameOf, readRecords, recordOf, saveRecord } from './walk-records.ts'
import { type RouteWalk, walkShop } from './walk-shop.ts'

const some = { type: 'string', multiple: true, default: [] as string[] } as const

/** Reads which visitors, languages, sizes and routes to walk; all by default. */
function readOptions() {
  const { values } = parseArgs({ options: { role: some, language: some, size: some, route: some } })
  const isChosen = (name: string, only: string[]) => only.length === 0 || only.includes(name)
  const combinations = allCombinations.filter(
    ({ role, language, size }) =>
      isChosen(role, values.role) && isChosen(language, values.language) && isChosen(size, values.size),
  )
  return { combinations, routes: values.route }
}

/** Prints and records the walk over a route; returns what fails. */
function report(walk: RouteWalk): string[] {
  for (const { path, redirectedTo, found, pressed } of walk.visits) {
    const result = redirectedTo ? `→ ${redirectedTo}` : `${found} controls, ${pressed} presses`
    console.log(`${nameOf(walk.combination)}, ${path}: ${result}`)
  }
  const record = recordOf(walk)
  const failures = Object.keys(record.failures)
  for (const failure of failures) console.log(`  ${failure}`)
  saveRecord(record)
  return failures.map(failure => `${record.combination}, ${failure}`)
}

await runToExit(async interruption => {
  const { combinations, routes } = readOptions()
  installHeadlessShell()
  await using shop = await startOwnShop(interruption)
  await using browser = await chromium.launch({ executablePath: env.browser, args: quietBrowser })
  const failures: string[] = []
  const onWalked = (walk: RouteWalk) => void failures.push(...report(walk))
  const walk = walkShop({ browser, origin: shop.origin, combinations, routes, onWalked })
  // Closing the browser fails what an interrupted walk still does.
  walk.catch(() => undefined)
  await Promise.race([walk, untilAborted(interruption)])
  const records = readRecords()
  await writeFile(join(tooling.root, 'docs/walk.md'), describeWalk(records))
  failures.push(...unneededExceptions(records).map(source => `exception that nothing needs: ${source}`))
  console.log([...failures, `${failures.length} failures.`].join('\n'))
  return combinations.length > 0 && failures.length === 0 && !interruption.aborted ? 0 : 1
})
