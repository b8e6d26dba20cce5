import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BucketSettings, readBucketSettings } from '@closyyy/bucket/bucket-settings'
import { startS3Server } from '@closyyy/bucket/test/s3-server'
import { openBucketStore } from '@closyyy/releases/bucket-store'
import { vendorFile } from '@closyyy/releases/publish-release'
import { promote } from '@closyyy/releases/registry'
import type { ReleaseStore } from '@closyyy/releases/release-store'
import { publishTestRelease, testKey } from '@closyyy/releases/test/test-release'
import { readPublicKeys } from '@closyyy/releases/verify-release'
import fastify from 'fastify'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { registerReleaseFiles } from './release-files.ts'
import { createReleaseReader } from './release-reader.ts'
import { openReleaseSource } from './release-source.ts'
import { openEvaluating } from './test/evaluating-renderers.ts'

let releasesDir: string
let server: Awaited<ReturnType<typeof startS3Server>>
let releaseBucket: BucketSettings
let store: ReleaseStore
beforeEach(async () => {
  releasesDir = await mkdtemp(join(tmpdir(), 'closyyy-releases-'))
  for (const unit of ['shell', 'storefront'])
    await writeFile(join(releasesDir, `${unit}.public.pem`), testKey.publicKey)
  server = await startS3Server('closyyy-releases')
  releaseBucket = readBucketSettings('S3_', server.variables()) as BucketSettings
  store = openBucketStore(releaseBucket)
})
afterEach(async () => {
  vi.useRealTimers()
  await server.close()
  // The reader may still copy a file.
  await rm(releasesDir, { recursive: true, maxRetries: 5 })
})

/** A busy machine needs seconds for the requests of a release. */
const WAIT_MS = 30_000

const script = 'enter()'.repeat(100)

/** Publishes and promotes a release with a vendor chunk; returns its id. */
async function release(unit: string, version: string): Promise<string> {
  const files = { 'entry.js': `${script}//${version}`, [`vendor/react.${version}.js`]: `react(${version})` }
  const facts = { unit, initial: { scripts: [vendorFile(`react.${version}.js`)], styles: ['page.css'] } }
  const id = await publishTestRelease(store, { facts, files })
  await promote(store, { [unit]: id }, { by: 'Sara' })
  return id
}

/** Replaces a file in the bucket. */
async function replace(path: string, text: string): Promise<void> {
  await store.remove([path])
  await store.create(path, Buffer.from(text))
}

/** Opens a document server's release files and its reader over the same cache. */
async function openServer() {
  const source = openReleaseSource({ releasesDir, releaseBucket })
  const env = { keysDir: releasesDir }
  const log = { error: vi.fn() }
  const metrics = { countRejection: vi.fn(), setServed: vi.fn() }
  const reader = createReleaseReader({
    env,
    source,
    log,
    metrics,
    renderers: { open: openEvaluating },
    prepare: async () => undefined,
    onChange: () => undefined,
  })
  onTestFinished(() => reader.close())
  const app = fastify()
  await registerReleaseFiles(app, { env, source, releases: reader })
  const get = (path: string) => app.inject({ url: `/releases/${path}`, headers: { 'accept-encoding': 'br' } })
  return { source, reader, get, log, keys: await readPublicKeys(releasesDir) }
}

test('serves the files of the current releases from verified copies, compressed', async () => {
  const shell = await release('shell', '1')
  const { reader, get } = await openServer()
  expect((await reader.current()).documents.shell?.id).toBe(shell)
  const file = `shell/${shell}/entry.js`
  const response = await get(file)
  expect(response.statusCode).toBe(200)
  expect(response.headers).toMatchObject({
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
  })
  expect(response.rawPayload).toEqual(await store.read(`${file}.br`))
  expect((await get('vendor/react.1.js')).statusCode).toBe(200)
  for (const path of [`shell/${shell}/release.json`, `shell/${shell}/server.cjs`, 'log/000000001.json'])
    expect((await get(path)).statusCode).toBe(404)
})

test('copies an earlier release when an open page requests its chunk, and no unpublished one', async () => {
  await release('shell', '1')
  const ids = []
  for (const version of ['1', '2', '3', '4', '5']) ids.push(await release('storefront', version))
  const { reader, get } = await openServer()
  await reader.current()
  expect((await get(`storefront/${ids[0]}/entry.js`)).statusCode).toBe(200)
  expect((await get('vendor/react.4.js')).statusCode).toBe(200)
  const unlisted = '0123456789ab'
  await store.create(`storefront/${unlisted}/entry.js`, Buffer.from('evil()'))
  expect((await get(`storefront/${unlisted}/entry.js`)).statusCode).toBe(404)
  expect((await get('vendor/absent.js')).statusCode).toBe(404)
})

test('copies an earlier release half a minute after the bucket did not respond, however often it is requested', async () => {
  await release('shell', '1')
  const earlier = await release('storefront', '1')
  for (const version of ['2', '3', '4']) await release('storefront', version)
  const { reader, get } = await openServer()
  await reader.current()
  const now = performance.now()
  const clock = vi.spyOn(performance, 'now').mockReturnValue(now)
  onTestFinished(() => clock.mockRestore())
  const statusAfter = async (seconds: number) => {
    clock.mockReturnValue(now + seconds * 1_000)
    return (await get(`storefront/${earlier}/entry.js`)).statusCode
  }
  server.failRequests(({ path }) => (path.includes(`/storefront/${earlier}/`) ? 'unavailable' : undefined))
  expect(await statusAfter(0)).toBe(404)
  server.failRequests()
  expect(await statusAfter(20)).toBe(404)
  expect(await statusAfter(31)).toBe(200)
})

test('copies nothing of a release that was tampered with', async () => {
  await release('shell', '1')
  const good = await release('storefront', '1')
  const bad = await release('storefront', '2')
  await replace(`storefront/${bad}/entry.js`, 'evil()')
  const { reader, get, source } = await openServer()
  expect((await reader.current()).documents.storefront?.id).toBe(good)
  expect((await get(`storefront/${bad}/entry.js`)).statusCode).toBe(404)
  expect(await readdir(join(source.folder, 'storefront'))).toEqual([good])
})

test('leaves out a compressed copy with other content', async () => {
  const shell = await release('shell', '1')
  const other = (await store.read('vendor/react.1.js.br')) ?? Buffer.alloc(0)
  await store.remove([`shell/${shell}/entry.js.br`])
  await store.create(`shell/${shell}/entry.js.br`, other)
  const { reader, get } = await openServer()
  await reader.current()
  const response = await get(`shell/${shell}/entry.js`)
  expect(response.headers['content-encoding']).toBeUndefined()
  expect(response.body).toBe(`${script}//1`)
})

test('needs the bucket for a release only once, and repairs a broken copy from it', async () => {
  const shell = await release('shell', '1')
  const { source, keys } = await openServer()
  const ref = { unit: 'shell', id: shell }
  await source.readVerified(keys, ref)
  server.failRequests(() => 'unavailable')
  expect(await source.readVerified(keys, ref)).toMatchObject(ref)
  await writeFile(join(source.folder, 'shell', shell, 'entry.js'), 'broken')
  await expect(source.readVerified(keys, ref)).rejects.toThrow('The bucket closyyy-releases returned 503')
  server.failRequests()
  const { files } = await source.readVerified(keys, ref)
  expect(files.get('entry.js')?.toString()).toBe(`${script}//1`)
  server.failRequests(() => 'unavailable')
  expect(await source.readVerified(keys, ref)).toMatchObject(ref)
})

test('keeps the releases while the bucket does not respond, and reads the change after it', async () => {
  await release('shell', '1')
  const first = await release('storefront', '1')
  const { reader, log } = await openServer()
  expect((await reader.current()).documents.storefront?.id).toBe(first)
  const second = await release('storefront', '2')
  server.failRequests(() => 'unavailable')
  await vi.waitFor(async () => {
    expect((await reader.current()).documents.storefront?.id).toBe(first)
    expect(log.error).toHaveBeenCalled()
  }, WAIT_MS)
  server.failRequests()
  await expect.poll(async () => (await reader.current()).documents.storefront?.id, { timeout: WAIT_MS }).toBe(second)
})

test('reads a release again soon if the bucket did not respond for it', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  await release('shell', '1')
  const first = await release('storefront', '1')
  const { reader, log } = await openServer()
  await reader.current()
  const second = await release('storefront', '2')
  server.failRequests(({ path }) => (path.includes(`/storefront/${second}/`) ? 'unavailable' : undefined))
  const readLater = (seconds: number) => {
    vi.advanceTimersByTime(seconds * 1_000)
    return reader.current()
  }
  await vi.waitFor(async () => {
    expect((await readLater(1)).documents.storefront?.id).toBe(first)
    expect(log.error).toHaveBeenCalledWith(expect.anything(), 'a release could not be read')
  }, WAIT_MS)
  server.failRequests()
  await expect.poll(async () => (await readLater(6)).documents.storefront?.id, { timeout: WAIT_MS }).toBe(second)
})

test('starts with the releases that it served last while the bucket does not respond', async () => {
  await release('shell', '1')
  const first = await release('storefront', '1')
  await (await openServer()).reader.current()
  const second = await release('storefront', '2')
  server.failRequests(() => 'unavailable')
  const { reader, log } = await openServer()
  expect((await reader.current()).documents.storefront?.id).toBe(first)
  await vi.waitFor(async () => {
    await reader.current()
    expect(log.error).toHaveBeenCalledWith(
      expect.anything(),
      expect.stringContaining('no other releases could be read'),
    )
  }, WAIT_MS)
  server.failRequests()
  await expect.poll(async () => (await reader.current()).documents.storefront?.id, { timeout: WAIT_MS }).toBe(second)
})

test('does not start without any copy while the bucket does not respond', async () => {
  server.failRequests(() => 'unavailable')
  const { reader } = await openServer()
  await expect(reader.current()).rejects.toThrow('The bucket closyyy-releases returned 503')
})
