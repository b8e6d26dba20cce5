import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { publishRelease, vendorFile } from './publish-release.ts'
import { promote, readRegistry } from './registry.ts'
import { ID_PLACEHOLDER } from './release-id.ts'
import { removeReleases } from './remove-releases.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'closyyy-releases-'))
})
afterEach(() => rm(folder, { recursive: true }))

/** Publishes a shell with a vendor chunk and makes it current; returns its id. */
async function release(text: string, chunk: string): Promise<string> {
  const build = await mkdtemp(join(tmpdir(), 'closyyy-build-'))
  await mkdir(join(build, 'shell', ID_PLACEHOLDER), { recursive: true })
  await mkdir(join(build, 'vendor'))
  await writeFile(join(build, 'shell', ID_PLACEHOLDER, 'main.js'), text)
  await writeFile(join(build, 'vendor', chunk), chunk)
  const id = await publishRelease(folder, build, {
    unit: 'shell',
    entry: 'main.js',
    initial: { scripts: [vendorFile(chunk)], styles: [] },
    chunks: {},
    server: 'server.cjs',
    claims: [],
    fragments: {},
  })
  await promote(folder, 'shell', id)
  await rm(build, { recursive: true })
  return id
}

test('deletes releases, their place in the registry and the vendor chunks that only they name', async () => {
  const old = await release('one()', 'react.1.js')
  const previous = await release('two()', 'react.2.js')
  const current = await release('three()', 'react.2.js')
  expect(await removeReleases(folder, 'shell', [old, previous])).toEqual([old, previous])
  expect(await readdir(join(folder, 'shell'))).toEqual([current])
  expect((await readRegistry(folder)).units.shell).toEqual({ current, previous: [] })
  expect(await readdir(join(folder, 'vendor'))).toEqual(['react.2.js', 'react.2.js.br'])
})

test('leaves the current release in place', async () => {
  const current = await release('one()', 'react.1.js')
  expect(await removeReleases(folder, 'shell', [current])).toEqual([])
  expect(await readdir(join(folder, 'shell'))).toEqual([current])
})

test('ignores a release that was deleted before', async () => {
  const current = await release('one()', 'react.1.js')
  expect(await removeReleases(folder, 'shell', ['gone'])).toEqual(['gone'])
  expect((await readRegistry(folder)).units.shell?.current).toBe(current)
})
