import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { publishTestRelease } from '../test/test-release.ts'
import { block, promote, readState, rollBack } from './registry.ts'
import type { ReleaseFacts } from './release-id.ts'
import { appendEntry, readLog } from './release-log.ts'
import { openFolderStore, type ReleaseStore } from './release-store.ts'

let folder: string
let store: ReleaseStore
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'closyyy-releases-'))
  store = openFolderStore(folder)
})
afterEach(() => rm(folder, { recursive: true }))

const author = { by: 'Sara' }

/** Publishes a release that differs from others by its version; returns its id. */
const publishVersion = (version: string, facts: Partial<ReleaseFacts> = {}) =>
  publishTestRelease(store, { facts, files: { 'entry.js': `console.log('${version}')` } })

const storefront = async () => (await readState(store)).storefront

test('rolls back through the releases that were current before', async () => {
  const [one, two, three] = [await publishVersion('1'), await publishVersion('2'), await publishVersion('3')]
  for (const id of [one, two, three]) await promote(store, { storefront: id }, author)
  expect(await storefront()).toMatchObject({ current: three, previous: [two, one] })
  expect((await rollBack(store, 'storefront', author)).releases).toEqual({ storefront: two })
  expect((await rollBack(store, 'storefront', author)).releases).toEqual({ storefront: one })
  await expect(rollBack(store, 'storefront', author)).rejects.toThrow('no earlier release')
})

test('rejects a release that was never published, naming the command that lists them', async () => {
  await expect(promote(store, { storefront: '0123456789ab' }, author)).rejects.toThrow(
    'storefront has no release 0123456789ab: `npm run release -- status storefront`',
  )
  expect(await readLog(store)).toEqual([])
})

test.each([
  ['../../outside', '0123456789ab'],
  ['storefront', '../../outside/evil'],
  ['log', '0123456789ab'],
  ['constructor', '0123456789ab'],
])('rejects the release %s %s, which is invalid or outside the store', async (unit, id) => {
  await expect(promote(store, { [unit]: id }, author)).rejects.toThrow()
  expect(await readLog(store)).toEqual([])
})

test('records nothing if the current release is promoted again', async () => {
  const id = await publishVersion('1')
  await promote(store, { storefront: id }, author)
  expect(await promote(store, { storefront: id }, author)).toBeUndefined()
  expect((await readLog(store)).map(({ action }) => action)).toEqual(['publish', 'promote'])
})

test('restores the release before a blocked current one, and no longer promotes the blocked one', async () => {
  const [one, two] = [await publishVersion('1'), await publishVersion('2')]
  for (const id of [one, two]) await promote(store, { storefront: id }, author)
  await block(store, 'storefront', two, { by: 'Bilal', reason: 'the cart loses items' })
  expect(await storefront()).toMatchObject({ current: one, previous: [] })
  await expect(promote(store, { storefront: two }, author)).rejects.toThrow(
    `storefront ${two} was blocked by Bilal: the cart loses items.`,
  )
})

test('blocks a release whose document was damaged', async () => {
  const [one, two] = [await publishVersion('1'), await publishVersion('2')]
  for (const id of [one, two]) await promote(store, { storefront: id }, author)
  await writeFile(join(folder, 'storefront', two, 'release.json'), '{')
  await block(store, 'storefront', two, author)
  expect(await storefront()).toMatchObject({ current: one })
  await expect(block(store, 'storefront', '000000000000', author)).rejects.toThrow('has no release 000000000000')
})

test('does not roll back to a blocked release', async () => {
  const [one, two, three] = [await publishVersion('1'), await publishVersion('2'), await publishVersion('3')]
  for (const id of [one, two, three]) await promote(store, { storefront: id }, author)
  await block(store, 'storefront', two, author)
  expect((await rollBack(store, 'storefront', author)).releases).toEqual({ storefront: one })
})

test('rejects blocking the only release that can be current', async () => {
  const id = await publishVersion('1')
  await promote(store, { storefront: id }, author)
  await expect(block(store, 'storefront', id, author)).rejects.toThrow('promote another one, then block it')
  expect(await storefront()).toMatchObject({ current: id })
})

const router = '@closyyy/platform/router'

async function publishPairs() {
  const shell = {
    old: await publishVersion('1', { unit: 'shell', offers: { [router]: ['Link'] } }),
    new: await publishVersion('2', { unit: 'shell', offers: { [router]: ['Link', 'useBlocker'] } }),
  }
  const storefront = {
    old: await publishVersion('1', { needs: { [router]: ['Link'] } }),
    new: await publishVersion('2', { needs: { [router]: ['Link', 'useBlocker'] } }),
  }
  const error = `storefront ${storefront.new} needs useBlocker of @closyyy/platform/router, which shell ${shell.old} does not offer: promote a shell that does, first.`
  return { shell, storefront, error }
}

test('rejects a remote that needs more than the current shell offers', async () => {
  const { shell, storefront: remote, error } = await publishPairs()
  await promote(store, { shell: shell.old, storefront: remote.old }, author)
  await expect(promote(store, { storefront: remote.new }, author)).rejects.toThrow(error)
  expect(await storefront()).toMatchObject({ current: remote.old })
})

test('promotes a newer shell together with its remote, and rejects rolling back the shell alone', async () => {
  const { shell, storefront: remote, error } = await publishPairs()
  await promote(store, { shell: shell.old, storefront: remote.old }, author)
  await promote(store, { storefront: remote.new, shell: shell.new }, author)
  await expect(rollBack(store, 'shell', author)).rejects.toThrow(error)
  await expect(block(store, 'shell', shell.new, author)).rejects.toThrow(error)
  await rollBack(store, 'storefront', author)
  expect((await rollBack(store, 'shell', author)).releases).toEqual({ shell: shell.old })
})

test('rejects promoting a release that was removed, even while its files exist', async () => {
  const [one, two] = [await publishVersion('1'), await publishVersion('2')]
  await promote(store, { storefront: two }, author)
  await appendEntry(store, () => ({ action: 'remove', releases: { storefront: one }, ...author }))
  await expect(promote(store, { storefront: one }, author)).rejects.toThrow(`storefront has no release ${one}`)
  expect(await storefront()).toMatchObject({ current: two })
})
