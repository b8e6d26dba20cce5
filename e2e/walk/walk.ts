import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { installHeadlessShell } from '@closyyy/tooling/chromium'
import { env as tooling } from '@closyyy/tooling/env'
import { runToExit } from '@closyyy/tooling/interruption'
import { untilAborted } from '@closyyy/tooling/running-shop'
import { chromium } from '@playwright/test'
import { env } from '../env.ts'
import { startOwnShop } from '../fixtures/own-shop.ts'
import { quietBrowser } from '../fixtures/quiet-browser.ts'
import { describeWalk } from './describe-walk.ts'
import { judgeWalk } from './judge-walk.ts'
import { roles } from './visitors.ts'
import { type Visit, walkShop } from './walk-shop.ts'
import { languages, type Size, sizes } from './walked-page.ts'

const MINUTE_MS = 60_000
const some = { type: 'string', multiple: true, default: [] as string[] } as const

/** Reads which visitors, languages, sizes and routes to walk; all by default. */
function readOptions() {
  const { values } = parseArgs({ options: { role: some, language: some, size: some, route: some } })
  const chosen = <Name extends string>(names: readonly Name[], only: string[]) =>
    names.filter(name => only.length === 0 || only.includes(name))
  const combinations = chosen(languages, values.language).flatMap(language =>
    chosen(Object.keys(sizes) as Size[], values.size).flatMap(size =>
      chosen(roles, values.role).map(role => ({ role, language, size })),
    ),
  )
  return { combinations, routes: values.route, isWhole: Object.values(values).every(({ length }) => length === 0) }
}

function printVisit({ role, language, size, path, redirectedTo, found, pressed, problems }: Visit) {
  const result = redirectedTo ? `→ ${redirectedTo}` : `${found} controls, ${pressed} presses`
  console.log(`${role}, ${language}, ${size}, ${path}: ${result}`)
  for (const problem of problems) console.log(`  ${problem}`)
}

await runToExit(async interruption => {
  const { combinations, routes, isWhole } = readOptions()
  installHeadlessShell()
  const shop = await startOwnShop(interruption)
  const browser = await chromium.launch({ executablePath: env.browser, args: quietBrowser })
  const startedAt = Date.now()
  try {
    const walk = walkShop({ browser, origin: shop.origin, combinations, routes, onVisit: printVisit })
    const result = await Promise.race([walk, untilAborted(interruption).then(() => undefined)])
    if (!result) return 1
    const { visits, addresses, broken } = result
    const judgement = judgeWalk(visits, broken, isWhole)
    const minutes = Math.round((Date.now() - startedAt) / MINUTE_MS)
    const date = new Date().toISOString().slice(0, 'yyyy-mm-dd'.length)
    if (routes.length === 0)
      await writeFile(join(tooling.root, 'docs/walk.md'), describeWalk({ visits, addresses, judgement, minutes, date }))
    console.log(
      [
        ...judgement.failures,
        `${visits.length} visits, ${judgement.failures.length} failures, ${minutes} minutes.`,
      ].join('\n'),
    )
    return visits.length > 0 && judgement.failures.length === 0 ? 0 : 1
  } finally {
    await browser.close()
    await shop.close()
  }
})
