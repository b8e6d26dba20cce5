import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { UNITS_PATH } from '@closyyy/platform/federation/boot'
import { promote, setCanary } from '@closyyy/releases/registry'
import type { ReleaseFacts } from '@closyyy/releases/release-id'
import { openFolderStore, type ReleaseStore } from '@closyyy/releases/release-store'
import { publishTestRelease, testKey } from '@closyyy/releases/test/test-release'
import compress from '@fastify/compress'
import fastify from 'fastify'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { createReleaseReader } from './release-reader.ts'
import { openReleaseSource } from './release-source.ts'
import { openEvaluating } from './test/evaluating-renderers.ts'
import { registerUnits } from './units-route.ts'

let folder: string
let store: ReleaseStore
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'closyyy-releases-'))
  store = openFolderStore(join(folder, 'releases'))
  for (const unit of ['shell', 'storefront']) await writeFile(join(folder, `${unit}.public.pem`), testKey.publicKey)
  await release('shell', '1', { offers: { router: ['Link'] } })
})
afterEach(() => rm(folder, { recursive: true, maxRetries: 5 }))

/** Publishes and promotes a release that differs from others by its version; returns its id. */
async function release(unit: string, version: string, facts: Partial<ReleaseFacts> = {}): Promise<string> {
  const files = { 'entry.js': version, 'server.cjs': 'exports.remote = {}' }
  const id = await publishTestRelease(store, { facts: { unit, ...facts }, files })
  await promote(store, { [unit]: id }, { by: 'Sara' })
  return id
}

function openReader() {
  const reader = createReleaseReader({
    env: { keysDir: folder },
    source: openReleaseSource({ releasesDir: join(folder, 'releases'), releaseBucket: undefined }),
    log: { error: vi.fn() },
    metrics: { countRejection: vi.fn(), setServed: vi.fn() },
    renderers: { open: openEvaluating },
    prepare: async () => undefined,
    onChange: () => undefined,
  })
  onTestFinished(() => reader.close())
  return reader
}

const lastGoodId = async () => (await openReader().current()).lastGood.storefront?.id
const breakRelease = (id: string) => rm(join(folder, 'releases/storefront', id, 'page.css'))

test('names the release before the current one; none for a first release', async () => {
  const first = await release('storefront', '1')
  expect(await lastGoodId()).toBeUndefined()
  await release('storefront', '2')
  expect(await lastGoodId()).toBe(first)
})

test('skips a release that is invalid', async () => {
  const [first, second] = [await release('storefront', '1'), await release('storefront', '2')]
  await release('storefront', '3')
  await breakRelease(second)
  expect(await lastGoodId()).toBe(first)
})

test('names one before the served release if the current one was rejected', async () => {
  const first = await release('storefront', '1')
  await release('storefront', '2')
  await breakRelease(await release('storefront', '3'))
  expect(await lastGoodId()).toBe(first)
})

test('skips a release that needs more than the current shell offers', async () => {
  await release('storefront', '1', { needs: { router: ['Link'] } })
  await release('storefront', '2')
  await release('shell', '2', { offers: { router: [] } })
  expect(await lastGoodId()).toBeUndefined()
})

test('names the current release for a canary', async () => {
  const current = await release('storefront', '1')
  const files = { 'entry.js': '2', 'server.cjs': 'exports.remote = {}' }
  const canary = await publishTestRelease(store, { facts: { unit: 'storefront' }, files })
  await setCanary(store, { unit: 'storefront', id: canary, percent: 50 }, { by: 'Sara' })
  const { documents, lastGood } = await openReader().current(0)
  expect([documents.storefront?.id, lastGood.storefront?.id]).toEqual([canary, current])
})

test('lists the units for open pages, without a body while they are unchanged', async () => {
  const [first, second] = [await release('storefront', '1'), await release('storefront', '2')]
  const app = fastify()
  await app.register(compress, { global: false })
  registerUnits(app, { releases: openReader() })
  const { headers, json } = await app.inject(UNITS_PATH)
  expect(headers['cache-control']).toBe('no-cache')
  const integrity = expect.stringMatching(/^sha256-/)
  const { shell } = (await openReader().current()).documents
  expect(json().shell).toBe(`/releases/shell/${shell?.id}/entry.js`)
  expect(json().units).toEqual({
    storefront: {
      id: second,
      integrity,
      entry: `/releases/storefront/${second}/entry.js`,
      lastGood: { id: first, integrity, entry: `/releases/storefront/${first}/entry.js` },
      claims: [],
      fragments: {},
    },
  })
  const ifNoneMatch = { 'if-none-match': String(headers.etag) }
  expect((await app.inject({ url: UNITS_PATH, headers: ifNoneMatch })).statusCode).toBe(304)
  await release('storefront', '3')
  await expect.poll(async () => (await app.inject({ url: UNITS_PATH, headers: ifNoneMatch })).statusCode).toBe(200)
})
