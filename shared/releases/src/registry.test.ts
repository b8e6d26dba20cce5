import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { publishRelease } from './publish-release.ts'
import { promote, promoteAll, readRegistry, rollBack } from './registry.ts'
import { ID_PLACEHOLDER, type ReleaseFacts } from './release-id.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'closyyy-releases-'))
})
afterEach(() => rm(folder, { recursive: true }))

/** Publishes a release of the storefront that differs from others by its version; returns its id. */
async function publishVersion(version: string, facts: Partial<ReleaseFacts> = {}): Promise<string> {
  const unit = facts.unit ?? 'storefront'
  const build = await mkdtemp(join(tmpdir(), 'closyyy-build-'))
  await mkdir(join(build, unit, ID_PLACEHOLDER), { recursive: true })
  await writeFile(join(build, unit, ID_PLACEHOLDER, 'remoteEntry.js'), `console.log('${version}')`)
  const nothing = { scripts: [], styles: [] }
  const entry = { unit, entry: 'remoteEntry.js', initial: nothing, chunks: {}, server: 'server.cjs' }
  const id = await publishRelease(folder, build, { ...entry, claims: [], fragments: {}, ...facts })
  await rm(build, { recursive: true })
  return id
}

test('rolls back through the releases that were current before', async () => {
  const [one, two, three] = [await publishVersion('1'), await publishVersion('2'), await publishVersion('3')]
  for (const id of [one, two, three]) await promote(folder, 'storefront', id)
  expect((await readRegistry(folder)).units.storefront).toEqual({ current: three, previous: [two, one] })
  expect(await rollBack(folder, 'storefront')).toBe(two)
  expect(await rollBack(folder, 'storefront')).toBe(one)
  await expect(rollBack(folder, 'storefront')).rejects.toThrow('no earlier release')
})

test('rejects a release that was never published', async () => {
  await expect(promote(folder, 'storefront', 'ghost')).rejects.toThrow()
  expect((await readRegistry(folder)).units).toEqual({})
})

test('changes nothing if the current release is promoted again', async () => {
  const id = await publishVersion('1')
  await promote(folder, 'storefront', id)
  await promote(folder, 'storefront', id)
  expect((await readRegistry(folder)).units.storefront).toEqual({ current: id, previous: [] })
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
  const { shell, storefront, error } = await publishPairs()
  await promoteAll(folder, { shell: shell.old, storefront: storefront.old })
  await expect(promote(folder, 'storefront', storefront.new)).rejects.toThrow(error)
  expect((await readRegistry(folder)).units.storefront?.current).toBe(storefront.old)
})

test('promotes a newer shell together with its remote, and rejects rolling back the shell alone', async () => {
  const { shell, storefront, error } = await publishPairs()
  await promoteAll(folder, { shell: shell.old, storefront: storefront.old })
  await promoteAll(folder, { storefront: storefront.new, shell: shell.new })
  await expect(rollBack(folder, 'shell')).rejects.toThrow(error)
  expect(await rollBack(folder, 'storefront')).toBe(storefront.old)
  expect(await rollBack(folder, 'shell')).toBe(shell.old)
})
