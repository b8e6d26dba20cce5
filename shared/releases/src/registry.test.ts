import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { publish } from './publish.ts'
import { promote, promoteAll, readRegistry, readRelease, rollBack } from './registry.ts'
import type { Release } from './release.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'closyyy-releases-'))
})
afterEach(() => rm(folder, { recursive: true }))

async function publishBuild(id: string, facts: Partial<Release> = {}) {
  const build = await mkdtemp(join(tmpdir(), 'closyyy-build-'))
  await writeFile(join(build, 'remoteEntry.js'), `console.log('${id}')`)
  const nothing = { scripts: [], styles: [] }
  const entry = { unit: 'storefront', id, entry: 'remoteEntry.js', initial: nothing, chunks: {}, server: 'server.cjs' }
  await publish(folder, build, { ...entry, claims: [], pieces: {}, ...facts })
  await rm(build, { recursive: true })
}

test('a published release carries a hash of every file and a compressed twin of its texts', async () => {
  await publishBuild('one')
  const { integrity } = await readRelease(folder, 'storefront', 'one')
  expect(integrity['remoteEntry.js']).toMatch(/^sha384-[\w+/]{64}$/)
  const packed = await readFile(join(folder, 'storefront/one/remoteEntry.js.br'))
  expect(brotliDecompressSync(packed).toString()).toBe("console.log('one')")
  expect(await readdir(join(folder, 'storefront'))).toEqual(['one'])
})

test('promoting, and rolling back through what was current before', async () => {
  for (const id of ['one', 'two', 'three']) {
    await publishBuild(id)
    await promote(folder, 'storefront', id)
  }
  expect((await readRegistry(folder)).units.storefront).toEqual({ current: 'three', previous: ['two', 'one'] })
  expect(await rollBack(folder, 'storefront')).toBe('two')
  expect(await rollBack(folder, 'storefront')).toBe('one')
  await expect(rollBack(folder, 'storefront')).rejects.toThrow('no earlier release')
})

test('what was never published cannot become current', async () => {
  await expect(promote(folder, 'storefront', 'ghost')).rejects.toThrow()
  expect((await readRegistry(folder)).units).toEqual({})
})

test('promoting the current release again changes nothing', async () => {
  await publishBuild('one')
  await promote(folder, 'storefront', 'one')
  await promote(folder, 'storefront', 'one')
  expect((await readRegistry(folder)).units.storefront).toEqual({ current: 'one', previous: [] })
})

const router = '@closyyy/platform/router'
const refusal =
  'storefront new needs useBlocker of @closyyy/platform/router, which shell old does not offer: promote a shell that does, first.'

async function publishPairs() {
  await publishBuild('old', { unit: 'shell', offers: { [router]: ['Link'] } })
  await publishBuild('new', { unit: 'shell', offers: { [router]: ['Link', 'useBlocker'] } })
  await publishBuild('old', { needs: { [router]: ['Link'] } })
  await publishBuild('new', { needs: { [router]: ['Link', 'useBlocker'] } })
}

test('a remote that needs more than the current shell offers is refused, and nothing changes', async () => {
  await publishPairs()
  await promoteAll(folder, { shell: 'old', storefront: 'old' })
  await expect(promote(folder, 'storefront', 'new')).rejects.toThrow(refusal)
  expect((await readRegistry(folder)).units.storefront?.current).toBe('old')
})

test('the newer shell goes first or together with the remote, and cannot be rolled back under it', async () => {
  await publishPairs()
  await promoteAll(folder, { shell: 'old', storefront: 'old' })
  await promoteAll(folder, { storefront: 'new', shell: 'new' })
  await expect(rollBack(folder, 'shell')).rejects.toThrow(refusal)
  expect(await rollBack(folder, 'storefront')).toBe('old')
  expect(await rollBack(folder, 'shell')).toBe('old')
})
