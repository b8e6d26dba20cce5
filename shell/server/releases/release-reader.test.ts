import { cp, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { block, promote, rollBack, setCanary } from '@closyyy/releases/registry'
import { openFolderStore, type ReleaseStore } from '@closyyy/releases/release-store'
import { createKeyPair } from '@closyyy/releases/signature'
import { publishTestRelease, testKey } from '@closyyy/releases/test/test-release'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import type { Bundle } from '../renderer/protocol.ts'
import { type CurrentReleases, createReleaseReader, type ReleaseReader } from './release-reader.ts'
import { openReleaseSource } from './release-source.ts'
import { openEvaluating } from './test/evaluating-renderers.ts'

let folder: string
let store: ReleaseStore
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'closyyy-releases-'))
  store = openFolderStore(join(folder, 'releases'))
  await Promise.all(['shell', 'storefront'].map(unit => writeFile(keyFile(unit), testKey.publicKey)))
})
afterEach(async () => {
  vi.useRealTimers()
  await rm(folder, { recursive: true, maxRetries: 5 })
})

const keyFile = (unit: string) => join(folder, `${unit}.public.pem`)
const author = { by: 'Sara' }

/** Publishes and promotes a release whose server bundle exports a version; returns its id. */
async function release(unit: string, version: string, server?: string, signingKey?: string): Promise<string> {
  const code = server ?? `exports.remote = { version: '${version}' }; exports.version = '${version}'`
  const files = { 'entry.js': version, 'server.cjs': code }
  const id = await publishTestRelease(store, { facts: { unit }, files, ...(signingKey && { signingKey }) })
  await promote(store, { [unit]: id }, author)
  return id
}

const fileOf = (unit: string, id: string, file: string) => join(folder, 'releases', unit, id, file)

function openReader() {
  const log = { error: vi.fn() }
  const metrics = { countRejection: vi.fn(), setServed: vi.fn() }
  const source = openReleaseSource({ releasesDir: join(folder, 'releases'), releaseBucket: undefined })
  const renderers = { open: vi.fn(async (bundles: Bundle[]) => ({ ...(await openEvaluating(bundles)), retire })) }
  const prepare = vi.fn(async (_sets: CurrentReleases[], _deadline: number) => undefined)
  const onChange = vi.fn()
  const reader = createReleaseReader({ env: { keysDir: folder }, source, log, metrics, renderers, prepare, onChange })
  onTestFinished(() => reader.close())
  return { reader, log, metrics, renderers, prepare, onChange }
}

const retire = vi.fn()

const idOf = async (reader: ReleaseReader, group?: number) => (await reader.current(group)).documents.storefront?.id

test('serves a promotion and a rollback, each with renderers of its own', async () => {
  retire.mockClear()
  await release('shell', '1')
  const first = await release('storefront', '1')
  const { reader, log, renderers } = openReader()
  expect(await idOf(reader)).toBe(first)
  const second = await release('storefront', '2')
  await vi.waitFor(async () => expect(await idOf(reader)).toBe(second), 10_000)
  await rollBack(store, 'storefront', author)
  await vi.waitFor(async () => expect(await idOf(reader)).toBe(first), 10_000)
  expect(log.error).not.toHaveBeenCalled()
  expect(renderers.open).toHaveBeenCalledTimes(3)
  expect(retire).toHaveBeenCalledTimes(2)
})

test('opens renderers once for concurrent first requests', async () => {
  await release('shell', '1')
  const { reader, renderers } = openReader()
  const [one, other] = await Promise.all([reader.current(), reader.current()])
  expect(one).toBe(other)
  expect(renderers.open).toHaveBeenCalledOnce()
})

test('serves the releases from before a change while its renderers start', async () => {
  await release('shell', '1')
  const first = await release('storefront', '1')
  const { reader, renderers } = openReader()
  await reader.current()
  renderers.open.mockReturnValueOnce(new Promise(() => undefined))
  await release('storefront', '2')
  await vi.waitFor(() => expect(renderers.open).toHaveBeenCalledTimes(2), 10_000)
  expect(await idOf(reader)).toBe(first)
})

test('serves a promoted release once its pages are prepared, and then reports the change', async () => {
  await release('shell', '1')
  const first = await release('storefront', '1')
  const { reader, prepare, onChange } = openReader()
  await reader.current()
  const prepared = Promise.withResolvers<undefined>()
  prepare.mockReturnValueOnce(prepared.promise)
  const second = await release('storefront', '2')
  await vi.waitFor(() => expect(prepare.mock.calls[0]?.[1]).toBeLessThan(performance.now() + 1_500), 10_000)
  expect(prepare.mock.calls[0]?.[0].map(({ documents }) => documents.storefront?.id)).toEqual([second])
  expect(await idOf(reader)).toBe(first)
  expect(onChange).not.toHaveBeenCalled()
  prepared.resolve(undefined)
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledOnce())
  expect(await idOf(reader)).toBe(second)
})

test.each([
  ['rolled back', (_id: string) => rollBack(store, 'storefront', author)],
  ['blocked', (id: string) => block(store, 'storefront', id, author)],
])('replaces a release that is %s without preparing pages', async (_case, withdraw) => {
  await release('shell', '1')
  const first = await release('storefront', '1')
  const second = await release('storefront', '2')
  const { reader, prepare, onChange } = openReader()
  expect(await idOf(reader)).toBe(second)
  await withdraw(second)
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledOnce(), 10_000)
  expect(await idOf(reader)).toBe(first)
  expect(prepare).not.toHaveBeenCalled()
})

test('does not serve a release that is blocked while its pages are prepared', async () => {
  await release('shell', '1')
  const good = await release('storefront', '1')
  const { reader, prepare, onChange } = openReader()
  await reader.current()
  prepare.mockReturnValueOnce(new Promise(() => undefined))
  const bad = await release('storefront', '2')
  await vi.waitFor(() => expect(prepare).toHaveBeenCalledOnce(), 10_000)
  await block(store, 'storefront', bad, author)
  await vi.waitFor(async () => expect((await reader.state()).storefront?.current).toBe(good), 10_000)
  expect(await idOf(reader)).toBe(good)
  expect(onChange).not.toHaveBeenCalled()
})

test('rolls a unit back at once while pages of another are prepared', async () => {
  await writeFile(keyFile('auth'), testKey.publicKey)
  await release('shell', '1')
  const old = await release('auth', '1')
  await release('auth', '2')
  await release('storefront', '1')
  const { reader, prepare, onChange } = openReader()
  await reader.current()
  prepare.mockReturnValueOnce(Promise.withResolvers<undefined>().promise)
  const promoted = await release('storefront', '2')
  await vi.waitFor(() => expect(prepare).toHaveBeenCalledOnce(), 10_000)
  await rollBack(store, 'auth', author)
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledOnce(), 10_000)
  expect((await reader.current()).documents).toMatchObject({ auth: { id: old }, storefront: { id: promoted } })
})

test('keeps its renderers when a release is only published, and prepares the pages of a canary', async () => {
  await release('shell', '1')
  const first = await release('storefront', '1')
  const { reader, renderers, prepare } = openReader()
  await reader.current()
  const canary = await publishTestRelease(store, { files: { 'entry.js': '2' } })
  await vi.waitFor(async () => expect((await reader.state()).storefront?.published).toHaveLength(2), 10_000)
  expect(renderers.open).toHaveBeenCalledOnce()
  await setCanary(store, { unit: 'storefront', id: canary, percent: 10 }, author)
  await vi.waitFor(() => expect(prepare).toHaveBeenCalledOnce(), 10_000)
  expect(prepare.mock.calls[0]?.[0].map(({ documents }) => documents.storefront?.id)).toEqual([canary])
  expect(await idOf(reader)).toBe(first)
})

test('serves a shell whose server bundle throws if there is no other, for browsers to render', async () => {
  const only = await release('shell', '1', 'throw new Error("broken")')
  const { reader, log } = openReader()
  expect((await reader.current()).documents.shell?.id).toBe(only)
  expect(log.error).toHaveBeenCalledOnce()
})

test.each(['entry.js', 'page.css', 'server.cjs'])(
  'serves the last good release if %s was tampered with, and runs none of its code',
  async file => {
    await release('shell', '1')
    const good = await release('storefront', '1')
    const bad = await release('storefront', '2')
    await writeFile(fileOf('storefront', bad, file), 'globalThis.tampered = true')
    const { reader, log, metrics } = openReader()
    expect(await idOf(reader)).toBe(good)
    expect(globalThis).not.toHaveProperty('tampered')
    expect(log.error).toHaveBeenCalledWith(
      expect.objectContaining({ unit: 'storefront', release: bad, file }),
      'a release was rejected',
    )
    expect(metrics.countRejection).toHaveBeenCalledExactlyOnceWith({ unit: 'storefront', release: bad, file })
  },
)

test('serves the last good release if the server bundle throws', async () => {
  const good = await release('shell', '1')
  const bad = await release('shell', '2', 'throw new Error("broken")')
  const { reader, log } = openReader()
  expect((await reader.current()).documents.shell?.id).toBe(good)
  expect(log.error).toHaveBeenCalledWith(
    expect.objectContaining({ unit: 'shell', release: bad, file: 'server.cjs' }),
    'a release was rejected',
  )
})

test("rejects a release that is signed with another unit's key", async () => {
  const other = createKeyPair()
  await writeFile(keyFile('auth'), other.publicKey)
  await release('shell', '1')
  const good = await release('storefront', '1')
  await release('storefront', '2', 'globalThis.forged = true', other.privateKey)
  expect((await openReader().reader.current()).documents.storefront?.id).toBe(good)
  expect(globalThis).not.toHaveProperty('forged')
})

test('leaves out a remote without any valid release, and fails without a valid shell', async () => {
  const shell = await release('shell', '1')
  const only = await release('storefront', '1')
  await rm(fileOf('storefront', only, 'entry.js'))
  const { documents } = await openReader().reader.current()
  expect(Object.keys(documents)).toEqual(['shell'])
  await rm(fileOf('shell', shell, 'entry.js'))
  const { reader, renderers } = openReader()
  await expect(reader.current()).rejects.toThrow('No valid release of the shell')
  expect(renderers.open).not.toHaveBeenCalled()
})

test('does not fall back to a blocked release', async () => {
  await release('shell', '1')
  const first = await release('storefront', '1')
  const blocked = await release('storefront', '2')
  const bad = await release('storefront', '3')
  await block(store, 'storefront', blocked, author)
  await rm(fileOf('storefront', bad, 'page.css'))
  expect((await openReader().reader.current()).documents.storefront?.id).toBe(first)
})

test('keeps the releases if the log becomes unreadable, and reports it', async () => {
  await release('shell', '1')
  const { reader, log } = openReader()
  const before = await reader.current()
  const entries = await readdir(join(folder, 'releases/log'))
  const last = entries.toSorted().at(-1) ?? ''
  await cp(join(folder, 'releases/log', last), join(folder, 'releases/log', '000000003.json'))
  await vi.waitFor(async () => {
    expect(await reader.current()).toBe(before)
    expect(log.error).toHaveBeenCalledOnce()
  })
})

test('returns style sheets as they were verified', async () => {
  const id = await release('shell', '1')
  const { readText } = await openReader().reader.current()
  await writeFile(fileOf('shell', id, 'page.css'), '*{display:none}')
  expect(readText(`/releases/shell/${id}/page.css`)).toBe('a{b:c}')
  expect(() => readText(`/releases/shell/${id}/entry.js`)).toThrow('is not a file of the current releases')
})

/** Publishes a second release of the storefront and serves it to 10 % of the visitors; returns both ids. */
async function startCanary(server = "exports.remote = { version: '2' }"): Promise<{ current: string; canary: string }> {
  await release('shell', '1')
  const current = await release('storefront', '1')
  const canary = await publishTestRelease(store, { files: { 'entry.js': '2', 'server.cjs': server } })
  await setCanary(store, { unit: 'storefront', id: canary, percent: 10 }, author)
  return { current, canary }
}

test('serves a canary to the groups of its share', async () => {
  const { current, canary } = await startCanary()
  const { reader, metrics } = openReader()
  expect(await reader.hasCanary()).toBe(true)
  const ids = [9, 10, undefined].map(group => idOf(reader, group))
  expect(await Promise.all(ids)).toEqual([canary, current, current])
  expect(metrics.setServed).toHaveBeenLastCalledWith(
    expect.arrayContaining([{ unit: 'storefront', release: canary, percent: 10 }]),
  )
})

test('serves the current release in place of an invalid canary', async () => {
  const { current, canary } = await startCanary('throw new Error("broken")')
  const { reader, log } = openReader()
  expect(await idOf(reader, 0)).toBe(current)
  expect(await reader.hasCanary()).toBe(false)
  expect(log.error).toHaveBeenCalledWith(
    expect.objectContaining({ unit: 'storefront', release: canary, file: 'server.cjs' }),
    'a release was rejected',
  )
})

test('verifies a release again that was dropped from memory', async () => {
  await release('shell', '1')
  const old = await release('storefront', '1')
  const { reader, log } = openReader()
  await reader.current()
  await release('storefront', '2')
  const latest = await release('storefront', '3')
  await vi.waitFor(async () => expect((await reader.current()).documents.storefront?.id).toBe(latest))
  await rm(fileOf('storefront', old, 'page.css'))
  await promote(store, { storefront: old }, author)
  await vi.waitFor(async () => {
    expect((await reader.current()).documents.storefront?.id).toBe(latest)
    expect(log.error).toHaveBeenCalledWith(expect.objectContaining({ release: old }), 'a release was rejected')
  })
})
