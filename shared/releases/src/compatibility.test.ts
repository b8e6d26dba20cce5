import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { promoteSamples, refusedApis, refusedReleases, sampleCalls, tryChange } from '../test/refused-changes.ts'
import { publishTestRelease } from '../test/test-release.ts'
import { type CallDescription, callHash } from './call-compatibility.ts'
import { findApiProblems } from './check-api.ts'
import type { JsonSchema } from './json-schema.ts'
import { block, promote, rollBack, setCanary } from './registry.ts'
import { readLog } from './release-log.ts'
import { openFolderStore, type ReleaseStore } from './release-store.ts'

let folder: string
let store: ReleaseStore
let ids: Record<string, string>
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'closyyy-releases-'))
  store = openFolderStore(folder)
  ids = await promoteSamples(store)
})
afterEach(() => rm(folder, { recursive: true }))

test.each([...refusedApis, ...refusedReleases])('refuses a release if $name', async change => {
  expect(await tryChange(store, change)).toMatch(change.refusal)
})

test.each(refusedApis)('rejects the API of current releases if $name', async ({ api = {}, refusal }) => {
  const [problem] = await findApiProblems(store, api)
  expect(problem).toMatch(refusal)
  expect(problem).toMatch(`The current release seller-hub ${ids['seller-hub']} calls createOffer`)
})

const offer = sampleCalls.createOffer as CallDescription
const extended = (schema: JsonSchema = {}): JsonSchema => ({
  ...schema,
  properties: { ...schema.properties, note: { type: 'string' } },
})

test.each([
  ['another call', { ...sampleCalls, deleteOffer: offer }],
  ['another call in a later format', { ...sampleCalls, deleteOffer: { ...offer, requiresPasskey: true } }],
  ['an optional field of a request', { createOffer: { ...offer, request: { body: extended(offer.request.body) } } }],
  ['a field of a response', { createOffer: { ...offer, response: extended(offer.response) } }],
  ['less of the caller', { createOffer: { ...offer, access: 'anyone' as const } }],
])('accepts an API with %s, for new releases and for current ones', async (_, api) => {
  expect(await tryChange(store, { name: '', unit: 'seller-hub', api, refusal: /never/ })).toBeUndefined()
  expect(await findApiProblems(store, api)).toEqual([])
})

test('accepts another field of an event', async () => {
  const payload = extended({ type: 'object', properties: { offer_id: { type: 'integer' } }, required: ['offer_id'] })
  const emits = { 'offer.made': { owner: 'seller-hub', version: 1, payload } }
  expect(await tryChange(store, { name: '', unit: 'seller-hub', facts: { emits }, refusal: /never/ })).toBeUndefined()
})

test('accepts a consumer of an event beside a release of its owner that lists no events', async () => {
  const hub = await publishTestRelease(store, { facts: { unit: 'seller-hub' }, files: { 'entry.js': 'older()' } })
  expect(await promote(store, { 'seller-hub': hub }, { by: 'Sara' })).toBeDefined()
})

test('promotes releases together that do not fit the current ones', async () => {
  const path = '/products/:slug'
  const [storefront, hub] = [
    await publishTestRelease(store, { facts: { claims: [{ id: 'home', path: '/' }] } }),
    await publishTestRelease(store, { facts: { unit: 'seller-hub', claims: [{ id: 'product', path }] } }),
  ]
  await expect(promote(store, { 'seller-hub': hub }, { by: 'Sara' })).rejects.toThrow(path)
  await promote(store, { storefront, 'seller-hub': hub }, { by: 'Sara' })
})

test('rejects an API that the last good release cannot use, naming it', async () => {
  const next = await publishTestRelease(store, { facts: { unit: 'seller-hub', emits: {} }, files: { 'entry.js': '2' } })
  const quiet = await publishTestRelease(store, { files: { 'entry.js': '2' } })
  await promote(store, { 'seller-hub': next, storefront: quiet }, { by: 'Sara' })
  expect(await findApiProblems(store, {})).toEqual([
    `The last good release seller-hub ${ids['seller-hub']} calls createOffer, but the API does not offer it.`,
  ])
})

test('refuses to go back to a release that the API no longer serves', async () => {
  const next = await publishTestRelease(store, { facts: { unit: 'seller-hub' }, files: { 'entry.js': '2' } })
  const quiet = await publishTestRelease(store, { files: { 'entry.js': '2' } })
  await promote(store, { 'seller-hub': next, storefront: quiet }, { by: 'Sara' })
  const change = { by: 'Sara', readApi: async () => ({}) }
  await expect(rollBack(store, 'seller-hub', change)).rejects.toThrow('createOffer, but the API does not offer it')
  await expect(block(store, 'seller-hub', next, change)).rejects.toThrow('createOffer, but the API does not offer it')
})

test('checks a canary against the other units and the API, and the API against it', async () => {
  const publish = (path: string) =>
    publishTestRelease(store, { facts: { unit: 'auth', claims: [{ id: 'page', path }] }, calls: sampleCalls })
  await promote(store, { auth: await publish('/login') }, { by: 'Sara', readApi: async () => sampleCalls })
  const canary = (id: string, api = sampleCalls) =>
    setCanary(store, { unit: 'auth', id, percent: 5 }, { by: 'Sara', readApi: async () => api })
  await expect(canary(await publish('/products/:page'))).rejects.toThrow('match the same URLs')
  const id = await publish('/sign-in')
  await expect(canary(id, {})).rejects.toThrow('createOffer, but the API does not offer it')
  await canary(id)
  expect(await findApiProblems(store, {})).toContain(
    `The canary release auth ${id} calls createOffer, but the API does not offer it.`,
  )
})

test('records that releases were promoted without a check against an API', async () => {
  const id = await publishTestRelease(store, { facts: { unit: 'auth' }, calls: sampleCalls })
  await promote(store, { auth: id }, { by: 'Sara' })
  const [checked, unchecked] = (await readLog(store)).filter(({ action }) => action === 'promote')
  expect(checked).not.toHaveProperty('withoutApi')
  expect(unchecked).toMatchObject({ releases: { auth: id }, withoutApi: true })
})

test('ignores a damaged release of another unit', async () => {
  await rm(join(folder, 'storefront', ids.storefront ?? '', 'release.json'))
  const id = await publishTestRelease(store, { facts: { unit: 'auth' } })
  expect(await promote(store, { auth: id }, { by: 'Sara' })).toBeDefined()
})

test('hashes a call independently of the order of its keys', () => {
  const { path, ...rest } = offer
  expect(callHash({ ...rest, path })).toBe(callHash(offer))
  expect(callHash({ ...offer, access: 'anyone' })).not.toBe(callHash(offer))
})
