import { createLogReader, type LogEntry } from '@closyyy/releases/release-log'
import { foldLog, type UnitState } from '@closyyy/releases/release-state'
import { readPublicKeys } from '@closyyy/releases/verify-release'
import type { FastifyBaseLogger } from 'fastify'
import type { ServerEnv } from '../env.ts'
import type { ServerMetrics } from '../metrics/server-metrics.ts'
import type { RendererSet, Renderers } from '../render-pool/renderers.ts'
import { keysOfValid, openReleases } from './open-releases.ts'
import { type PrepareOptions, prepareWhileCurrent } from './prepare-releases.ts'
import { isWithdrawn, onlyPublishes } from './release-changes.ts'
import { createComposer, type ReleaseSet } from './release-set.ts'
import type { ReleaseSource } from './release-source.ts'
import { groupReleases, type ReleasesByGroup } from './releases-by-group.ts'
import { createVerifiedReleases } from './verified-releases.ts'

/** From reading a promotion until it is served, so that it takes two seconds with the interval, also on a busy machine. */
const PROMOTION_MS = 1_500

/** The releases that the log makes current, ready to be served. */
export interface CurrentReleases {
  /** Number of the log's entries that were read. */
  entries: number
  state: Record<string, UnitState>
  releases: ReleasesByGroup<Promise<ReleaseSet>>
  /** The releases of all groups, each set once. */
  sets: ReleaseSet[]
  /** Keys of the valid releases from which they were chosen. */
  validKeys: string
  rendererSet: RendererSet
}

export interface CurrentReleasesOptions extends Pick<PrepareOptions, 'prepare'> {
  env: Pick<ServerEnv, 'keysDir'>
  source: ReleaseSource
  log: Pick<FastifyBaseLogger, 'error'>
  metrics: Pick<ServerMetrics, 'countRejection'>
  renderers: Pick<Renderers, 'open'>
}

/**
 * Returns a function that reads what the log makes current, given what is served. It resolves with the served releases if
 * nothing changed, else once the others are prepared. Releases that replace a withdrawn one are not prepared.
 */
export function createCurrentReleasesReader({ env, source, log, metrics, renderers, prepare }: CurrentReleasesOptions) {
  const readLog = createLogReader(source.store)
  const verified = createVerifiedReleases({ source, log, metrics })
  const compose = createComposer(source)

  /** Loads what a state of the log makes current; undefined if the log withdraws some of it before it is served. */
  async function load(
    units: Record<string, UnitState>,
    served: CurrentReleases | undefined,
  ): Promise<Omit<CurrentReleases, 'entries' | 'state'> | undefined> {
    const deadline = performance.now() + PROMOTION_MS
    const keys = await readPublicKeys(env.keysDir)
    const { valid, validKeys, rendererSet } = await openReleases({ verified, renderers }, keys, units)
    verified.dropUnused(units, valid.current)
    const releases = groupReleases(units, valid, async chosen => ({
      ...(await compose(keys, units, chosen)),
      startPage: rendererSet.start,
    }))
    const sets = await Promise.all(releases.sets).catch(error => {
      rendererSet.retire()
      throw error
    })
    if (served && !(await prepareAdded({ sets, units, deadline }, served.sets))) {
      rendererSet.retire()
      return undefined
    }
    return { releases, sets, validKeys, rendererSet }
  }

  /** Prepares those sets that are not served; returns false if the log withdraws a release meanwhile. */
  async function prepareAdded(
    { sets, units, deadline }: { sets: ReleaseSet[]; units: Record<string, UnitState>; deadline: number },
    served: ReleaseSet[],
  ): Promise<boolean> {
    const added = sets.filter(({ key }) => served.every(other => other.key !== key))
    if (added.length === 0 || isWithdrawn(served, units)) return true
    return prepareWhileCurrent({ readLog, prepare }, { added, served, deadline })
  }

  /** Loads what the log makes current, again if it withdraws some of it before it is served. */
  async function loadCurrent(
    first: readonly LogEntry[],
    served: CurrentReleases | undefined,
  ): Promise<CurrentReleases> {
    for (let entries = first; ; entries = await readLog()) {
      const state = foldLog(entries)
      const loaded = await load(state, served)
      if (loaded) return { entries: entries.length, state, ...loaded }
    }
  }

  /** Loads releases again that could not be read. @returns true if others are valid than those of before */
  async function canLoadOthers({ state, validKeys }: CurrentReleases): Promise<boolean> {
    const keys = await readPublicKeys(env.keysDir)
    return keysOfValid(await verified.loadAll(keys, state, new Set())) !== validKeys
  }

  return async (served: CurrentReleases | undefined): Promise<CurrentReleases> => {
    const entries = await readLog()
    const isRetry = verified.mustRetry()
    if (served?.entries === entries.length && (!isRetry || !(await canLoadOthers(served)))) return served
    if (served && !isRetry && entries.slice(served.entries).every(entry => onlyPublishes(entry, served.state)))
      return { ...served, entries: entries.length, state: foldLog(entries) }
    return loadCurrent(entries, served)
  }
}
