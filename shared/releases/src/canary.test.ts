import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { publishTestRelease } from '../test/test-release.ts'
import { block, promote, readState, rollBack, setCanary } from './registry.ts'
import type { ReleaseFacts } from './release-id.ts'
import { describeEntry, readLog } from './release-log.ts'
import { releasesFor } from './release-state.ts'
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
const unit = 'storefront'

const publishVersion = (version: string, facts: Partial<ReleaseFacts> = {}) =>
  publishTestRelease(store, { facts, files: { 'entry.js': version } })

/** Publishes two releases of the storefront and promotes the first. */
async function publishTwo(): Promise<{ current: string; next: string }> {
  const [current, next] = [await publishVersion('1'), await publishVersion('2')]
  await promote(store, { [unit]: current }, author)
  return { current, next }
}

const canaryTo = (percent: number, id: string, name = unit) => setCanary(store, { unit: name, id, percent }, author)
const storefront = async () => (await readState(store)).storefront

test('serves a canary to its percentage of the visitors and the current release to the others', async () => {
  const { current, next } = await publishTwo()
  const entry = await canaryTo(10, next)
  expect(entry && describeEntry(entry)).toContain(`canary storefront ${next} to 10 % by Sara`)
  const state = await readState(store)
  const served = Array.from({ length: 100 }, (_, group) => releasesFor(state, group).storefront)
  expect(served).toEqual([...Array(10).fill(next), ...Array(90).fill(current)])
  expect(releasesFor(state)).toEqual({ storefront: current })
})

test('changes the percentage, records nothing for the same one, and ends with 0', async () => {
  const { current, next } = await publishTwo()
  await canaryTo(10, next)
  expect(await canaryTo(10, next)).toBeUndefined()
  await canaryTo(50, next)
  expect(await storefront()).toMatchObject({ current, canary: { id: next, percent: 50 } })
  await canaryTo(0, next)
  expect((await storefront())?.canary).toBeUndefined()
  const percents = (await readLog(store)).flatMap(({ percent }) => percent ?? [])
  expect(percents).toEqual([10, 50, 0])
})

test.each([
  ['its promotion', (next: string) => promote(store, { [unit]: next }, author)],
  ['the promotion of the current release', (_: string, current: string) => promote(store, { [unit]: current }, author)],
  ['a rollback', () => rollBack(store, unit, author)],
  ['its block', (next: string) => block(store, unit, next, author)],
])('ends with %s', async (_, change) => {
  const before = await publishVersion('0')
  await promote(store, { [unit]: before }, author)
  const { current, next } = await publishTwo()
  await canaryTo(10, next)
  await change(next, current)
  expect((await storefront())?.canary).toBeUndefined()
})

test('goes on while another release is blocked', async () => {
  const before = await publishVersion('0')
  await promote(store, { [unit]: before }, author)
  const { next } = await publishTwo()
  await canaryTo(10, next)
  await block(store, unit, before, author)
  expect(await storefront()).toMatchObject({ canary: { id: next, percent: 10 } })
})

test('rejects a release that is unknown, blocked or current, and a percentage that leaves nobody for the other', async () => {
  const { current, next } = await publishTwo()
  await expect(canaryTo(10, '0123456789ab')).rejects.toThrow('storefront has no release 0123456789ab')
  await expect(canaryTo(10, current)).rejects.toThrow('is current: all visitors get it already')
  await expect(canaryTo(0, next)).rejects.toThrow(`storefront ${next} is no canary`)
  for (const percent of [-1, 100, 2.5, Number.NaN]) await expect(canaryTo(percent, next)).rejects.toThrow()
  await block(store, unit, next, author)
  await expect(canaryTo(10, next)).rejects.toThrow(`storefront ${next} was blocked by Sara`)
  expect((await readLog(store)).filter(({ action }) => action === 'canary')).toEqual([])
})

test('rejects a canary of a unit that has no current release', async () => {
  const id = await publishVersion('1')
  await expect(canaryTo(10, id)).rejects.toThrow('storefront has no current release for the other visitors')
})

test('does not remove a canary', async () => {
  const { next } = await publishTwo()
  await canaryTo(10, next)
  expect(await removeReleases(store, unit, [next], author)).toEqual([])
})

const router = '@closyyy/platform/router'

async function publishPairs() {
  const shell = {
    old: await publishVersion('1', { unit: 'shell', offers: { [router]: ['Link'] } }),
    next: await publishVersion('2', { unit: 'shell', offers: { [router]: ['Link', 'useBlocker'] } }),
  }
  const remote = {
    old: await publishVersion('1', { needs: { [router]: ['Link'] } }),
    next: await publishVersion('2', { needs: { [router]: ['Link', 'useBlocker'] } }),
  }
  await promote(store, { shell: shell.old, [unit]: remote.old }, author)
  return { shell, remote, error: `storefront ${remote.next} needs useBlocker of ${router}, which shell ${shell.old}` }
}

test('rejects a canary that some visitor would get with an incompatible shell', async () => {
  const { shell, remote, error } = await publishPairs()
  await expect(canaryTo(10, remote.next)).rejects.toThrow(error)
  await canaryTo(10, shell.next, 'shell')
  await expect(canaryTo(11, remote.next)).rejects.toThrow(error)
  await canaryTo(10, remote.next)
  await expect(canaryTo(11, remote.next)).rejects.toThrow(error)
  expect(await storefront()).toMatchObject({ canary: { id: remote.next, percent: 10 } })
})

test('rejects a change of the shell that would leave the canary of a remote without what it needs', async () => {
  const { shell, remote, error } = await publishPairs()
  await canaryTo(20, shell.next, 'shell')
  await canaryTo(10, remote.next)
  await expect(canaryTo(5, shell.next, 'shell')).rejects.toThrow(error)
  await expect(canaryTo(0, shell.next, 'shell')).rejects.toThrow(error)
  await expect(block(store, 'shell', shell.next, author)).rejects.toThrow(error)
  await promote(store, { shell: shell.next }, author)
  await expect(rollBack(store, 'shell', author)).rejects.toThrow(error)
})
