import { cp, mkdir, readdir, rename, rm, rmdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { block, promote } from '@closyyy/releases/registry'
import { createKeyPair } from '@closyyy/releases/signature'
import { expect, test, vi } from 'vitest'
import { openEvaluating } from './test/evaluating-renderers.ts'
import { author, createReleaseFolder, idOf } from './test/release-folder.ts'

const folder = createReleaseFolder()

test('serves a shell whose server bundle throws if there is no other, for browsers to render', async () => {
  const only = await folder.release('shell', '1', 'throw new Error("broken")')
  const { reader, log } = folder.openReader()
  expect((await reader.current()).documents.shell?.id).toBe(only)
  expect(log.error).toHaveBeenCalledOnce()
})

test.each(['entry.js', 'page.css', 'server.cjs'])(
  'serves the last good release if %s was tampered with, and runs none of its code',
  async file => {
    await folder.release('shell', '1')
    const good = await folder.release('storefront', '1')
    const bad = await folder.release('storefront', '2')
    await writeFile(folder.fileOf('storefront', bad, file), 'globalThis.tampered = true')
    const { reader, log, metrics } = folder.openReader()
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
  const good = await folder.release('shell', '1')
  const bad = await folder.release('shell', '2', 'throw new Error("broken")')
  const { reader, log } = folder.openReader()
  expect((await reader.current()).documents.shell?.id).toBe(good)
  expect(log.error).toHaveBeenCalledWith(
    expect.objectContaining({ unit: 'shell', release: bad, file: 'server.cjs' }),
    'a release was rejected',
  )
})

test("rejects a release that is signed with another unit's key", async () => {
  const other = createKeyPair()
  await writeFile(folder.keyFile('auth'), other.publicKey)
  await folder.release('shell', '1')
  const good = await folder.release('storefront', '1')
  await folder.release('storefront', '2', 'globalThis.forged = true', other.privateKey)
  expect((await folder.openReader().reader.current()).documents.storefront?.id).toBe(good)
  expect(globalThis).not.toHaveProperty('forged')
})

test('leaves out a remote without any valid release, and fails without a valid shell', async () => {
  const shell = await folder.release('shell', '1')
  const only = await folder.release('storefront', '1')
  await rm(folder.fileOf('storefront', only, 'entry.js'))
  const { documents } = await folder.openReader().reader.current()
  expect(Object.keys(documents)).toEqual(['shell'])
  await rm(folder.fileOf('shell', shell, 'entry.js'))
  const { reader, renderers } = folder.openReader()
  await expect(reader.current()).rejects.toThrow('No valid release of the shell')
  expect(renderers.open).not.toHaveBeenCalled()
})

test('does not fall back to a blocked release', async () => {
  await folder.release('shell', '1')
  const first = await folder.release('storefront', '1')
  const blocked = await folder.release('storefront', '2')
  const bad = await folder.release('storefront', '3')
  await block(folder.store, 'storefront', blocked, author)
  await rm(folder.fileOf('storefront', bad, 'page.css'))
  expect((await folder.openReader().reader.current()).documents.storefront?.id).toBe(first)
})

test('keeps the releases if the log becomes unreadable, and reports it', async () => {
  await folder.release('shell', '1')
  const { reader, log } = folder.openReader()
  const before = await reader.current()
  const entries = await readdir(folder.logFolder)
  const last = entries.toSorted().at(-1) ?? ''
  await cp(join(folder.logFolder, last), join(folder.logFolder, '000000003.json'))
  await expect.poll(() => log.error).toHaveBeenCalledOnce()
  expect(await reader.current()).toBe(before)
})

test('reports once that renderers do not start, tries again ever later, and then serves the release', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] })
  await folder.release('shell', '1')
  const { reader, log, renderers, retire } = folder.openReader()
  const before = await reader.current()
  const second = await folder.release('storefront', '2')
  renderers.open.mockClear()
  renderers.open.mockRejectedValue(new Error('No renderer could be started.'))
  /** Lets intervals pass, each with the time that a read of the log takes. */
  const letPass = async (intervals: number) => {
    for (let interval = 0; interval < intervals; interval++) {
      await vi.advanceTimersByTimeAsync(250)
      await new Promise(resolve => setTimeout(resolve, 20))
    }
  }
  await letPass(40)
  expect(await reader.current()).toBe(before)
  expect(log.error).toHaveBeenCalledOnce()
  // After 0.25, 0.5, 1, 2, 4 and then each 5 seconds.
  expect(renderers.open.mock.calls.length).toBeLessThanOrEqual(7)
  renderers.open.mockImplementation(async bundles => ({ ...(await openEvaluating(bundles)), retire }))
  await letPass(22)
  expect(await idOf(reader)).toBe(second)
})

test('opens no renderers again while a release stays unreadable', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  await folder.release('shell', '1')
  const first = await folder.release('storefront', '1')
  const second = await folder.release('storefront', '2')
  const file = folder.fileOf('storefront', second, 'entry.js')
  await rename(file, `${file}.away`)
  await mkdir(file)
  const { reader, log, renderers } = folder.openReader()
  expect(await idOf(reader)).toBe(first)
  for (let tries = 2; tries < 5; tries++) {
    vi.advanceTimersByTime(6_000)
    await expect.poll(() => log.error).toHaveBeenCalledTimes(tries)
  }
  expect(renderers.open).toHaveBeenCalledOnce()
  await rmdir(file)
  await rename(`${file}.away`, file)
  vi.advanceTimersByTime(6_000)
  await expect.poll(() => idOf(reader)).toBe(second)
})

test('verifies a release again that was dropped from memory', async () => {
  await folder.release('shell', '1')
  const old = await folder.release('storefront', '1')
  const { reader, log } = folder.openReader()
  await reader.current()
  await folder.release('storefront', '2')
  const latest = await folder.release('storefront', '3')
  await expect.poll(async () => (await reader.current()).documents.storefront?.id).toBe(latest)
  await rm(folder.fileOf('storefront', old, 'page.css'))
  await promote(folder.store, { storefront: old }, author)
  await expect.poll(async () => (await reader.current()).documents.storefront?.id).toBe(latest)
  await expect
    .poll(() => log.error)
    .toHaveBeenCalledWith(expect.objectContaining({ release: old }), 'a release was rejected')
})
