import { cp, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { block, promote, rollBack, setCanary } from '@closyyy/releases/registry'
import { openFolderStore, type ReleaseStore } from '@closyyy/releases/release-store'
import { createKeyPair } from '@closyyy/releases/signature'
import { publishTestRelease, testKey } from '@closyyy/releases/test/test-release'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createReleaseReader } from './release-reader.ts'
import { openReleaseSource } from './release-source.ts'

let folder: string
let store: ReleaseStore
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'closyyy-releases-'))
  store = openFolderStore(join(folder, 'releases'))
  await Promise.all(['shell', 'storefront'].map(unit => writeFile(keyFile(unit), testKey.publicKey)))
})
afterEach(async () => {
  vi.useRealTimers()
  await rm(folder, { recursive: true })
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
  return { reader: createReleaseReader({ env: { keysDir: folder }, source, log, metrics }), log, metrics }
}

const versionOf = (remote: unknown) => (remote as { version?: string } | undefined)?.version

test('serves a promotion and a rollback within half a second', async () => {
  await release('shell', '1')
  await release('storefront', '1')
  const { reader, log } = openReader()
  expect(versionOf((await reader.current()).remotes.storefront)).toBe('1')
  await release('storefront', '2')
  await vi.waitFor(async () => expect(versionOf((await reader.current()).remotes.storefront)).toBe('2'))
  await rollBack(store, 'storefront', author)
  await vi.waitFor(async () => expect(versionOf((await reader.current()).remotes.storefront)).toBe('1'))
  expect(log.error).not.toHaveBeenCalled()
})

test.each(['entry.js', 'page.css', 'server.cjs'])(
  'serves the last good release if %s was tampered with, and runs none of its code',
  async file => {
    await release('shell', '1')
    const good = await release('storefront', '1')
    const bad = await release('storefront', '2')
    await writeFile(fileOf('storefront', bad, file), 'globalThis.tampered = true')
    const { reader, log, metrics } = openReader()
    const { documents, remotes } = await reader.current()
    expect(documents.storefront?.id).toBe(good)
    expect(versionOf(remotes.storefront)).toBe('1')
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
  const { documents, remotes } = await openReader().reader.current()
  expect(Object.keys(documents)).toEqual(['shell'])
  expect(remotes).toEqual({})
  await rm(fileOf('shell', shell, 'entry.js'))
  await expect(openReader().reader.current()).rejects.toThrow('No valid release of the shell')
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
  const { reader } = openReader()
  const { readText } = await reader.current()
  await writeFile(fileOf('shell', id, 'page.css'), '*{display:none}')
  expect(readText(`/releases/shell/${id}/page.css`)).toBe('a{b:c}')
  expect(() => readText(`/releases/shell/${id}/entry.js`)).toThrow('is not a file of the current releases')
})

/** Publishes a second release of the storefront and serves it to 10 % of the visitors; returns its id. */
async function startCanary(server = "exports.remote = { version: '2' }"): Promise<string> {
  await release('shell', '1')
  await release('storefront', '1')
  const id = await publishTestRelease(store, { files: { 'entry.js': '2', 'server.cjs': server } })
  await setCanary(store, { unit: 'storefront', id, percent: 10 }, author)
  return id
}

test('serves a canary to the groups of its share', async () => {
  const id = await startCanary()
  const { reader, metrics } = openReader()
  expect(await reader.hasCanary()).toBe(true)
  const versions = [9, 10, undefined].map(async group => versionOf((await reader.current(group)).remotes.storefront))
  expect(await Promise.all(versions)).toEqual(['2', '1', '1'])
  expect(metrics.setServed).toHaveBeenLastCalledWith(
    expect.arrayContaining([{ unit: 'storefront', release: id, percent: 10 }]),
  )
})

test('serves the current release in place of an invalid canary', async () => {
  const id = await startCanary('throw new Error("broken")')
  const { reader, log } = openReader()
  expect(versionOf((await reader.current(0)).remotes.storefront)).toBe('1')
  expect(await reader.hasCanary()).toBe(false)
  expect(log.error).toHaveBeenCalledWith(
    expect.objectContaining({ unit: 'storefront', release: id, file: 'server.cjs' }),
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
