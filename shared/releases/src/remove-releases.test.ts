import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { publishTestRelease } from '../test/test-release.ts'
import { vendorFile } from './publish-release.ts'
import { promote, readState } from './registry.ts'
import { openFolderStore, type ReleaseStore } from './release-store.ts'
import { removeReleases } from './remove-releases.ts'

let folder: string
let store: ReleaseStore
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'closyyy-releases-'))
  store = openFolderStore(folder)
})
afterEach(() => rm(folder, { recursive: true }))

const author = { by: 'Sara' }

/** Publishes a shell with a vendor chunk and makes it current; returns its id. */
async function release(text: string, chunk: string): Promise<string> {
  const facts = { unit: 'shell', initial: { scripts: [vendorFile(chunk)], styles: [] } }
  const id = await publishTestRelease(store, { facts, files: { 'entry.js': text, [`vendor/${chunk}`]: chunk } })
  await promote(store, { shell: id }, author)
  return id
}

const filesOf = async (id: string) => (await store.list(`shell/${id}`)).length

test('deletes releases, their place in the registry and the vendor chunks that only they use', async () => {
  const old = await release('one()', 'react.1.js')
  const previous = await release('two()', 'react.2.js')
  const current = await release('three()', 'react.2.js')
  expect(await removeReleases(store, 'shell', [old, previous], author)).toEqual([old, previous])
  expect(await Promise.all([old, previous].map(filesOf))).toEqual([0, 0])
  expect((await readState(store)).shell).toMatchObject({ current, previous: [], published: [{ id: current }] })
  expect(await readdir(join(folder, 'vendor'))).toEqual(['react.2.js', 'react.2.js.br'])
})

test('leaves the current release in place', async () => {
  const current = await release('one()', 'react.1.js')
  const files = await filesOf(current)
  expect(await removeReleases(store, 'shell', [current], author)).toEqual([])
  expect(await filesOf(current)).toBe(files)
})

test.each([
  ['before its first file', 0],
  ['between its files', 2],
  ['before its last file', 4],
])('continues a deletion that was interrupted %s', async (_, calls) => {
  const old = await release('one()', 'react.1.js')
  await release('two()', 'react.2.js')
  let count = 0
  const remove = async (paths: string[]) => {
    for (const path of paths) {
      if (count++ === calls) throw new Error('The disk is away.')
      await store.remove([path])
    }
  }
  await expect(removeReleases({ ...store, remove }, 'shell', [old], author)).rejects.toThrow('The disk is away.')
  expect(await filesOf(old)).toBeGreaterThan(0)
  expect(await removeReleases(store, 'shell', [old], author)).toEqual([old])
  expect(await filesOf(old)).toBe(0)
  expect(await readdir(join(folder, 'vendor'))).toEqual(['react.2.js', 'react.2.js.br'])
})

test('ignores a release whose files are gone', async () => {
  const gone = await release('one()', 'react.1.js')
  const old = await release('two()', 'react.2.js')
  await release('three()', 'react.3.js')
  await rm(join(folder, 'shell', gone), { recursive: true })
  expect(await removeReleases(store, 'shell', [old], author)).toEqual([old])
  expect(await readdir(join(folder, 'vendor'))).not.toContain('react.2.js')
})

test('changes nothing while the document of a release is damaged, because the release may use any chunk', async () => {
  const damaged = await release('one()', 'react.1.js')
  const old = await release('two()', 'react.2.js')
  await release('three()', 'react.3.js')
  await writeFile(join(folder, 'shell', damaged, 'release.json'), '{')
  await expect(removeReleases(store, 'shell', [old], author)).rejects.toThrow('JSON')
  expect((await readState(store)).shell?.published.map(({ id }) => id)).toContain(old)
})

test('ignores a release that was deleted before', async () => {
  const old = await release('one()', 'react.1.js')
  const current = await release('two()', 'react.2.js')
  await removeReleases(store, 'shell', [old], author)
  expect(await removeReleases(store, 'shell', [old], author)).toEqual([])
  expect((await readState(store)).shell?.current).toBe(current)
})
