import type { I18n } from '@closyyy/i18n/text'
import type { BootUnit } from '@closyyy/platform/federation/boot'
import type { HeaderFragmentName } from '@closyyy/platform/federation/remote'
import { type ComponentType, createContext, useContext } from 'react'
import { type MatchedClaim, matchClaim } from './claims.ts'
import { MIN_LOAD_TIMEOUT_MS } from './load-timeout.ts'
import type { LoadedRelease, LoadUnit } from './loaded-release.ts'
import { createReleasesInUse, type ReleasesInUse } from './releases-in-use.ts'

export interface LoadedFragment {
  /** Id of the release it belongs to. */
  release: string
  component: ComponentType
}

export interface Remotes {
  /** The current releases; changes when new ones are promoted. */
  units: Record<string, BootUnit>
  releases: ReleasesInUse
  /**
   * Loads the page of a path and the layouts around it; returns the release. A navigation that stays on its page passes
   * the page's release, so that no state is lost; any other switches to the newest. Undefined if no remote owns the path.
   */
  openPage: (pathname: string, kept?: string) => Promise<LoadedRelease | undefined>
  /** Loads the code of a path's page without switching releases; undefined if no remote owns the path. */
  prefetchPage: (pathname: string) => Promise<{ claim: MatchedClaim; release: LoadedRelease } | undefined>
  /** Loads the release of the remote that owns a path; undefined if none does. */
  loadRemoteOf: (pathname: string) => Promise<LoadedRelease | undefined>
  /** Loads the remotes of header fragments that need a script for every visitor; failed ones are left out. */
  loadFragments: (pathname: string) => Promise<void>
  fragment: (name: HeaderFragmentName) => LoadedFragment | undefined
  isFragmentNeeded: (name: HeaderFragmentName, isSignedIn: boolean) => boolean
  loadFragment: (name: HeaderFragmentName) => Promise<void>
  /** Replaces the release of a fragment that failed to render. */
  replaceFragment: (name: HeaderFragmentName, reason: unknown) => Promise<void>
}

export function createRemotes(
  units: Record<string, BootUnit>,
  i18n: I18n,
  loadUnit: LoadUnit,
  loadTimeout = MIN_LOAD_TIMEOUT_MS,
): Remotes {
  const releases = createReleasesInUse({ units, i18n, loadUnit, loadTimeout })
  const opening = new Map<string, Promise<LoadedRelease>>()

  const get = async (unit: string) => releases.get(unit) ?? releases.use(unit, async release => release)
  const ownerOf = (fragment: HeaderFragmentName) => Object.keys(units).find(name => units[name]?.fragments[fragment])

  return {
    units,
    releases,
    async openPage(pathname, kept) {
      const claim = matchClaim(units, pathname)
      if (!claim) return
      const { unit, id, parents = [] } = claim
      const open = async (release: LoadedRelease) => {
        // The page's own release has its routes open, which the newest claims may name differently.
        if (release.id !== kept) await Promise.all([...parents, id].map(release.openRoute))
        return release
      }
      // The routes of a page open together, so that all of them are of one release.
      const key = `${unit} ${id} ${kept}`
      const opened = opening.get(key) ?? releases.use(unit, open, kept).finally(() => opening.delete(key))
      opening.set(key, opened)
      const [release] = await Promise.all([opened, kept ? undefined : releases.switchToLoaded()])
      return release
    },
    async prefetchPage(pathname) {
      const claim = matchClaim(units, pathname)
      const next = claim && releases.next(claim.unit)
      if (!next) return
      const release = await releases.load(claim.unit, next)
      await Promise.all([release.requestTexts(), ...[...(claim.parents ?? []), claim.id].map(release.openRoute)])
      return { claim, release }
    },
    async loadRemoteOf(pathname) {
      const claim = matchClaim(units, pathname)
      return claim && get(claim.unit)
    },
    async loadFragments(pathname) {
      if (matchClaim(units, pathname)?.hideHeaderFooter) return
      const owners = Object.keys(units).filter(name => Object.values(units[name]?.fragments ?? {}).includes('always'))
      await Promise.allSettled(owners.map(get))
    },
    fragment(name) {
      const release = releases.get(ownerOf(name) ?? '')
      const fragment = release?.fragments[name]
      return fragment && { release: release.id, component: fragment.component }
    },
    isFragmentNeeded(name, isSignedIn) {
      const owner = ownerOf(name)
      return owner !== undefined && (isSignedIn || units[owner]?.fragments[name] === 'always')
    },
    async loadFragment(name) {
      const owner = ownerOf(name)
      if (owner) await get(owner)
    },
    async replaceFragment(name, reason) {
      const owner = ownerOf(name)
      const failed = owner && releases.get(owner)
      if (failed && releases.exclude(owner, failed.id, reason)) await releases.use(owner, async release => release)
    },
  }
}

export const RemotesContext = createContext<Remotes | null>(null)

export function useRemotes(): Remotes {
  const remotes = useContext(RemotesContext)
  if (!remotes) throw new Error('useRemotes needs the shell around it.')
  return remotes
}
