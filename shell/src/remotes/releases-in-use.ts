import type { I18n } from '@closyyy/i18n/text'
import type { BootRelease, BootUnit } from '@closyyy/platform/federation/boot'
import { pause } from './load-timeout.ts'
import { type LoadedRelease, type LoadUnit, loadedRelease } from './loaded-release.ts'

/** The releases of all units in one page: those that run, those that are loaded and those that failed. */
export interface ReleasesInUse {
  /** Returns the release of a unit that runs in this page; undefined until it is loaded. */
  get: (unit: string) => LoadedRelease | undefined
  /** Returns a loaded release by its id. */
  loaded: (id: string) => LoadedRelease | undefined
  /** Returns the release that the next navigation tries first. */
  next: (unit: string) => BootRelease | undefined
  /** Loads the definition of a release. */
  load: (unit: string, release: BootRelease) => Promise<LoadedRelease>
  /**
   * Runs `work` with the newest release of a unit that works, and makes that the one in use. A loaded release whose id
   * is `kept` takes precedence. @throws RemoteError if `work` fails with every release
   */
  use: <Result>(unit: string, work: Work<Result>, kept?: string) => Promise<Result>
  /** Excludes a release that failed for the lifetime of the page; returns false if the unit has no other one. */
  exclude: (unit: string, id: string, reason: unknown) => boolean
  /** Makes a loaded release the one in use. */
  switchTo: (unit: string, release: LoadedRelease) => Promise<void>
  /** Switches the units whose newest release is loaded; one whose texts do not load keeps its release. */
  switchToLoaded: () => Promise<void>
}

export type Work<Result> = (release: LoadedRelease) => Promise<Result>

interface ReleasesOptions {
  units: Record<string, BootUnit>
  i18n: I18n
  loadUnit: LoadUnit
  /** Time after which a release counts as slow, in milliseconds. */
  loadTimeout: number
}

export function createReleasesInUse({ units, i18n, loadUnit, loadTimeout }: ReleasesOptions): ReleasesInUse {
  const inUse = new Map<string, LoadedRelease>()
  const loads = new Map<string, Promise<LoadedRelease>>()
  const loaded = new Map<string, LoadedRelease>()
  const failed = new Set<string>()

  /** Returns the releases to try, best first; all of them once each has failed. */
  function candidatesOf(unit: string, kept = ''): BootRelease[] {
    const current = units[unit]
    const known = [loaded.get(kept), current, current?.lastGood].filter(release => release !== undefined)
    const working = known.filter(({ id }) => !failed.has(id))
    return working.length > 0 ? working : known
  }

  function load(unit: string, release: BootRelease): Promise<LoadedRelease> {
    const known = loads.get(release.id)
    if (known) return known
    const loading = loadUnit(unit, release).then(remote => {
      const result = loadedRelease(release, remote, i18n)
      loaded.set(release.id, result)
      return result
    })
    loads.set(release.id, loading)
    loading.catch(() => loads.delete(release.id))
    return loading
  }

  async function switchTo(unit: string, release: LoadedRelease): Promise<void> {
    if (inUse.get(unit) === release) return
    await release.showTexts()
    inUse.set(unit, release)
  }

  function exclude(unit: string, id: string, reason: unknown): boolean {
    if (!failed.has(id)) console.error(`Release ${id} of ${unit} failed.`, reason)
    failed.add(id)
    return !candidatesOf(unit).some(release => failed.has(release.id))
  }

  return {
    get: unit => inUse.get(unit),
    loaded: id => loaded.get(id),
    next: unit => candidatesOf(unit)[0],
    load,
    exclude,
    switchTo,
    async use<Result>(unit: string, work: Work<Result>, kept?: string) {
      const candidates = candidatesOf(unit, kept)
      const attempt = async (candidate: BootRelease) => {
        const release = await load(unit, candidate)
        const [result] = await Promise.all([work(release), release.requestTexts()])
        return { release, result }
      }
      const first = attempt(candidates[0] as BootRelease)
      const attempted = await Promise.race([first.catch(() => undefined), pause(loadTimeout)])
      const { release, result } =
        attempted ?? (await (await loadFailover()).failOver({ unit, candidates, first, attempt, exclude, loadTimeout }))
      await switchTo(unit, release)
      return result
    },
    async switchToLoaded() {
      const newest = [...inUse.keys()].map(unit => [unit, loaded.get(candidatesOf(unit)[0]?.id ?? '')] as const)
      await Promise.allSettled(newest.map(([unit, release]) => release && switchTo(unit, release)))
    },
  }
}

/** Loads the code that is needed after a failure. */
export const loadFailover = () => import(/* webpackChunkName: "failover" */ './failover.ts')
