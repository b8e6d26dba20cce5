import { writeFile } from 'node:fs/promises'
import { block, rollBack, setCanary } from '@closyyy/releases/registry'
import { publishTestRelease, testKey } from '@closyyy/releases/test/test-release'
import { expect, test } from 'vitest'
import { author, createReleaseFolder, idOf } from './test/release-folder.ts'

const folder = createReleaseFolder()

test('serves a promotion and a rollback, each with renderers of its own', async () => {
  await folder.release('shell', '1')
  const first = await folder.release('storefront', '1')
  const { reader, log, renderers, retire } = folder.openReader()
  expect(await idOf(reader)).toBe(first)
  const second = await folder.release('storefront', '2')
  await expect.poll(() => idOf(reader)).toBe(second)
  await rollBack(folder.store, 'storefront', author)
  await expect.poll(() => idOf(reader)).toBe(first)
  expect(log.error).not.toHaveBeenCalled()
  expect(renderers.open).toHaveBeenCalledTimes(3)
  expect(retire).toHaveBeenCalledTimes(2)
})

test('opens renderers once for concurrent first requests', async () => {
  await folder.release('shell', '1')
  const { reader, renderers } = folder.openReader()
  const [one, other] = await Promise.all([reader.current(), reader.current()])
  expect(one).toBe(other)
  expect(renderers.open).toHaveBeenCalledOnce()
})

test('serves the releases from before a change while its renderers start', async () => {
  await folder.release('shell', '1')
  const first = await folder.release('storefront', '1')
  const { reader, renderers } = folder.openReader()
  await reader.current()
  renderers.open.mockReturnValueOnce(new Promise(() => undefined))
  await folder.release('storefront', '2')
  await expect.poll(() => renderers.open).toHaveBeenCalledTimes(2)
  expect(await idOf(reader)).toBe(first)
})

test('serves a promoted release once its pages are prepared, and then reports the change', async () => {
  await folder.release('shell', '1')
  const first = await folder.release('storefront', '1')
  const { reader, prepare, onChange } = folder.openReader()
  await reader.current()
  const prepared = Promise.withResolvers<undefined>()
  prepare.mockReturnValueOnce(prepared.promise)
  const second = await folder.release('storefront', '2')
  await expect.poll(() => Number(prepare.mock.calls[0]?.[1]) - performance.now()).toBeLessThan(1_500)
  expect(prepare.mock.calls[0]?.[0].map(({ documents }) => documents.storefront?.id)).toEqual([second])
  expect(await idOf(reader)).toBe(first)
  expect(onChange).not.toHaveBeenCalled()
  prepared.resolve(undefined)
  await expect.poll(() => onChange).toHaveBeenCalledOnce()
  expect(await idOf(reader)).toBe(second)
})

test.each([
  ['rolled back', (_id: string) => rollBack(folder.store, 'storefront', author)],
  ['blocked', (id: string) => block(folder.store, 'storefront', id, author)],
])('replaces a release that is %s without preparing pages', async (_case, withdraw) => {
  await folder.release('shell', '1')
  const first = await folder.release('storefront', '1')
  const second = await folder.release('storefront', '2')
  const { reader, prepare, onChange } = folder.openReader()
  expect(await idOf(reader)).toBe(second)
  await withdraw(second)
  await expect.poll(() => onChange).toHaveBeenCalledOnce()
  expect(await idOf(reader)).toBe(first)
  expect(prepare).not.toHaveBeenCalled()
})

test('does not serve a release that is blocked while its pages are prepared', async () => {
  await folder.release('shell', '1')
  const good = await folder.release('storefront', '1')
  const { reader, prepare, onChange } = folder.openReader()
  await reader.current()
  prepare.mockReturnValueOnce(new Promise(() => undefined))
  const bad = await folder.release('storefront', '2')
  await expect.poll(() => prepare).toHaveBeenCalledOnce()
  await block(folder.store, 'storefront', bad, author)
  await expect.poll(async () => (await reader.state()).storefront?.current).toBe(good)
  expect(await idOf(reader)).toBe(good)
  expect(onChange).not.toHaveBeenCalled()
})

test('rolls a unit back at once while pages of another are prepared', async () => {
  await writeFile(folder.keyFile('auth'), testKey.publicKey)
  await folder.release('shell', '1')
  const old = await folder.release('auth', '1')
  await folder.release('auth', '2')
  await folder.release('storefront', '1')
  const { reader, prepare, onChange } = folder.openReader()
  await reader.current()
  prepare.mockReturnValueOnce(Promise.withResolvers<undefined>().promise)
  const promoted = await folder.release('storefront', '2')
  await expect.poll(() => prepare).toHaveBeenCalledOnce()
  await rollBack(folder.store, 'auth', author)
  await expect.poll(() => onChange).toHaveBeenCalledOnce()
  expect((await reader.current()).documents).toMatchObject({ auth: { id: old }, storefront: { id: promoted } })
})

test('keeps its renderers when a release is only published, and prepares the pages of a canary', async () => {
  await folder.release('shell', '1')
  const first = await folder.release('storefront', '1')
  const { reader, renderers, prepare } = folder.openReader()
  await reader.current()
  const canary = await publishTestRelease(folder.store, { files: { 'entry.js': '2' } })
  await expect.poll(async () => (await reader.state()).storefront?.published).toHaveLength(2)
  expect(renderers.open).toHaveBeenCalledOnce()
  await setCanary(folder.store, { unit: 'storefront', id: canary, percent: 10 }, author)
  await expect.poll(() => prepare).toHaveBeenCalledOnce()
  expect(prepare.mock.calls[0]?.[0].map(({ documents }) => documents.storefront?.id)).toEqual([canary])
  expect(await idOf(reader)).toBe(first)
})

test('returns style sheets as they were verified', async () => {
  const id = await folder.release('shell', '1')
  const { readText } = await folder.openReader().reader.current()
  await writeFile(folder.fileOf('shell', id, 'page.css'), '*{display:none}')
  expect(readText(`/releases/shell/${id}/page.css`)).toBe('a{b:c}')
  expect(() => readText(`/releases/shell/${id}/entry.js`)).toThrow('is not a file of the current releases')
})

/** Publishes a second release of the storefront and serves it to 10 % of the visitors; returns both ids. */
async function startCanary(server = "exports.remote = { version: '2' }"): Promise<{ current: string; canary: string }> {
  await folder.release('shell', '1')
  const current = await folder.release('storefront', '1')
  const canary = await publishTestRelease(folder.store, { files: { 'entry.js': '2', 'server.cjs': server } })
  await setCanary(folder.store, { unit: 'storefront', id: canary, percent: 10 }, author)
  return { current, canary }
}

test('serves a canary to the groups of its share', async () => {
  const { current, canary } = await startCanary()
  const { reader, metrics } = folder.openReader()
  expect(await reader.hasCanary()).toBe(true)
  const ids = [9, 10, undefined].map(group => idOf(reader, group))
  expect(await Promise.all(ids)).toEqual([canary, current, current])
  expect(metrics.setServed).toHaveBeenLastCalledWith(
    expect.arrayContaining([{ unit: 'storefront', release: canary, percent: 10 }]),
  )
})

test('serves the current release in place of an invalid canary', async () => {
  const { current, canary } = await startCanary('throw new Error("broken")')
  const { reader, log } = folder.openReader()
  expect(await idOf(reader, 0)).toBe(current)
  expect(await reader.hasCanary()).toBe(false)
  expect(log.error).toHaveBeenCalledWith(
    expect.objectContaining({ unit: 'storefront', release: canary, file: 'server.cjs' }),
    'a release was rejected',
  )
})
