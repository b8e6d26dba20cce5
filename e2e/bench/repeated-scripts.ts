import { basename } from 'node:path/posix'
import { setTimeout as pause } from 'node:timers/promises'
import type { Browser } from '@playwright/test'
import { type ReleaseServer, startReleaseServer } from '../fixtures/document-server.ts'
import type { Goal } from './goals.ts'
import { kb } from './load-times.ts'
import { measureReturn } from './measure-page.ts'
import type { MonolithBuild } from './monolith/build-monolith.ts'
import type { MonolithServer } from './monolith/monolith-server.ts'

const STOREFRONT = 'storefront'
const MAX_SHELL_KB = 40
const MAX_RATIO = 0.3

/** Prints the script that Home loads again after a release of the shell whose dependencies are unchanged. */
export async function benchShellRelease(browser: Browser, origin: string): Promise<Goal> {
  return withReleaseServer(origin, async server => {
    const unchanged = await measureReturn(browser, server.origin, async () => undefined)
    const released = await afterRelease(browser, server, 'shell')
    console.log(
      `Script of a second visit to Home: ${kb(unchanged)} KB, after a release of the shell ${kb(released)} KB.`,
    )
    const goal = 'home: script after a release of the shell, KB'
    return { goal, max: MAX_SHELL_KB, is: released / 1_024, isReliable: true }
  })
}

/**
 * Prints the script that Home loads again after a release of the storefront, beside that after the same change of one
 * bundle, which was released with all its files named by the release.
 */
export async function benchStorefrontRelease(
  browser: Browser,
  origin: string,
  monolith: MonolithServer,
): Promise<Goal> {
  const release = async (build: MonolithBuild) => {
    const entry = await monolith.release(build)
    await untilServed(monolith.origin, basename(entry))
  }
  const afterChange = (naming: MonolithBuild['naming']) =>
    measureReturn(browser, monolith.origin, () => release({ naming, changedUnit: STOREFRONT }))

  const federated = await withReleaseServer(origin, server => afterRelease(browser, server, STOREFRONT))
  const renamed = await afterChange('release')
  await release({ naming: 'content' })
  const hashed = await afterChange('content')
  console.log(
    `Script of a second visit to Home after a release of the storefront: ${kb(federated)} KB; as one bundle ${kb(renamed)} KB, or ${kb(hashed)} KB if its files are named by content.`,
  )
  const goal = 'home: script after a release of the storefront, times that of one bundle'
  return { goal, max: MAX_RATIO, is: federated / renamed, isReliable: true }
}

async function withReleaseServer<T>(origin: string, measure: (server: ReleaseServer) => Promise<T>): Promise<T> {
  const server = await startReleaseServer(origin)
  try {
    await untilServed(server.origin, '/releases/shell/')
    return await measure(server)
  } finally {
    await server.close()
  }
}

function afterRelease(browser: Browser, server: ReleaseServer, unit: string): Promise<number> {
  return measureReturn(browser, server.origin, async () => {
    const next = await server.publishAgain(unit)
    await server.promote(unit, next)
    await untilServed(server.origin, `/releases/${unit}/${next}/`)
  })
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
