import { type Catalogues, loadCatalogues } from '@closyyy/i18n/catalogue'
import type { I18n } from '@closyyy/i18n/text'
import type { UnitAddress } from '@closyyy/platform/boot'
import type { Piece, PieceName, RemoteDefinition } from '@closyyy/platform/remote'
import { createContext, useContext } from 'react'
import { matchClaim } from './claims.ts'
import { loadUnit } from './load-unit.ts'
import { retryLazy } from './retry-lazy.ts'

/** The remotes of a page: which there are, which are loaded, and how to get the rest. */
export interface Remotes {
  /** Loads the remotes that the first render of an address needs; those that fail are left out. */
  loadForAddress: (pathname: string) => Promise<RemoteDefinition[]>
  /** Loads the remote that answers for an address; undefined where nobody does. @throws RemoteError */
  loadForClaim: (pathname: string) => Promise<RemoteDefinition | undefined>
  /** Loads all that can be loaded: a server has every remote at hand and renders every piece. */
  loadEverything: () => Promise<void>
  piece: (name: PieceName) => Piece | undefined
  /** True where a visitor in this state needs the piece's script. */
  isPieceWanted: (name: PieceName, isSignedIn: boolean) => boolean
  loadPiece: (name: PieceName) => Promise<void>
  units: Record<string, UnitAddress>
}

/** Keeps the remotes of a page; `load` gets one over the network in a browser, from memory on a server. */
export function createRemotes(
  units: Record<string, UnitAddress>,
  i18n: I18n,
  load: (name: string, unit: UnitAddress) => Promise<RemoteDefinition> = loadUnit,
): Remotes {
  const loaded = new Map<string, RemoteDefinition>()

  async function get(name: string): Promise<RemoteDefinition> {
    const known = loaded.get(name)
    if (known) return known
    const { routes, ...rest } = await load(name, units[name] as UnitAddress)
    const remote: RemoteDefinition = { ...rest, routes: retryLazy(routes) }
    await loadCatalogues(i18n, remote.catalogues as Catalogues)
    loaded.set(name, remote)
    return remote
  }

  const ownerOf = (piece: PieceName) => Object.keys(units).find(name => units[name]?.pieces[piece])

  return {
    units,
    async loadForAddress(pathname) {
      const claim = matchClaim(units, pathname)
      const names = Object.keys(units).filter(
        name => name === claim?.unit || (!claim?.hideHeaderFooter && hasLivePieces(units[name] as UnitAddress)),
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
    piece(name) {
      const owner = ownerOf(name)
      return owner ? loaded.get(owner)?.pieces[name] : undefined
    },
    isPieceWanted(name, isSignedIn) {
      const owner = ownerOf(name)
      return owner !== undefined && (isSignedIn || units[owner]?.pieces[name] === 'always')
    },
    async loadPiece(name) {
      const owner = ownerOf(name)
      if (owner) await get(owner)
    },
  }
}

const hasLivePieces = (unit: UnitAddress) => Object.values(unit.pieces).includes('always')

export const RemotesContext = createContext<Remotes | null>(null)

export function useRemotes(): Remotes {
  const remotes = useContext(RemotesContext)
  if (!remotes) throw new Error('useRemotes needs the shell around it.')
  return remotes
}
