import { parseArgs } from 'node:util'
import { buildAll } from '@closyyy/tooling/build'
import { installHeadlessShell } from '@closyyy/tooling/chromium'
import { runToExit } from '@closyyy/tooling/interruption'
import { freePort } from '@closyyy/tooling/ports'
import { startShop, untilAborted } from '@closyyy/tooling/start'
import { chromium } from '@playwright/test'
import { env } from '../env.ts'
import { quietBrowser } from '../fixtures/quiet-browser.ts'
import { printGoals } from './goals.ts'
import { compareLoadTimes } from './load-times.ts'
import { startMonolithServer } from './monolith/monolith-server.ts'
import { benchPhotos } from './photo-bytes.ts'
import { benchShellRelease, benchStorefrontRelease } from './repeated-scripts.ts'

const usage = `Measures Home and Listing on a slow phone: 150 ms latency, 1.6 Mbit/s, CPU 4 times slower.
  npm run bench:page -- [--visits N] [PART …]
Parts, all by default:
  pages     load times beside a floor page with the same photos
  photos    bytes of the photos of 40 cards, with and without Save-Data
  shell     script that a returning visitor loads after a release of the shell
  monolith  load times, and script after a release of the storefront, beside one bundle of all units
Exit codes: 0 goals met, 1 a goal missed or an error.`

const PARTS = ['pages', 'photos', 'shell', 'monolith'] as const
type Part = (typeof PARTS)[number]

const isPart = (name: string): name is Part => PARTS.some(part => part === name)

interface Options {
  visits: number
  parts: readonly Part[]
}

/** @throws with the usage if an argument is unknown */
function readOptions(args: string[]): Options {
  const { values, positionals } = parseArgs({
    args,
    options: { visits: { type: 'string', default: '9' } },
    allowPositionals: true,
  })
  const visits = Number(values.visits)
  const parts = positionals.filter(isPart)
  if (!Number.isInteger(visits) || visits < 1 || parts.length < positionals.length) throw new Error(usage)
  return { visits, parts: parts.length > 0 ? parts : PARTS }
}

/** Measures the chosen parts; returns true if no goal was missed. */
async function benchParts({ visits, parts }: Options, origin: string, apiOrigin: string): Promise<boolean> {
  const browser = await chromium.launch({ executablePath: env.browser, args: quietBrowser })
  const monolith = parts.includes('monolith') ? await startMonolithServer(apiOrigin) : undefined
  try {
    await monolith?.release({ naming: 'release' })
    const goals = parts.some(part => part === 'pages' || part === 'monolith')
      ? await compareLoadTimes(browser, {
          origin,
          monolith: monolith?.origin,
          visits,
          hasFloor: parts.includes('pages'),
        })
      : []
    if (parts.includes('photos')) goals.push(...(await benchPhotos(browser, origin)))
    if (parts.includes('shell')) await benchShellRelease(browser, origin)
    if (monolith) goals.push(await benchStorefrontRelease(browser, origin, monolith))
    return printGoals(goals)
  } finally {
    await monolith?.close()
    await browser.close()
  }
}

/** Starts the shop on free ports, measures its pages and stops it, also on an interruption. */
async function run(options: Options, interruption: AbortSignal): Promise<number> {
  installHeadlessShell()
  await buildAll(interruption)
  const apiPort = await freePort()
  const shop = await startShop({ port: await freePort(), apiPort, signal: interruption })
  const interrupted = untilAborted(interruption).then(() => false)
  try {
    const areMet = await Promise.race([benchParts(options, shop.origin, `http://127.0.0.1:${apiPort}`), interrupted])
    return areMet ? 0 : 1
  } finally {
    await shop.close()
  }
}

await runToExit(interruption => run(readOptions(process.argv.slice(2)), interruption))
