import { setTimeout as pause } from 'node:timers/promises'
import { offeredModules } from '@closyyy/platform/offered-modules'
import type { RemoteDefinition } from '@closyyy/platform/remote'
import { evaluateBundle } from '@closyyy/releases/evaluate-bundle'
import type { Release } from '@closyyy/releases/release-document'
import { createLogReader } from '@closyyy/releases/release-log'
import { releaseFilePath } from '@closyyy/releases/release-paths'
import { foldLog, type UnitState } from '@closyyy/releases/release-state'
import { InvalidReleaseError, type PublicKeys, readPublicKeys } from '@closyyy/releases/verify-release'
import type { FastifyBaseLogger } from 'fastify'
import type * as ShellBundle from '../../src/server-entry.ts'
import type { ServerEnv } from '../env.ts'
import type { ServerMetrics } from '../metrics/server-metrics.ts'
import { createLastGoodReader } from './last-good-release.ts'
import type { ReleaseSource } from './release-source.ts'
import { createServedReleases, type ServedReleases } from './served-releases.ts'

/** The releases that one visitor gets. */
export interface CurrentReleases {
  documents: Record<string, Release>
  /** The release of a remote that browsers run if its current one fails there; absent if there is none. */
  lastGood: Record<string, Release>
  shell: typeof ShellBundle
  /** A unit without any valid release is absent. */
  remotes: Record<string, RemoteDefinition>
  /** Returns a verified style sheet or service worker by its path on the shop's origin. @throws if it is absent */
  readText: (path: string) => string
}

export interface ReleaseReader {
  /** Returns the releases of a visitor's group; without one, the current ones. @throws if no shell's release is valid */
  current: (group?: number) => Promise<CurrentReleases>
  /** Returns true while some visitors get a canary. */
  hasCanary: () => Promise<boolean>
  /** Returns the state of each unit in the log. */
  state: () => Promise<Record<string, UnitState>>
}

const CHECK_INTERVAL_MS = 500
const RETRY_MS = 5_000
/** Longest time that a request waits for a change to be read; then it gets the known releases. */
const MAX_REFRESH_WAIT_MS = 2_000

interface LoadedRelease {
  document: Release
  bundle: Record<string, unknown>
  /** By path on the shop's origin. */
  texts: Map<string, string>
}

interface KnownReleases {
  entries: number
  state: Record<string, UnitState>
  releases: ServedReleases<Promise<CurrentReleases>>
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
  env: Pick<ServerEnv, 'keysDir'>
  source: ReleaseSource
  log: Pick<FastifyBaseLogger, 'error'>
  metrics: Pick<ServerMetrics, 'countRejection' | 'setServed'>
}

/**
 * Reads the current releases; a promotion or rollback takes effect within half a second. A release is verified whole
 * before any of it is used; in place of an invalid one, the last good release of its unit is served.
 */
export function createReleaseReader({ env, source, log, metrics }: ReaderOptions): ReleaseReader {
  const readLog = createLogReader(source.store)
  const loaded = new Map<string, Promise<LoadedRelease>>()
  const readLastGood = createLastGoodReader(source)
  let known: KnownReleases | undefined
  let refreshing: Promise<KnownReleases> | undefined
  let checkedAt = 0
  /** Time of the last read that failed; 0 after all succeeded. */
  let failedAt = 0

  async function load(keys: PublicKeys, unit: string, id: string): Promise<LoadedRelease> {
    const { files, ...document } = await source.readVerified(keys, { unit, id })
    const bundle = evaluate(document, files.get(document.server)?.toString() ?? '')
    const isRead = (file: string) => file.endsWith('.css') || file === 'service-worker.js'
    const texts = [...files].filter(([file]) => isRead(file))
    return {
      document,
      bundle,
      texts: new Map(texts.map(([file, bytes]) => [releaseFilePath({ unit, id }, file), bytes.toString()])),
    }
  }

  /** Returns a verified release; undefined, with a report, if it is invalid. */
  async function loadValid(keys: PublicKeys, unit: string, id: string): Promise<LoadedRelease | undefined> {
    const key = `${unit}@${id}`
    const pending = loaded.get(key) ?? load(keys, unit, id)
    loaded.set(key, pending)
    try {
      return await pending
    } catch (err) {
      // Tried again after the next change of the log, or soon if it could not be read.
      loaded.delete(key)
      if (err instanceof InvalidReleaseError) {
        log.error({ unit, release: id, file: err.file, err }, 'a release was rejected')
        metrics.countRejection({ unit, release: id, file: err.file })
      } else {
        log.error({ unit, release: id, err }, 'a release could not be read')
        failedAt = Date.now()
      }
      return undefined
    }
  }

  /** Loads the first valid release of a unit: the current one, else the last good one. */
  async function loadFirst(keys: PublicKeys, unit: string, { current, previous }: UnitState) {
    for (const id of current ? [current, ...previous] : []) {
      const release = await loadValid(keys, unit, id)
      if (release) return release
    }
    return undefined
  }

  async function read(units: Record<string, UnitState>): Promise<ServedReleases<Promise<CurrentReleases>>> {
    const keys = await readPublicKeys(env.keysDir)
    const states = Object.entries(units)
    const current = await Promise.all(states.map(([unit, state]) => loadFirst(keys, unit, state)))
    const canaries = await Promise.all(
      states.map(([unit, { canary }]) => (canary ? loadValid(keys, unit, canary.id) : undefined)),
    )
    const releases = current.filter(release => release !== undefined)
    dropUnused(units, releases)
    const valid = { current: releases, canaries: canaries.filter(release => release !== undefined) }
    const served = createServedReleases(units, valid, chosen => compose(keys, units, chosen))
    await served.forGroup()
    metrics.setServed(served.shares)
    return served
  }

  /** @throws if no release of the shell is valid */
  async function compose(
    keys: PublicKeys,
    units: Record<string, UnitState>,
    releases: LoadedRelease[],
  ): Promise<CurrentReleases> {
    const shell = releases.find(({ document }) => document.unit === 'shell')
    if (!shell) throw new Error('No valid release of the shell is current.')
    const texts = new Map(releases.flatMap(release => [...release.texts]))
    const remotes = releases.filter(release => release !== shell)
    const lastGood = await Promise.all(
      remotes.map(({ document: { unit, id } }) =>
        readLastGood(keys, { unit, id, state: units[unit], shell: shell.document }),
      ),
    )
    return {
      lastGood: Object.fromEntries(lastGood.flatMap(release => (release ? [[release.unit, release]] : []))),
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

  /** Removes releases from memory that are neither served nor the next target of a rollback. */
  function dropUnused(units: Record<string, UnitState>, releases: LoadedRelease[]): void {
    const used = Object.entries(units).flatMap(
      ([
        unit,
        {
          current,
          canary,
          previous: [last],
        },
      ]) => [current, canary?.id, last].map(id => `${unit}@${id}`),
    )
    const kept = new Set([...used, ...releases.map(({ document: { unit, id } }) => `${unit}@${id}`)])
    for (const key of loaded.keys()) if (!kept.has(key)) loaded.delete(key)
  }

  /** Reads the changes of the log; after an error, the releases stay as they are. @throws if none are known */
  async function refresh(): Promise<KnownReleases> {
    try {
      const entries = await readLog()
      const isRetry = failedAt > 0 && Date.now() - failedAt > RETRY_MS
      if (known?.entries === entries.length && !isRetry) return known
      failedAt = 0
      const state = foldLog(entries)
      known = { entries: entries.length, state, releases: await read(state) }
    } catch (err) {
      if (!known) throw err
      log.error({ err }, 'the release log could not be read; the releases stay as they are')
    }
    return known
  }

  async function readKnown(): Promise<KnownReleases> {
    if (known && (refreshing || Date.now() - checkedAt < CHECK_INTERVAL_MS)) return known
    refreshing ??= refresh().finally(() => {
      refreshing = undefined
      checkedAt = Date.now()
    })
    return known ? Promise.race([refreshing, pause(MAX_REFRESH_WAIT_MS, known, { ref: false })]) : refreshing
  }

  return {
    current: async group => (await readKnown()).releases.forGroup(group),
    hasCanary: async () => (await readKnown()).releases.hasCanary,
    state: async () => (await readKnown()).state,
  }
}
