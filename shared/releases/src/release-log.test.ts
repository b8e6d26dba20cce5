import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { publishTestRelease } from '../test/test-release.ts'
import { promote } from './registry.ts'
import { appendEntry, createLogReader, readLog } from './release-log.ts'
import { openFolderStore, type ReleaseStore } from './release-store.ts'

let folder: string
let store: ReleaseStore
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'closyyy-releases-'))
  store = openFolderStore(folder)
})
afterEach(() => rm(folder, { recursive: true }))

const publish = (version: number) => publishTestRelease(store, { files: { 'entry.js': `${version}` } })

test('records all concurrent publications', async () => {
  const ids = await Promise.all(Array.from({ length: 20 }, (_, index) => publish(index)))
  const log = await readLog(store)
  expect(log.map(({ number }) => number)).toEqual(log.map((_, index) => index + 1))
  expect(log.map(({ releases }) => releases.storefront).toSorted()).toEqual(ids.toSorted())
})

test('reports the earlier change in the error of a lost race', async () => {
  const [one, two] = [await publish(1), await publish(2)]
  const late = appendEntry(store, async () => {
    await promote(store, { storefront: two }, { by: 'Bilal', reason: 'a fix' })
    return { action: 'promote', releases: { storefront: one }, by: 'Sara' }
  })
  await expect(late).rejects.toThrow(`promote storefront ${two} by Bilal at `)
  await expect(late).rejects.toThrow('(a fix)')
})

test('a reader returns entries that were appended since its last read', async () => {
  const read = createLogReader(store)
  expect(await read()).toEqual([])
  const id = await publish(1)
  await promote(openFolderStore(folder), { storefront: id }, { by: 'Sara' })
  expect((await read()).map(({ action }) => action)).toEqual(['publish', 'promote'])
})

test.each([
  ['cut', (text: string) => text.slice(0, 40)],
  ['renumbered', (text: string) => text.replace('"number": 1', '"number": 7')],
  ['of an unknown action', (text: string) => text.replace('publish', 'destroy')],
  ['of a release outside the store', (text: string) => text.replace(/"storefront": "\w+"/, '"storefront": "../../x"')],
])('rejects an entry that is %s', async (_, change) => {
  await publish(1)
  const [name = ''] = await readdir(join(folder, 'log'))
  const text = (await store.read(`log/${name}`))?.toString() ?? ''
  expect(change(text)).not.toBe(text)
  await writeFile(join(folder, 'log', name), change(text))
  await expect(readLog(store)).rejects.toThrow('Entry 1 of the release log is corrupt.')
})
