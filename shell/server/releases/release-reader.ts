import { setTimeout as pause } from 'node:timers/promises'
import type { Release } from '@closyyy/releases/release-document'
import { createLogReader } from '@closyyy/releases/release-log'
import { releaseFilePath } from '@closyyy/releases/release-paths'
import { foldLog, type UnitState } from '@closyyy/releases/release-state'
import { InvalidReleaseError, type PublicKeys, readPublicKeys } from '@closyyy/releases/verify-release'
import type { FastifyBaseLogger } from 'fastify'
import type { ServerEnv } from '../env.ts'
import type { ServerMetrics } from '../metrics/server-metrics.ts'
import type { RendererSet, Renderers } from '../render-pool/renderers.ts'
import { type Bundle, bundleKey } from '../renderer/protocol.ts'
import { bootUnit } from './boot-units.ts'
import { createLastGoodReader } from './last-good-release.ts'
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
}

const CHECK_INTERVAL_MS = 500
const RETRY_MS = 5_000
/** Longest time that a request waits for a change to be read; then it gets the known releases. */
const MAX_REFRESH_WAIT_MS = 2_000

interface LoadedRelease {
  document: Release
  bundle: Bundle
  /** By path on the shop's origin. */
  texts: Map<string, string>
}

interface KnownReleases {
  entries: number
  state: Record<string, UnitState>
  releases: ServedReleases<Promise<CurrentReleases>>
}

interface ValidReleases {
  current: LoadedRelease[]
  canaries: LoadedRelease[]
}

interface ReaderOptions {
  env: Pick<ServerEnv, 'keysDir'>
  source: ReleaseSource
  log: Pick<FastifyBaseLogger, 'error'>
  metrics: Pick<ServerMetrics, 'countRejection' | 'setServed'>
  renderers: Pick<Renderers, 'open'>
}

/**
 * Reads the current releases; a promotion or rollback takes effect within a second. A release is verified whole
 * before any of it is used; in place of one that is invalid or cannot be evaluated, the last good release of its unit is
 * served.
 */
export function createReleaseReader({ env, source, log, metrics, renderers }: ReaderOptions): ReleaseReader {
  const readLog = createLogReader(source.store)
  const loaded = new Map<string, Promise<LoadedRelease>>()
  const readLastGood = createLastGoodReader(source)
  let known: KnownReleases | undefined
  let refreshing: Promise<KnownReleases> | undefined
  let checkedAt = 0
  let set: RendererSet | undefined
  /** Time of the last read that failed; 0 after all succeeded. */
  let failedAt = 0

  async function load(keys: PublicKeys, unit: string, id: string): Promise<LoadedRelease> {
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
  async function loadValid(keys: PublicKeys, unit: string, id: string): Promise<LoadedRelease | undefined> {
    const key = bundleKey({ unit, id })
    const pending = loaded.get(key) ?? load(keys, unit, id)
    loaded.set(key, pending)
    try {
      return await pending
    } catch (err) {
      // Tried again after the next change of the log, or soon if it could not be read.
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

  /** Loads the valid releases and starts renderers for them; rejects those that cannot be evaluated. */
  async function open(keys: PublicKeys, units: Record<string, UnitState>) {
    const unusable = new Set<string>()
    for (;;) {
      const valid = await loadAll(keys, units, unusable)
      const bundles = [...valid.current, ...valid.canaries].map(({ bundle }) => bundle)
      const opened = await renderers.open(bundles)
      const failed = bundles.filter(bundle => bundleKey(bundle) in opened.failures && !unusable.has(bundleKey(bundle)))
      if (failed.length === 0) return { valid, opened }
      opened.retire()
      for (const { unit, id, file } of failed) {
        unusable.add(bundleKey({ unit, id }))
        reject(new InvalidReleaseError({ unit, id, file, reason: opened.failures[bundleKey({ unit, id })] ?? '' }))
      }
    }
  }

  async function read(units: Record<string, UnitState>): Promise<ServedReleases<Promise<CurrentReleases>>> {
    const keys = await readPublicKeys(env.keysDir)
    const { valid, opened } = await open(keys, units)
    dropUnused(units, valid.current)
    const served = createServedReleases(units, valid, async chosen => ({
      ...(await compose(keys, units, chosen)),
      startPage: opened.start,
    }))
    try {
      await served.forGroup()
    } catch (error) {
      opened.retire()
      throw error
    }
    metrics.setServed(served.shares)
    set?.retire()
    set = opened
    return served
  }

  /** @throws if no release of the shell is valid */
  async function compose(
    keys: PublicKeys,
    units: Record<string, UnitState>,
    releases: LoadedRelease[],
  ): Promise<Omit<CurrentReleases, 'startPage'>> {
    const shell = releases.find(({ document }) => document.unit === 'shell')
    if (!shell) throw new Error('No valid release of the shell is current.')
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

  /** Removes releases from memory that are neither served nor the next target of a rollback. */
  function dropUnused(units: Record<string, UnitState>, releases: LoadedRelease[]): void {
    const ids = Object.entries(units).flatMap(([unit, { current, canary, previous }]) =>
      [current, canary?.id, previous[0]].flatMap(id => (id ? [bundleKey({ unit, id })] : [])),
    )
    const used = new Set([...ids, ...releases.map(({ document }) => bundleKey(document))])
    for (const key of loaded.keys()) if (!used.has(key)) loaded.delete(key)
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
