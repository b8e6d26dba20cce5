import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { publishTestRelease } from '../test/test-release.ts'
import { integrityOf } from './integrity.ts'
import { type PublishOptions, vendorFile } from './publish-release.ts'
import { readRelease } from './registry.ts'
import { ID_PLACEHOLDER } from './release-id.ts'
import { readLog } from './release-log.ts'
import { INTEGRITY_FILE } from './release-paths.ts'
import { openFolderStore, type ReleaseStore } from './release-store.ts'

let folder: string
let store: ReleaseStore
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'closyyy-releases-'))
  store = openFolderStore(folder)
})
afterEach(() => rm(folder, { recursive: true }))

const facts = { unit: 'shell', initial: { scripts: [vendorFile('react.1a2b.js')], styles: [] } }

const publish = (entry: string, options: Partial<PublishOptions> = {}, react = 'react()') =>
  publishTestRelease(store, { facts, files: { 'entry.js': entry, 'vendor/react.1a2b.js': react }, ...options })

test('gives equal output the same id, and different output a different one', async () => {
  const first = await publish('one()')
  expect(await publish('one()')).toBe(first)
  expect(await publish('two()')).not.toBe(first)
})

test('replaces the placeholder with the id', async () => {
  const id = await publish(`load("/releases/shell/${ID_PLACEHOLDER}/js/start.js")`)
  expect(await readFile(join(folder, 'shell', id, 'entry.js'), 'utf8')).toBe(
    `load("/releases/shell/${id}/js/start.js")`,
  )
})

test('stores a hash of every file and a compressed copy of its texts', async () => {
  const id = await publish('one()')
  const { integrity } = await readRelease(store, 'shell', id)
  expect(integrity['entry.js']).toMatch(/^sha256-[\w+/]{43}=$/)
  expect(brotliDecompressSync(await readFile(join(folder, 'shell', id, 'entry.js.br'))).toString()).toBe('one()')
})

test('stores a table with the hashes of the scripts and style sheets as they are published', async () => {
  const id = await publish(`load("${ID_PLACEHOLDER}")`)
  const { integrity } = await readRelease(store, 'shell', id)
  const table = (await store.read(`shell/${id}/${INTEGRITY_FILE}`)) ?? Buffer.alloc(0)
  expect(JSON.parse(table.toString())).toEqual({
    'entry.js': integrityOf(Buffer.from(`load("${id}")`)),
    'page.css': integrity['page.css'],
  })
  expect(integrity[INTEGRITY_FILE]).toBe(integrityOf(table))
})

test('stores vendor chunks outside the release, which lists them with their hash', async () => {
  const id = await publish('one()')
  expect(await readFile(join(folder, 'vendor/react.1a2b.js'), 'utf8')).toBe('react()')
  expect(await readdir(join(folder, 'shell', id))).not.toContain('react.1a2b.js')
  expect((await readRelease(store, 'shell', id)).integrity).toHaveProperty([vendorFile('react.1a2b.js')])
})

test('does not overwrite a vendor chunk of an earlier release', async () => {
  await publish('one()')
  await writeFile(join(folder, 'vendor/react.1a2b.js'), 'as it was')
  await publish('two()')
  expect(await readFile(join(folder, 'vendor/react.1a2b.js'), 'utf8')).toBe('as it was')
})

test('stores vendor chunks again that a removal of other releases deletes meanwhile', async () => {
  await publish('one()')
  const chunk = 'vendor/react.1a2b.js'
  const racing: ReleaseStore = {
    ...store,
    async create(path, bytes, options) {
      if (path.startsWith('log/')) await store.remove([chunk, `${chunk}.br`])
      return store.create(path, bytes, options)
    },
  }
  await publishTestRelease(racing, { facts, files: { 'entry.js': 'two()', [chunk]: 'react()' } })
  expect(await store.list('vendor')).toEqual([chunk, `${chunk}.br`])
})

test('stores files again that are missing when equal output is published again', async () => {
  const id = await publish('one()')
  await store.remove(['vendor/react.1a2b.js', `shell/${id}/entry.js.br`])
  await publish('one()')
  expect(await store.list('')).toEqual(
    expect.arrayContaining(['vendor/react.1a2b.js', `shell/${id}/entry.js`, `shell/${id}/entry.js.br`]),
  )
})

test('rejects a vendor chunk that would change with each release', async () => {
  await expect(publish('one()', {}, `push("${ID_PLACEHOLDER}")`)).rejects.toThrow(
    "react.1a2b.js of shell carries the release's id",
  )
  expect(await readdir(folder)).toEqual([])
})

test('rejects a file that spells the placeholder in another way, which would be equal in all releases', async () => {
  await expect(publish('globalThis.chunks_RELEASE_ID_.push(1)')).rejects.toThrow(
    `entry.js of shell spells ${ID_PLACEHOLDER}`,
  )
})

test('compresses a vendor chunk that a development build left uncompressed', async () => {
  await publish('dev()', { isCompressed: false })
  expect(await readdir(join(folder, 'vendor'))).toEqual(['react.1a2b.js'])
  await publish('one()')
  expect(await readdir(join(folder, 'vendor'))).toEqual(['react.1a2b.js', 'react.1a2b.js.br'])
})

test('records a publication once, with its author, revision and size', async () => {
  const id = await publish('one()', { by: 'Sara', revision: '5f85054a1b2c' })
  await publish('one()', { by: 'Bilal' })
  const { length: table = 0 } = (await store.read(`shell/${id}/${INTEGRITY_FILE}`)) ?? {}
  const bytes = 'one()'.length + 'exports.remote = {}'.length + 'a{b:c}'.length + table
  expect(await readLog(store)).toMatchObject([
    { number: 1, action: 'publish', releases: { shell: id }, by: 'Sara', revision: '5f85054a1b2c', bytes },
  ])
})

test('finishes a publication that was interrupted before its signature was stored', async () => {
  const id = await publish('one()')
  const files = await readdir(join(folder, 'shell', id))
  const signature = files.find(file => file.endsWith('.sig')) ?? ''
  await rm(join(folder, 'shell', id, signature))
  await rm(join(folder, 'shell', id, 'entry.js'))
  expect(await publish('one()')).toBe(id)
  expect(await readdir(join(folder, 'shell', id))).toEqual(files)
})

test('rejects a publication over files of other content', async () => {
  const id = await publish('one()')
  const signature = (await readdir(join(folder, 'shell', id))).find(file => file.endsWith('.sig')) ?? ''
  await rm(join(folder, 'shell', id, signature))
  await writeFile(join(folder, 'shell', id, 'entry.js'), 'evil()')
  await expect(publish('one()')).rejects.toThrow('entry.js is in the release store with other content')
})
