import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { publishRelease, vendorFile } from './publish-release.ts'
import { readRelease } from './registry.ts'
import { ID_PLACEHOLDER, type ReleaseFacts } from './release-id.ts'

let folder: string
let build: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'closyyy-releases-'))
  build = await mkdtemp(join(tmpdir(), 'closyyy-build-'))
})
afterEach(async () => {
  for (const path of [folder, build]) await rm(path, { recursive: true })
})

const react = 'vendor/react.1a2b.js'
const main = `shell/${ID_PLACEHOLDER}/main.js`
const facts: ReleaseFacts = {
  unit: 'shell',
  entry: 'main.js',
  initial: { scripts: [vendorFile('react.1a2b.js')], styles: [] },
  chunks: {},
  server: 'server.cjs',
  claims: [],
  fragments: {},
}

async function publishFiles(files: Record<string, string>, options?: { isCompressed: boolean }) {
  await rm(build, { recursive: true })
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(build, path)), { recursive: true })
    await writeFile(join(build, path), text)
  }
  return publishRelease(folder, build, facts, options)
}

test('gives equal output the same id, and different output another', async () => {
  const first = await publishFiles({ [main]: 'one()' })
  expect(await publishFiles({ [main]: 'one()' })).toBe(first)
  expect(await publishFiles({ [main]: 'two()' })).not.toBe(first)
})

test('replaces the placeholder with the id', async () => {
  const id = await publishFiles({ [main]: `load("/releases/shell/${ID_PLACEHOLDER}/js/start.js")` })
  expect(await readFile(join(folder, 'shell', id, 'main.js'), 'utf8')).toBe(`load("/releases/shell/${id}/js/start.js")`)
})

test('stores a hash of every file and a compressed copy of its texts', async () => {
  const id = await publishFiles({ [main]: 'one()' })
  const { integrity } = await readRelease(folder, 'shell', id)
  expect(integrity['main.js']).toMatch(/^sha384-[\w+/]{64}$/)
  expect(brotliDecompressSync(await readFile(join(folder, 'shell', id, 'main.js.br'))).toString()).toBe('one()')
  expect(await readdir(join(folder, 'shell'))).toEqual([id])
})

test('stores vendor chunks outside the release, which names them with their hash', async () => {
  const id = await publishFiles({ [main]: 'one()', [react]: 'react()' })
  expect(await readFile(join(folder, react), 'utf8')).toBe('react()')
  expect(await readdir(join(folder, 'shell', id))).toEqual(['main.js', 'main.js.br', 'release.json'])
  expect((await readRelease(folder, 'shell', id)).integrity).toHaveProperty([vendorFile('react.1a2b.js')])
})

test('does not overwrite a vendor chunk of an earlier release', async () => {
  await publishFiles({ [main]: 'one()', [react]: 'react()' })
  await writeFile(join(folder, react), 'as it was')
  await publishFiles({ [main]: 'two()', [react]: 'react()' })
  expect(await readFile(join(folder, react), 'utf8')).toBe('as it was')
  expect(await readdir(folder)).toEqual(['shell', 'vendor'])
})

test('rejects a vendor chunk that would change with each release', async () => {
  await expect(publishFiles({ [main]: 'one()', [react]: `push("${ID_PLACEHOLDER}")` })).rejects.toThrow(
    "react.1a2b.js of shell carries the release's id",
  )
  expect(await readdir(folder)).toEqual([])
})

test('compresses a vendor chunk that a development build left uncompressed', async () => {
  await publishFiles({ [main]: 'dev()', [react]: 'react()' }, { isCompressed: false })
  expect(await readdir(join(folder, 'vendor'))).toEqual(['react.1a2b.js'])
  await publishFiles({ [main]: 'one()', [react]: 'react()' })
  expect(await readdir(join(folder, 'vendor'))).toEqual(['react.1a2b.js', 'react.1a2b.js.br'])
})
