import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promote, readState } from '@closyyy/releases/registry'
import { openFolderStore } from '@closyyy/releases/release-store'
import { publishTestRelease } from '@closyyy/releases/test/test-release'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { collectReleases, findRefusal, releasesOf } from './skew-releases.ts'

let base: string
const folderOf = (name: string) => join(base, name)

beforeEach(async () => {
  base = await mkdtemp(join(tmpdir(), 'closyyy-skew-test-'))
})
afterEach(() => rm(base, { recursive: true }))

/** Publishes and promotes a shell that offers names of a module, and a storefront that needs others. */
async function releaseVersion(name: string, offered: string[], needed: string[]): Promise<void> {
  const store = openFolderStore(folderOf(name))
  await mkdir(join(folderOf(name), 'vendor'), { recursive: true })
  const shell = await publishTestRelease(store, {
    facts: { unit: 'shell', offers: { react: offered } },
    files: { 'entry.js': name },
  })
  const storefront = await publishTestRelease(store, {
    facts: { needs: { react: needed } },
    files: { 'entry.js': name },
  })
  await promote(store, { shell, storefront }, { by: 'Sara' })
}

test('admits the combinations that the registry promotes, and names why it refuses another', async () => {
  await releaseVersion('previous', ['useState'], ['useState'])
  await releaseVersion('current', ['use', 'useState'], ['use'])
  const releases = await collectReleases(folderOf('both'), {
    current: folderOf('current'),
    previous: folderOf('previous'),
  })
  const promoteBoth = async (shell: 'N' | 'N−1', storefront: 'N' | 'N−1') =>
    findRefusal(releases, releasesOf(releases, { shell, storefront }))
  expect(await promoteBoth('N−1', 'N−1')).toBeUndefined()
  expect(await promoteBoth('N', 'N−1')).toBeUndefined()
  expect(await promoteBoth('N', 'N')).toBeUndefined()
  expect(await promoteBoth('N−1', 'N')).toContain('needs use of react')
  const state = await readState(openFolderStore(folderOf('both')))
  expect(state.storefront?.current).toBe(releases.ids.N.storefront)
})

test('leaves out a unit that a version does not have', async () => {
  await releaseVersion('previous', [], [])
  await releaseVersion('current', [], [])
  const releases = await collectReleases(folderOf('both'), {
    current: folderOf('current'),
    previous: folderOf('previous'),
  })
  expect(Object.keys(releasesOf(releases, { shell: 'N', storefront: 'N', auth: 'N−1' }))).toEqual([
    'shell',
    'storefront',
  ])
})
