import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BucketSettings, readBucketSettings } from '@closyyy/bucket/bucket-settings'
import { startS3Server } from '@closyyy/bucket/test/s3-server'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createTestDocument, publishTestRelease, testKey } from '../test/test-release.ts'
import { openBucketStore } from './bucket-store.ts'
import { promote, readState, rollBack } from './registry.ts'
import { appendEntry, LostRaceError, readLog } from './release-log.ts'
import { openFolderStore, type ReleaseStore } from './release-store.ts'
import { removeReleases } from './remove-releases.ts'
import { parsePublicKeys } from './signature.ts'
import { readVerifiedRelease } from './verify-release.ts'

const PROMOTIONS = 50

let folder: string
let server: Awaited<ReturnType<typeof startS3Server>>
let settings: BucketSettings

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'closyyy-releases-'))
  server = await startS3Server('closyyy-releases')
  settings = readBucketSettings('S3_', server.variables()) as BucketSettings
})
afterAll(async () => {
  await rm(folder, { recursive: true })
  await server.close()
})

const author = { by: 'Sara' }
const stores: [name: string, open: () => ReleaseStore][] = [
  ['folder', () => openFolderStore(folder)],
  ['bucket', () => openBucketStore(settings, { concurrency: 64 })],
]

describe.each(stores)('a release store in a %s', (_, open) => {
  let store: ReleaseStore
  beforeEach(async () => {
    store = open()
    for (const path of ['log', 'storefront', 'vendor', 'races']) await store.remove(await store.list(path))
  })

  const publish = (version: string) => publishTestRelease(store, { files: { 'entry.js': version } })

  test('reads and lists what was created, and ignores removed and absent files', async () => {
    expect(await store.read('races/absent')).toBeUndefined()
    expect(await store.list('races')).toEqual([])
    const bytes = Buffer.from([0, 1, 2, 255])
    for (const path of ['races/b/2', 'races/a', 'races/b/1']) expect(await store.create(path, bytes)).toBe(true)
    expect(await open().read('races/b/2')).toEqual(bytes)
    expect(await store.list('races')).toEqual(['races/a', 'races/b/1', 'races/b/2'])
    expect(await store.list('race')).toEqual([])
    await store.remove(['races/a', 'races/absent'])
    expect(await store.list('races')).toEqual(['races/b/1', 'races/b/2'])
  })

  test('lets exactly one of many concurrent creations win, and leaves its content', async () => {
    const created = await Promise.all(
      Array.from({ length: PROMOTIONS }, (__, index) => open().create('races/one', Buffer.from(`${index}`))),
    )
    expect(created.filter(Boolean)).toHaveLength(1)
    expect((await store.read('races/one'))?.toString()).toBe(`${created.indexOf(true)}`)
  })

  test('records each of 50 concurrent promotions or rejects it with the entry that won', async () => {
    const id = '0123456789ab'
    const units = Array.from({ length: PROMOTIONS }, (__, index) => `unit-${index}`)
    const releases = Object.fromEntries(units.map(unit => [unit, id]))
    await Promise.all(units.map(unit => createTestDocument(store, unit, id)))
    await appendEntry(store, () => ({ action: 'publish', releases, ...author }))
    const outcomes = await Promise.allSettled(units.map(unit => promote(open(), { [unit]: id }, { by: unit })))
    const [, ...promotions] = await readLog(store)
    const recorded = outcomes.flatMap(outcome => (outcome.status === 'fulfilled' ? [outcome.value] : []))
    const rejected = outcomes.flatMap(outcome => (outcome.status === 'rejected' ? [outcome.reason] : []))
    const byNumber = (one: { number: number } | undefined, other: typeof one) =>
      (one?.number ?? 0) - (other?.number ?? 0)
    expect(recorded.toSorted(byNumber)).toEqual(promotions)
    expect(recorded.length + rejected.length).toBe(PROMOTIONS)
    for (const error of rejected) {
      expect(error).toBeInstanceOf(LostRaceError)
      expect(promotions).toContainEqual((error as LostRaceError).winner)
    }
    const current = Object.entries(await readState(store)).flatMap(([unit, state]) => (state.current ? [unit] : []))
    expect(current.toSorted()).toEqual(promotions.map(({ by }) => by).toSorted())
  })

  test('publishes, verifies, promotes, rolls back and removes releases', async () => {
    const [one, two] = [await publish('1'), await publish('2')]
    const keys = { storefront: parsePublicKeys(testKey.publicKey) }
    const verified = await readVerifiedRelease(store, keys, { unit: 'storefront', id: two })
    expect(verified.files.get('entry.js')?.toString()).toBe('2')
    for (const id of [one, two]) await promote(open(), { storefront: id }, author)
    expect((await rollBack(open(), 'storefront', author)).releases).toEqual({ storefront: one })
    expect(await removeReleases(open(), 'storefront', [two], author)).toEqual([two])
    expect(await store.list(`storefront/${two}`)).toEqual([])
    expect((await readState(open())).storefront).toMatchObject({ current: one, published: [{ id: one }] })
  })
})

describe('a release store in a bucket', () => {
  test('stores release files with the headers that a CDN serves', async () => {
    await openBucketStore(settings).create('storefront/0123456789ab/js/page.js', Buffer.from('page()'))
    const { headers } = await fetch(
      `${server.unconditionalEndpoint}/closyyy-releases/releases/storefront/0123456789ab/js/page.js`,
    )
    expect(headers.get('content-type')).toBe('text/javascript; charset=utf-8')
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  })

  test('records a promotion once although the response to its entry was lost', async () => {
    const store = openBucketStore(settings)
    await store.remove(await store.list('log'))
    const id = await publishTestRelease(store, { files: { 'entry.js': 'lost' } })
    let isLost = false
    server.failRequests(({ method, path }) => {
      if (isLost || method !== 'PUT' || !path.includes('/log/')) return undefined
      isLost = true
      return 'lost'
    })
    const entry = await promote(store, { storefront: id }, author)
    expect(isLost).toBe(true)
    expect((await readLog(store)).at(-1)).toEqual(entry)
    expect((await readLog(store)).map(({ action }) => action)).toEqual(['publish', 'promote'])
  })

  test('rejects a bucket that ignores conditions', async () => {
    const store = openBucketStore({ ...settings, endpoint: server.unconditionalEndpoint })
    await store.remove(['.probe'])
    await expect(store.create('log/000000099.json', Buffer.from('{}'))).rejects.toThrow(
      'The bucket closyyy-releases ignores If-None-Match',
    )
    expect(await store.read('log/000000099.json')).toBeUndefined()
  })
})
