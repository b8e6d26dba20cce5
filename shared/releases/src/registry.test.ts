import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { publish } from './publish.ts'
import { promote, readRegistry, readRelease, rollBack } from './registry.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'closyyy-releases-'))
})
afterEach(() => rm(folder, { recursive: true }))

async function publishBuild(id: string, code = `console.log('${id}')`) {
  const build = await mkdtemp(join(tmpdir(), 'closyyy-build-'))
  await writeFile(join(build, 'remoteEntry.js'), code)
  const nothing = { scripts: [], styles: [] }
  const entry = { unit: 'storefront', id, entry: 'remoteEntry.js', initial: nothing, chunks: {}, server: 'server.cjs' }
  await publish(folder, build, { ...entry, claims: [], pieces: {} })
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
