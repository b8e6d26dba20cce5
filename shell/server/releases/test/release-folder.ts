import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promote } from '@closyyy/releases/registry'
import { openFolderStore, type ReleaseStore } from '@closyyy/releases/release-store'
import { publishTestRelease, testKey } from '@closyyy/releases/test/test-release'
import { afterEach, beforeEach, onTestFinished, vi } from 'vitest'
import type { Bundle } from '../../renderer/protocol.ts'
import { createReleaseReader, type ReleaseReader } from '../release-reader.ts'
import type { ReleaseSet } from '../release-set.ts'
import { openReleaseSource } from '../release-source.ts'
import { openEvaluating } from './evaluating-renderers.ts'

export const author = { by: 'Sara' }

/** Gives each test of a file a folder of releases, with the keys of the shell and the storefront. */
export function createReleaseFolder() {
  let folder: string
  let store: ReleaseStore
  const keyFile = (unit: string) => join(folder, `${unit}.public.pem`)

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'closyyy-releases-'))
    store = openFolderStore(join(folder, 'releases'))
    await Promise.all(['shell', 'storefront'].map(unit => writeFile(keyFile(unit), testKey.publicKey)))
  })
  afterEach(async () => {
    vi.useRealTimers()
    await rm(folder, { recursive: true, maxRetries: 5 })
  })

  return {
    get store() {
      return store
    },
    get logFolder() {
      return join(folder, 'releases/log')
    },
    keyFile,
    fileOf: (unit: string, id: string, file: string) => join(folder, 'releases', unit, id, file),
    /** Publishes and promotes a release whose server bundle exports a version; returns its id. */
    async release(unit: string, version: string, server?: string, signingKey?: string): Promise<string> {
      const code = server ?? `exports.remote = { version: '${version}' }; exports.version = '${version}'`
      const files = { 'entry.js': version, 'server.cjs': code }
      const id = await publishTestRelease(store, { facts: { unit }, files, ...(signingKey && { signingKey }) })
      await promote(store, { [unit]: id }, author)
      return id
    },
    openReader() {
      const log = { error: vi.fn() }
      const metrics = { countRejection: vi.fn(), setServed: vi.fn() }
      const source = openReleaseSource({ releasesDir: join(folder, 'releases'), releaseBucket: undefined })
      const retire = vi.fn()
      const renderers = { open: vi.fn(async (bundles: Bundle[]) => ({ ...(await openEvaluating(bundles)), retire })) }
      const prepare = vi.fn(async (_sets: ReleaseSet[], _deadline: number) => undefined)
      const onChange = vi.fn()
      const env = { keysDir: folder }
      const reader = createReleaseReader({ env, source, log, metrics, renderers, prepare, onChange })
      onTestFinished(() => reader.close())
      return { reader, log, metrics, renderers, retire, prepare, onChange }
    },
  }
}

/** Returns the id of the storefront's release that a group gets. */
export const idOf = async (reader: ReleaseReader, group?: number) =>
  (await reader.current(group)).documents.storefront?.id
