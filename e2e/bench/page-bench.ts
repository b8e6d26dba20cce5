import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { buildAll } from '@closyyy/tooling/build'
import { installHeadlessShell } from '@closyyy/tooling/chromium'
import { onInterruption } from '@closyyy/tooling/interruption'
import { freePort } from '@closyyy/tooling/ports'
import { printFailure } from '@closyyy/tooling/printed-failure'
import { startShop, untilAborted } from '@closyyy/tooling/start'
import { type Browser, chromium } from '@playwright/test'
import { env } from '../env.ts'
import { startReleaseServer } from '../fixtures/document-server.ts'
import { quietBrowser } from '../fixtures/quiet-browser.ts'
import { serveFloorPage } from './floor-page.ts'
import { measurePage, measureReturn, type Visit } from './measure-page.ts'

const { values: options } = parseArgs({ options: { visits: { type: 'string', default: '9' } } })
const VISITS = Number(options.visits)
const FLOOR_PHOTOS = 8

/** Prints the load times of Home and Listing on a slow phone and connection, beside a floor page measured in the same run. */
async function benchPages(origin: string): Promise<void> {
  const browser = await chromium.launch({ executablePath: env.browser, args: quietBrowser })
  const page = await browser.newPage({ viewport: { width: 412, height: 823 } })
  await page.goto(`${origin}/listing/women`)
  const photos = await page.locator('main img[srcset]').evaluateAll((images, max) => {
    const attribute = (image: Element, name: string) => image.getAttribute(name) ?? ''
    return images.slice(0, max).map(image => ({
      src: attribute(image, 'src'),
      srcset: attribute(image, 'srcset'),
      sizes: attribute(image, 'sizes'),
      width: attribute(image, 'width'),
      height: attribute(image, 'height'),
    }))
  }, FLOOR_PHOTOS)
  await page.close()
  const floor = await serveFloorPage(origin, photos)
  const urls = { floor: floor.url, home: `${origin}/`, listing: `${origin}/listing/women` }
  const visits: Record<string, Visit[]> = { floor: [], home: [], listing: [] }
  for (const url of Object.values(urls)) await measurePage(browser, url)
  for (let run = 0; run < VISITS; run++) {
    for (const [name, url] of Object.entries(urls)) visits[name]?.push(await measurePage(browser, url))
  }
  await floor.close()
  print(visits)
  await benchShellRelease(browser, origin)
  await browser.close()
}

/** Prints the script that Home loads again after a release of the shell whose dependencies are unchanged. */
async function benchShellRelease(browser: Browser, origin: string): Promise<void> {
  const server = await startReleaseServer(origin)
  try {
    await untilServed(server.origin, '/releases/shell/')
    const unchanged = await measureReturn(browser, server.origin, async () => undefined)
    const released = await measureReturn(browser, server.origin, async () => {
      const next = await server.publishAgain('shell')
      await server.promote('shell', next)
      await untilServed(server.origin, `/releases/shell/${next}/`)
    })
    console.log(
      `Script of a second visit to Home: ${kb(unchanged)} KB, after a release of the shell ${kb(released)} KB (40 KB at most).`,
    )
  } finally {
    await server.close()
  }
}

/** Waits until Home references a file. @throws after 30 seconds */
async function untilServed(origin: string, file: string): Promise<void> {
  const deadline = Date.now() + 30_000
  while (Date.now() < deadline) {
    const html = await fetch(origin).then(
      response => response.text(),
      () => '',
    )
    if (html.includes(file)) return
    await pause(100)
  }
  throw new Error(`${origin} never served ${file}.`)
}

const kb = (bytes: number) => (bytes / 1024).toFixed(1)

function median(numbers: number[]): number {
  return numbers.sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN
}

function print(visits: Record<string, Visit[]>) {
  const of = (name: string, key: keyof Visit) => median((visits[name] ?? []).map(visit => visit[key]))
  const rows = Object.keys(visits).map(name => ({
    page: name,
    'FCP ms': Math.round(of(name, 'fcp')),
    'x floor': (of(name, 'fcp') / of('floor', 'fcp')).toFixed(2),
    'LCP ms': Math.round(of(name, 'lcp')),
    'x floor ': (of(name, 'lcp') / of('floor', 'lcp')).toFixed(2),
    'TBT ms': Math.round(of(name, 'tbt')),
    CLS: of(name, 'cls').toFixed(3),
    requests: of(name, 'requests'),
    'all KB': kb(of(name, 'bytes')),
    'script KB': kb(of(name, 'scriptBytes')),
    'steps to LCP': of(name, 'lcpDepth'),
    steps: of(name, 'depth'),
  }))
  console.log(
    `Slow phone: 150 ms latency, 1.6 Mbit/s, CPU 4 times slower; medians of ${VISITS} visits with empty caches.`,
  )
  console.table(rows)
}

/** Starts the shop on free ports, measures its pages and stops it, also on an interruption. */
async function run(interruption: AbortSignal): Promise<void> {
  installHeadlessShell()
  await buildAll(interruption)
  const shop = await startShop({ port: await freePort(), apiPort: await freePort(), signal: interruption })
  try {
    await Promise.race([benchPages(shop.origin), untilAborted(interruption)])
  } finally {
    await shop.close()
  }
}

const interruption = onInterruption()
try {
  await run(interruption)
  process.exit(interruption.aborted ? 130 : 0)
} catch (error) {
  if (!interruption.aborted) printFailure(error)
  process.exit(1)
}
