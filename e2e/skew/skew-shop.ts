import { setTimeout as pause } from 'node:timers/promises'
import type { OfferedCalls } from '@closyyy/releases/call-compatibility'
import { type Service, startService } from '@closyyy/tooling/processes/service'
import { readApiCalls } from '@closyyy/tooling/release/api-calls'
import { freePort } from '@closyyy/tooling/shop/ports'
import { startDocumentServer } from '../fixtures/document-server.ts'

const SERVE_TIMEOUT_MS = 30_000

/** A document server over a release store, and the API of one version at a time on one database. */
export interface SkewShop {
  origin: string
  /** Replaces the API's process by that of another checkout; returns the calls that it lists, if it lists them. */
  runApi: (root: string) => Promise<OfferedCalls | undefined>
  /** Waits until Home is rendered from these releases. @throws after 30 seconds */
  untilServed: (releases: Record<string, string>) => Promise<void>
  close: () => Promise<void>
}

export async function startSkewShop(
  { releasesDir, dataDir }: { releasesDir: string; dataDir: string },
  signal: AbortSignal,
): Promise<SkewShop> {
  const apiPort = await freePort()
  const apiOrigin = `http://127.0.0.1:${apiPort}`
  const { origin, close } = await startDocumentServer(releasesDir, apiOrigin)
  let api: Service | undefined
  return {
    origin,
    async runApi(root) {
      await api?.stop()
      api = startService({
        name: 'API',
        root,
        script: 'api/demo/demo-server.ts',
        variables: { DEMO_MODE: 'on', PUBLIC_URL: origin, API_PORT: String(apiPort), DATA_DIR: dataDir },
        readyUrl: `${apiOrigin}/api/health/ready`,
      })
      await api.ready(signal)
      return readApiCalls(apiOrigin).catch(() => undefined)
    },
    untilServed: releases => untilServed(origin, releases, signal),
    async close() {
      await Promise.all([api?.stop(), close()])
    },
  }
}

async function untilServed(origin: string, releases: Record<string, string>, signal: AbortSignal): Promise<void> {
  const deadline = Date.now() + SERVE_TIMEOUT_MS
  let served = 'nothing'
  while (Date.now() < deadline) {
    const html = await fetch(origin, { signal }).then(
      response => response.text(),
      () => '',
    )
    served = describeDocument(html, Object.keys(releases))
    if (served === describeReleases(releases)) return
    await pause(200, undefined, { signal })
  }
  throw new Error(`Home is served with ${served}.`)
}

const SHELL = 'shell'

const describeReleases = (releases: Record<string, string | undefined>, mode = 'full') =>
  `${mode}: ${Object.entries(releases)
    .map(release => release.join(' '))
    .join(', ')}`

/** Describes the releases that a document was rendered from, and whether it contains the page or only the frame. */
function describeDocument(html: string, units: string[]): string {
  const boot = JSON.parse(/id="boot"[^>]*>([^<]*)</.exec(html)?.[1] ?? '{}')
  const shell = new RegExp(`/releases/${SHELL}/([0-9a-f]+)/[^"]*\\.js`).exec(html)?.[1]
  const releases = units.map(unit => [unit, unit === SHELL ? shell : boot.units?.[unit]?.id])
  return describeReleases(Object.fromEntries(releases), boot.mode)
}
