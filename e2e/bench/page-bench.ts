import { parseArgs } from 'node:util'
import { installHeadlessShell } from '@closyyy/tooling/browsers/chromium'
import { buildAll } from '@closyyy/tooling/build'
import { runToExit } from '@closyyy/tooling/processes/interruption'
import { freePort } from '@closyyy/tooling/shop/ports'
import { untilAborted } from '@closyyy/tooling/shop/running-shop'
import { startShop } from '@closyyy/tooling/shop/start'
import { chromium } from '@playwright/test'
import { env } from '../env.ts'
import { quietBrowser } from '../fixtures/quiet-browser.ts'
import { printGoals } from './goals.ts'
import { compareLoadTimes } from './load-times.ts'
import { startMonolithServer } from './monolith/monolith-server.ts'
import type { Phone } from './phones.ts'
import { benchPhotos } from './photo-bytes.ts'
import { benchShellRelease, benchStorefrontRelease } from './repeated-scripts.ts'
import { compareUsability, phones, usabilityParts } from './usability/compare-usability.ts'

const usage = `Measures Home and Listing on a slow phone: 150 ms latency, 1.6 Mbit/s, CPU 4 times slower.
  npm run bench:page -- [--visits N] [--phone slow|entry] [PART …]
Parts, all by default:
  pages     load times beside a floor page with the same photos
  photos    bytes of the photos of 40 cards, with and without Save-Data
  shell     script that a returning visitor loads after a release of the shell
  taps      time until React owns the page, and from a tap on a card to its product, beside a floor page
  inputs    INP of menu, filter, sort and add to bag
  second    bytes and LCP of a second visit
  monolith  load times, the chosen ones of these, and script after a release of the storefront, beside one bundle of all units
--phone chooses the phone of taps, inputs and second; both by default, the entry-level one has 400 kbit/s. E2E_ORIGIN names
a running shop, without which the run starts its own; the monolith needs its own.
Exit codes: 0 goals met, 1 a goal missed or an error.`

const PARTS = ['pages', 'photos', 'shell', ...usabilityParts, 'monolith'] as const
type Part = (typeof PARTS)[number]

const isPart = (name: string): name is Part => PARTS.some(part => part === name)

interface Options {
  visits: number
  parts: readonly Part[]
  phones: Phone[]
}

/** @throws with the usage if an argument is unknown */
function readOptions(args: string[]): Options {
  const { values, positionals } = parseArgs({
    args,
    options: { visits: { type: 'string', default: '9' }, phone: { type: 'string' } },
    allowPositionals: true,
  })
  const visits = Number(values.visits)
  const parts = positionals.filter(isPart)
  const phone = Object.entries(phones).find(([name]) => name === values.phone)?.[1]
  const isKnown = parts.length === positionals.length && (phone || !values.phone)
  if (!Number.isInteger(visits) || visits < 1 || !isKnown) throw new Error(usage)
  return { visits, parts: parts.length > 0 ? parts : PARTS, phones: phone ? [phone] : Object.values(phones) }
}

/** Measures the chosen parts; returns true if no goal was missed. */
async function benchParts({ visits, parts, phones }: Options, origin: string, apiOrigin: string): Promise<boolean> {
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
    const chosen = usabilityParts.filter(part => parts.includes(part))
    goals.push(
      ...(await compareUsability(browser, { origin, monolith: monolith?.origin, visits, phones, parts: chosen })),
    )
    if (parts.includes('shell')) goals.push(await benchShellRelease(browser, origin))
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
  if (env.origin && !options.parts.includes('monolith')) return (await benchParts(options, env.origin, '')) ? 0 : 1
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
