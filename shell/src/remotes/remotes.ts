import { type Catalogues, loadCatalogues } from '@closyyy/i18n/catalogue'
import type { I18n } from '@closyyy/i18n/text'
import type { BootUnit } from '@closyyy/platform/boot'
import type { HeaderFragment, HeaderFragmentName, RemoteDefinition } from '@closyyy/platform/remote'
import { createContext, useContext } from 'react'
import { matchClaim } from './claims.ts'
import { retryLazy } from './lazy-routes.ts'
import { loadUnit } from './load-unit.ts'

export interface Remotes {
  loadForPath: (pathname: string) => Promise<RemoteDefinition[]>
  loadForClaim: (pathname: string) => Promise<RemoteDefinition | undefined>
  /** The server has every remote in memory and renders every fragment. */
  loadEverything: () => Promise<void>
  fragment: (name: HeaderFragmentName) => HeaderFragment | undefined
  isFragmentNeeded: (name: HeaderFragmentName, isSignedIn: boolean) => boolean
  loadFragment: (name: HeaderFragmentName) => Promise<void>
  units: Record<string, BootUnit>
}

/** `load` uses the network in a browser and memory on a server. */
export function createRemotes(
  units: Record<string, BootUnit>,
  i18n: I18n,
  load: (name: string, unit: BootUnit) => Promise<RemoteDefinition> = loadUnit,
): Remotes {
  const loaded = new Map<string, RemoteDefinition>()

  async function get(name: string): Promise<RemoteDefinition> {
    const known = loaded.get(name)
    if (known) return known
    const { routes, ...rest } = await load(name, units[name] as BootUnit)
    const remote: RemoteDefinition = { ...rest, routes: retryLazy(routes) }
    await loadCatalogues(i18n, remote.catalogues as Catalogues)
    loaded.set(name, remote)
    return remote
  }

  const ownerOf = (fragment: HeaderFragmentName) => Object.keys(units).find(name => units[name]?.fragments[fragment])

  return {
    units,
    async loadForPath(pathname) {
      const claim = matchClaim(units, pathname)
      const names = Object.keys(units).filter(
        name => name === claim?.unit || (!claim?.hideHeaderFooter && hasInteractiveFragments(units[name] as BootUnit)),
      )
      const results = await Promise.allSettled(names.map(get))
      return results.flatMap(result => (result.status === 'fulfilled' ? [result.value] : []))
    },
    async loadForClaim(pathname) {
      const claim = matchClaim(units, pathname)
      return claim && get(claim.unit)
    },
    async loadEverything() {
      await Promise.allSettled(Object.keys(units).map(get))
    },
    fragment(name) {
      const owner = ownerOf(name)
      return owner ? loaded.get(owner)?.fragments[name] : undefined
    },
    isFragmentNeeded(name, isSignedIn) {
      const owner = ownerOf(name)
      return owner !== undefined && (isSignedIn || units[owner]?.fragments[name] === 'always')
    },
    async loadFragment(name) {
      const owner = ownerOf(name)
      if (owner) await get(owner)
    },
  }
}

const hasInteractiveFragments = (unit: BootUnit) => Object.values(unit.fragments).includes('always')

export const RemotesContext = createContext<Remotes | null>(null)

export function useRemotes(): Remotes {
  const remotes = useContext(RemotesContext)
  if (!remotes) throw new Error('useRemotes needs the shell around it.')
  return remotes
}
