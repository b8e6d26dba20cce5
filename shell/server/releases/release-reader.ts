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
import { createLastGoodReader } from './last-good-release.ts'
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
  metrics: Pick<ServerMetrics, 'countRejection' | 'setServed'>
}

/**
 * Reads the current releases; a promotion or rollback takes effect within half a second. A release is verified whole
 * before any of it is used; in place of an invalid one, the last good release of its unit is served.
 */
export function createReleaseReader({ env, log, metrics }: ReaderOptions): ReleaseReader {
  const store = openFolderStore(env.releasesDir)
  const readLog = createLogReader(store)
  const loaded = new Map<string, Promise<LoadedRelease>>()
  const readLastGood = createLastGoodReader(store)
  let known: { entries: number; releases: ServedReleases<Promise<CurrentReleases>> } | undefined
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

  /** Returns a verified release; undefined, with a report, if it is invalid. */
  async function loadValid(keys: PublicKeys, unit: string, id: string): Promise<LoadedRelease | undefined> {
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
    if (!shell) throw new Error(`No valid release of the shell is current in ${env.releasesDir}.`)
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

  async function readServed(): Promise<ServedReleases<Promise<CurrentReleases>>> {
    if (known && Date.now() - checkedAt < CHECK_INTERVAL_MS) return known.releases
    checkedAt = Date.now()
    try {
      const entries = await readLog()
      if (known?.entries !== entries.length) known = { entries: entries.length, releases: await read(foldLog(entries)) }
    } catch (err) {
      if (!known) throw err
      log.error({ err }, 'the release log could not be read; the releases stay as they are')
    }
    return known.releases
  }

  return {
    current: async group => (await readServed()).forGroup(group),
    hasCanary: async () => (await readServed()).hasCanary,
  }
}
