import { offeredModules } from '@closyyy/platform/offered-modules'
import type { RemoteDefinition } from '@closyyy/platform/remote'
import { evaluateBundle } from '@closyyy/releases/evaluate-bundle'
import type { Release } from '@closyyy/releases/release-document'
import { createLogReader } from '@closyyy/releases/release-log'
import { releaseFilePath } from '@closyyy/releases/release-paths'
import { foldLog, type UnitState } from '@closyyy/releases/release-state'
import { openFolderStore } from '@closyyy/releases/release-store'
import {
  InvalidReleaseError,
  type PublicKeys,
  readPublicKeys,
  readVerifiedRelease,
} from '@closyyy/releases/verify-release'
import type { FastifyBaseLogger } from 'fastify'
import type * as ShellBundle from '../../src/server-entry.ts'
import type { ServerEnv } from '../env.ts'
import type { ServerMetrics } from '../metrics/server-metrics.ts'

export interface CurrentReleases {
  documents: Record<string, Release>
  shell: typeof ShellBundle
  /** A unit without any valid release is absent. */
  remotes: Record<string, RemoteDefinition>
  /** Returns a verified style sheet or service worker by its path on the shop's origin. @throws if it is absent */
  readText: (path: string) => string
}

export interface ReleaseReader {
  /** @throws if no release of the shell is valid */
  current: () => Promise<CurrentReleases>
}

const CHECK_INTERVAL_MS = 500

interface LoadedRelease {
  document: Release
  bundle: Record<string, unknown>
  /** By path on the shop's origin. */
  texts: Map<string, string>
}

/** @throws InvalidReleaseError if the server bundle throws */
function evaluate({ unit, id, server: file }: Release, code: string): Record<string, unknown> {
  try {
    return evaluateBundle(code, `${unit}/${id}/${file}`, offeredModules)
  } catch (cause) {
    throw new InvalidReleaseError({ unit, id, file, reason: `throws ${(cause as Error).message}` }, { cause })
  }
}

interface ReaderOptions {
  env: Pick<ServerEnv, 'releasesDir' | 'keysDir'>
  log: Pick<FastifyBaseLogger, 'error'>
  metrics: Pick<ServerMetrics, 'countRejection'>
}

/**
 * Reads the current releases; a promotion or rollback takes effect within half a second. A release is verified whole
 * before any of it is used; in place of an invalid one, the last good release of its unit is served.
 */
export function createReleaseReader({ env, log, metrics }: ReaderOptions): ReleaseReader {
  const store = openFolderStore(env.releasesDir)
  const readLog = createLogReader(store)
  const loaded = new Map<string, Promise<LoadedRelease>>()
  let known: { entries: number; releases: CurrentReleases } | undefined
  let checkedAt = 0

  async function load(keys: PublicKeys, unit: string, id: string): Promise<LoadedRelease> {
    const { files, ...document } = await readVerifiedRelease(store, keys, { unit, id })
    const bundle = evaluate(document, files.get(document.server)?.toString() ?? '')
    const isRead = (file: string) => file.endsWith('.css') || file === 'service-worker.js'
    const texts = [...files].filter(([file]) => isRead(file))
    return {
      document,
      bundle,
      texts: new Map(texts.map(([file, bytes]) => [releaseFilePath({ unit, id }, file), bytes.toString()])),
    }
  }

  /** Loads the first valid release of a unit: the current one, else the last good one. */
  async function loadFirst(keys: PublicKeys, unit: string, { current, previous }: UnitState) {
    for (const id of current ? [current, ...previous] : []) {
      const key = `${unit}@${id}`
      const pending = loaded.get(key) ?? load(keys, unit, id)
      loaded.set(key, pending)
      try {
        return await pending
      } catch (err) {
        // Tried again after the next change of the log, because a read can fail for a moment.
        loaded.delete(key)
        const { file } = err instanceof InvalidReleaseError ? err : { file: undefined }
        log.error({ unit, release: id, file, err }, 'a release was rejected')
        metrics.countRejection({ unit, release: id, file })
      }
    }
    return undefined
  }

  async function read(units: Record<string, UnitState>): Promise<CurrentReleases> {
    const keys = await readPublicKeys(env.keysDir)
    const found = await Promise.all(Object.entries(units).map(([unit, state]) => loadFirst(keys, unit, state)))
    const releases = found.filter(release => release !== undefined)
    const shell = releases.find(({ document }) => document.unit === 'shell')
    if (!shell) throw new Error(`No valid release of the shell is current in ${env.releasesDir}.`)
    const texts = new Map(releases.flatMap(release => [...release.texts]))
    const remotes = releases.filter(release => release !== shell)
    return {
      documents: Object.fromEntries(releases.map(({ document }) => [document.unit, document])),
      shell: shell.bundle as unknown as typeof ShellBundle,
      remotes: Object.fromEntries(
        remotes.map(({ document, bundle }) => [document.unit, bundle.remote as RemoteDefinition]),
      ),
      readText(path) {
        const text = texts.get(path)
        if (text === undefined) throw new Error(`${path} is not a file of the current releases.`)
        return text
      },
    }
  }

  return {
    async current() {
      if (known && Date.now() - checkedAt < CHECK_INTERVAL_MS) return known.releases
      checkedAt = Date.now()
      try {
        const entries = await readLog()
        if (known?.entries !== entries.length)
          known = { entries: entries.length, releases: await read(foldLog(entries)) }
      } catch (err) {
        if (!known) throw err
        log.error({ err }, 'the release log could not be read; the releases stay as they are')
      }
      return known.releases
    },
  }
}
