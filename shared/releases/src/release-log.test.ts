import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { publishTestRelease } from '../test/test-release.ts'
import { promote, readState } from './registry.ts'
import { appendEntry, createLogReader, LostRaceError, readLog } from './release-log.ts'
import { openFolderStore, type ReleaseStore } from './release-store.ts'

let folder: string
let store: ReleaseStore
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'closyyy-releases-'))
  store = openFolderStore(folder)
})
afterEach(() => rm(folder, { recursive: true }))

const publish = (version: number) => publishTestRelease(store, { files: { 'entry.js': `${version}` } })

test('records each of 50 concurrent promotions or rejects it with the entry that won', async () => {
  const ids = await Promise.all(Array.from({ length: 50 }, (_, index) => publish(index)))
  // Each promotion has a store of its own, as separate processes have.
  const outcomes = await Promise.allSettled(
    ids.map((id, index) => promote(openFolderStore(folder), { storefront: id }, { by: `author ${index}` })),
  )
  const promotions = (await readLog(store)).filter(({ action }) => action === 'promote')
  const recorded = outcomes.flatMap(outcome => (outcome.status === 'fulfilled' ? [outcome.value] : []))
  const rejected = outcomes.flatMap(outcome => (outcome.status === 'rejected' ? [outcome.reason] : []))
  const byNumber = (one: { number: number } | undefined, other: typeof one) => (one?.number ?? 0) - (other?.number ?? 0)
  expect(recorded.toSorted(byNumber)).toEqual(promotions)
  expect(recorded.length + rejected.length).toBe(50)
  expect(rejected.length).toBeGreaterThan(0)
  for (const error of rejected) {
    expect(error).toBeInstanceOf(LostRaceError)
    expect(promotions).toContainEqual((error as LostRaceError).winner)
  }
  expect((await readState(store)).storefront?.current).toBe(promotions.at(-1)?.releases.storefront)
})

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
