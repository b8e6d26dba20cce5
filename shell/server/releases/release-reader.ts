import type { UnitState } from '@closyyy/releases/release-state'
import type { ServerMetrics } from '../metrics/server-metrics.ts'
import { type CurrentReleases, type CurrentReleasesOptions, createCurrentReleasesReader } from './current-releases.ts'
import { startPolling } from './release-polling.ts'
import type { ReleaseSet } from './release-set.ts'

export interface ReleaseReader {
  /** Returns the releases of a visitor's group; without one, the current ones. @throws if no shell's release is valid */
  current: (group?: number) => Promise<ReleaseSet>
  /** Returns true while some visitors get a canary. */
  hasCanary: () => Promise<boolean>
  /** Returns the state of each unit in the log. */
  state: () => Promise<Record<string, UnitState>>
  close: () => void
}

interface ReaderOptions extends CurrentReleasesOptions {
  metrics: Pick<ServerMetrics, 'countRejection' | 'setServed'>
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
  const { log, metrics, onChange } = options
  const readCurrent = createCurrentReleasesReader(options)
  let known: CurrentReleases | undefined
  let reason = ''

  /** Serves what the log makes current. */
  async function refresh(): Promise<CurrentReleases> {
    const before = known
    known = await readCurrent(before)
    reason = ''
    if (before?.rendererSet !== known.rendererSet) {
      metrics.setServed(known.releases.shares)
      before?.rendererSet.retire()
    }
    if (before && keysOf(before) !== keysOf(known)) onChange()
    return known
  }

  /** Logs why the releases stay as they are, once for each reason; without releases, requests get the error. */
  function logFailure(err: unknown): void {
    if (!known) return
    if (String(err) !== reason) log.error({ err }, 'no other releases could be read; they stay as they are')
    reason = String(err)
  }

  const { poll, stop } = startPolling(refresh, logFailure)
  const readKnown = async () => known ?? poll()
  return {
    current: async group => (await readKnown()).releases.forGroup(group),
    hasCanary: async () => (await readKnown()).releases.hasCanary,
    state: async () => (await readKnown()).state,
    close: stop,
  }
}

const keysOf = ({ sets }: CurrentReleases) => sets.map(({ key }) => key).join(' ')
