import { setTimeout as pause } from 'node:timers/promises'
import type { Release } from '@closyyy/releases/release-document'
import { createLogReader, type LogEntry } from '@closyyy/releases/release-log'
import { foldLog, type UnitState } from '@closyyy/releases/release-state'
import { InvalidReleaseError, type PublicKeys, readPublicKeys } from '@closyyy/releases/verify-release'
import type { FastifyBaseLogger } from 'fastify'
import type { ServerEnv } from '../env.ts'
import type { ServerMetrics } from '../metrics/server-metrics.ts'
import type { RendererSet, Renderers } from '../render-pool/renderers.ts'
import { bundleKey } from '../renderer/protocol.ts'
import { createLastGoodReader } from './last-good-release.ts'
import { createReleaseLoader, type LoadedRelease, RETRY_MS, type ValidReleases } from './load-releases.ts'
import { isWithdrawn, onlyPublishes } from './release-changes.ts'
import type { ReleaseSource } from './release-source.ts'
import { createServedReleases, type ServedReleases } from './served-releases.ts'

/** The releases that one visitor gets. */
export interface CurrentReleases {
  /** Names the releases; the same for the same ones. */
  key: string
  /** A unit without any valid release is absent. */
  documents: Record<string, Release>
  /** The release of a remote that browsers run if its current one fails there; absent if there is none. */
  lastGood: Record<string, Release>
  /** Renders pages of these releases. */
  startPage: RendererSet['start']
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
  close: () => void
}

const CHECK_INTERVAL_MS = 250
/** From reading a promotion until it is served, so that it takes two seconds with the interval, also on a busy machine. */
const PROMOTION_MS = 1_500

interface KnownReleases {
  entries: number
  state: Record<string, UnitState>
  releases: ServedReleases<Promise<CurrentReleases>>
  /** The releases of all groups, each set once. */
  sets: CurrentReleases[]
  /** Keys of the valid releases from which they were chosen. */
  validKeys: string
}

interface ReaderOptions {
  env: Pick<ServerEnv, 'keysDir'>
  source: ReleaseSource
  log: Pick<FastifyBaseLogger, 'error'>
  metrics: Pick<ServerMetrics, 'countRejection' | 'setServed'>
  renderers: Pick<Renderers, 'open'>
  /**
   * Called before other releases are served, with the new sets of them and the `performance.now()` at which it should
   * end; they are served once it resolves.
   */
  prepare: (sets: CurrentReleases[], deadline: number) => Promise<void>
  /** Called when other releases are served, or to other visitors. */
  onChange: () => void
}

/**
 * Reads the current releases, from the first request or interval on; a promotion takes effect within two seconds. A
 * release is verified whole before any of it is used; in place of one that is invalid or cannot be evaluated, the last
 * good release of its unit is served. Requests wait for the first read only: until a change has been read and prepared,
 * they get the releases from before. A release that was withdrawn is replaced without preparation.
 */
export function createReleaseReader(options: ReaderOptions): ReleaseReader {
  const { env, source, log, metrics, renderers, prepare, onChange } = options
  const readLog = createLogReader(source.store)
  const loader = createReleaseLoader({ source, log, metrics })
  const readLastGood = createLastGoodReader(source)
  let known: KnownReleases | undefined
  let refreshing: Promise<KnownReleases> | undefined
  let set: RendererSet | undefined
  /** Reads that failed since the last one that did not, and when the next one is due. */
  let failures = 0
  let retryAt = 0
  let reason = ''

  /** Loads the valid releases and starts renderers for them; rejects those that cannot be evaluated. */
  async function open(keys: PublicKeys, units: Record<string, UnitState>) {
    const unusable = new Set<string>()
    let validKeys: string | undefined
    for (;;) {
      const valid = await loader.loadAll(keys, units, unusable)
      requireShell(valid.current)
      validKeys ??= keysOfValid(valid)
      const bundles = [...valid.current, ...valid.canaries].map(({ bundle }) => bundle)
      const opened = await renderers.open(bundles)
      const failed = bundles.filter(bundle => bundleKey(bundle) in opened.failures && !unusable.has(bundleKey(bundle)))
      if (failed.length === 0) return { valid, validKeys, opened }
      opened.retire()
      for (const { unit, id, file } of failed) {
        unusable.add(bundleKey({ unit, id }))
        loader.reject(
          new InvalidReleaseError({ unit, id, file, reason: opened.failures[bundleKey({ unit, id })] ?? '' }),
        )
      }
    }
  }

  /** Prepares sets; returns false as soon as the log withdraws a release of theirs or one that is served. */
  async function prepareWhileOffered(
    added: CurrentReleases[],
    served: CurrentReleases[],
    deadline: number,
  ): Promise<boolean> {
    const prepared = prepare(added, deadline).then(() => true)
    for (;;) {
      const isPrepared = await Promise.race([prepared, pause(CHECK_INTERVAL_MS, false, { ref: false })])
      const entries = await readLog().catch(() => undefined)
      if (entries && isWithdrawn([...served, ...added], foldLog(entries))) return false
      if (isPrepared) return true
    }
  }

  /** Loads what a state of the log offers; undefined if the log withdraws some of it before it is served. */
  async function read(units: Record<string, UnitState>): Promise<Omit<KnownReleases, 'entries' | 'state'> | undefined> {
    const deadline = performance.now() + PROMOTION_MS
    const keys = await readPublicKeys(env.keysDir)
    const { valid, validKeys, opened } = await open(keys, units)
    loader.dropUnused(units, valid.current)
    const releases = createServedReleases(units, valid, async chosen => ({
      ...(await compose(keys, units, chosen)),
      startPage: opened.start,
    }))
    const sets = await Promise.all(releases.sets).catch(error => {
      opened.retire()
      throw error
    })
    const before = known?.sets ?? []
    const added = sets.filter(({ key }) => before.every(other => other.key !== key))
    const mustPrepare = known && added.length > 0 && !isWithdrawn(before, units)
    if (mustPrepare && !(await prepareWhileOffered(added, before, deadline))) {
      opened.retire()
      return undefined
    }
    metrics.setServed(releases.shares)
    set?.retire()
    set = opened
    return { releases, sets, validKeys }
  }

  async function compose(
    keys: PublicKeys,
    units: Record<string, UnitState>,
    releases: LoadedRelease[],
  ): Promise<Omit<CurrentReleases, 'startPage'>> {
    const shell = requireShell(releases)
    const texts = new Map(releases.flatMap(release => [...release.texts]))
    const remotes = releases.filter(release => release !== shell)
    const lastGood = await Promise.all(
      remotes.map(({ document: { unit, id } }) =>
        readLastGood(keys, { unit, id, state: units[unit], shell: shell.document }),
      ),
    )
    const ids = [...releases, ...lastGood.map(document => document && { document })]
    return {
      key: ids.map(release => (release ? bundleKey(release.document) : '')).join(),
      lastGood: Object.fromEntries(lastGood.flatMap(release => (release ? [[release.unit, release]] : []))),
      documents: Object.fromEntries(releases.map(({ document }) => [document.unit, document])),
      readText(path) {
        const text = texts.get(path)
        if (text === undefined) throw new Error(`${path} is not a file of the current releases.`)
        return text
      },
    }
  }

  /** Reads what the log offers now, again if it withdraws some of it before it is served. */
  async function readOffered(first: readonly LogEntry[]): Promise<KnownReleases> {
    for (let entries = first; ; entries = await readLog()) {
      const state = foldLog(entries)
      const offered = await read(state)
      if (offered) return { entries: entries.length, state, ...offered }
    }
  }

  /** Reads releases again that could not be read. @returns true if others are valid than those of before */
  async function canReadOthers({ state, validKeys }: KnownReleases): Promise<boolean> {
    const keys = await readPublicKeys(env.keysDir)
    return keysOfValid(await loader.loadAll(keys, state, new Set())) !== validKeys
  }

  async function readChanges(): Promise<KnownReleases> {
    const entries = await readLog()
    const isRetry = loader.mustRetry()
    const before = known
    if (before?.entries === entries.length && (!isRetry || !(await canReadOthers(before)))) return before
    if (before && !isRetry && entries.slice(before.entries).every(entry => onlyPublishes(entry, before.state)))
      return { ...before, entries: entries.length, state: foldLog(entries) }
    return readOffered(entries)
  }

  /** Reads the changes of the log; after an error, the releases stay as they are. @throws if none are known */
  async function refresh(): Promise<KnownReleases> {
    const before = known
    try {
      known = await readChanges()
      failures = 0
      reason = ''
      if (before && keysOf(before) !== keysOf(known)) onChange()
    } catch (err) {
      retryAt = performance.now() + Math.min(CHECK_INTERVAL_MS * 2 ** failures++, RETRY_MS)
      if (!known) throw err
      if (String(err) !== reason) log.error({ err }, 'no other releases could be read; they stay as they are')
      reason = String(err)
    }
    return known
  }

  function check(): Promise<KnownReleases> {
    refreshing ??= refresh().finally(() => {
      refreshing = undefined
    })
    return refreshing
  }

  const readKnown = async () => known ?? check()
  // Logs failures once something is served; before, requests get them.
  const timer = setInterval(() => {
    if (failures === 0 || performance.now() >= retryAt) void check().catch(() => undefined)
  }, CHECK_INTERVAL_MS).unref()
  return {
    current: async group => (await readKnown()).releases.forGroup(group),
    hasCanary: async () => (await readKnown()).releases.hasCanary,
    state: async () => (await readKnown()).state,
    close: () => clearInterval(timer),
  }
}

/** @throws if no release of the shell is valid */
function requireShell(releases: LoadedRelease[]): LoadedRelease {
  const shell = releases.find(({ document }) => document.unit === 'shell')
  if (!shell) throw new Error('No valid release of the shell is current.')
  return shell
}

const keysOfValid = ({ current, canaries }: ValidReleases) =>
  [...current, ...canaries].map(({ bundle }) => bundleKey(bundle)).join()

const keysOf = ({ sets }: KnownReleases) => sets.map(({ key }) => key).join(' ')
