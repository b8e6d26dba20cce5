import type { Release } from '@closyyy/releases/release-document'
import { releaseFilePath } from '@closyyy/releases/release-paths'
import type { UnitState } from '@closyyy/releases/release-state'
import { InvalidReleaseError, type PublicKeys } from '@closyyy/releases/verify-release'
import type { FastifyBaseLogger } from 'fastify'
import type { ServerMetrics } from '../metrics/server-metrics.ts'
import { type Bundle, bundleKey } from '../renderer/protocol.ts'
import { bootUnit } from './boot-units.ts'
import type { ReleaseSource } from './release-source.ts'

/** Time after which a release that could not be read is read again. */
export const RETRY_MS = 5_000

export interface VerifiedRelease {
  document: Release
  bundle: Bundle
  /** By path on the shop's origin. */
  texts: Map<string, string>
}

export interface ValidReleases {
  current: VerifiedRelease[]
  canaries: VerifiedRelease[]
}

/** @throws if no release of the shell is valid */
export function requireShell(releases: VerifiedRelease[]): VerifiedRelease {
  const shell = releases.find(({ document }) => document.unit === 'shell')
  if (!shell) throw new Error('No valid release of the shell is current.')
  return shell
}

interface LoaderOptions {
  source: ReleaseSource
  log: Pick<FastifyBaseLogger, 'error'>
  metrics: Pick<ServerMetrics, 'countRejection'>
}

export type VerifiedReleases = ReturnType<typeof createVerifiedReleases>

/** Loads verified releases, each once, and reports invalid ones. */
export function createVerifiedReleases({ source, log, metrics }: LoaderOptions) {
  const loaded = new Map<string, Promise<VerifiedRelease>>()
  /** Time of the last read that failed; 0 after all succeeded. */
  let failedAt = 0

  async function load(keys: PublicKeys, unit: string, id: string): Promise<VerifiedRelease> {
    const { files, ...document } = await source.readVerified(keys, { unit, id })
    const code = files.get(document.server)?.toString() ?? ''
    const bundle = { unit, id, file: document.server, code, ...(unit !== 'shell' && { boot: bootUnit(document) }) }
    const isRead = (file: string) => file.endsWith('.css') || file === 'service-worker.js'
    const texts = [...files].filter(([file]) => isRead(file))
    return {
      document,
      bundle,
      texts: new Map(texts.map(([file, bytes]) => [releaseFilePath({ unit, id }, file), bytes.toString()])),
    }
  }

  /** Returns a verified release; undefined, with a report, if it is invalid. */
  async function loadValid(keys: PublicKeys, unit: string, id: string): Promise<VerifiedRelease | undefined> {
    const key = bundleKey({ unit, id })
    const pending = loaded.get(key) ?? load(keys, unit, id)
    loaded.set(key, pending)
    try {
      return await pending
    } catch (err) {
      // Tried again after the next change of what is served, or soon if it could not be read.
      loaded.delete(key)
      if (err instanceof InvalidReleaseError) reject(err)
      else {
        log.error({ unit, release: id, err }, 'a release could not be read')
        failedAt = Date.now()
      }
      return undefined
    }
  }

  function reject(err: InvalidReleaseError): void {
    const { unit, release, file } = err
    log.error({ unit, release, file, err }, 'a release was rejected')
    metrics.countRejection({ unit, release, file })
  }

  /** Loads the first usable release of a unit: the current one, else the last good one. */
  async function loadFirst(keys: PublicKeys, unit: string, { current, previous }: UnitState, unusable: Set<string>) {
    const ids = current ? [current, ...previous] : []
    const usable = ids.filter(id => !unusable.has(bundleKey({ unit, id })))
    // Without a usable server bundle of the shell, browsers render everything.
    for (const id of usable.length > 0 || unit !== 'shell' ? usable : ids) {
      const release = await loadValid(keys, unit, id)
      if (release) return release
    }
    return undefined
  }

  async function loadAll(
    keys: PublicKeys,
    units: Record<string, UnitState>,
    unusable: Set<string>,
  ): Promise<ValidReleases> {
    failedAt = 0
    const states = Object.entries(units)
    const current = await Promise.all(states.map(([unit, state]) => loadFirst(keys, unit, state, unusable)))
    const canaryIds = states.flatMap(([unit, { canary }]) => (canary ? [{ unit, id: canary.id }] : []))
    const usable = canaryIds.filter(release => !unusable.has(bundleKey(release)))
    const canaries = await Promise.all(usable.map(({ unit, id }) => loadValid(keys, unit, id)))
    return {
      current: current.filter(release => release !== undefined),
      canaries: canaries.filter(release => release !== undefined),
    }
  }

  /** Removes releases from memory that are neither served nor the next target of a rollback. */
  function dropUnused(units: Record<string, UnitState>, releases: VerifiedRelease[]): void {
    const ids = Object.entries(units).flatMap(([unit, { current, canary, previous }]) =>
      [current, canary?.id, previous[0]].flatMap(id => (id ? [bundleKey({ unit, id })] : [])),
    )
    const used = new Set([...ids, ...releases.map(({ document }) => bundleKey(document))])
    for (const key of loaded.keys()) if (!used.has(key)) loaded.delete(key)
  }

  return {
    loadAll,
    reject,
    dropUnused,
    /** True some time after a release could not be read. */
    mustRetry: () => failedAt > 0 && Date.now() - failedAt > RETRY_MS,
  }
}
