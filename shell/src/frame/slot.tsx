import { withRedirect } from '@closyyy/contract/paths'
import type { PieceName } from '@closyyy/platform/remote'
import { useLocation } from '@closyyy/platform/router'
import { useSession } from '@closyyy/platform/session'
import { createContext, Suspense, useContext, useEffect, useRef, useState } from 'react'
import { useRemotes } from '../remotes/remotes.ts'
import { SilentBoundary } from './silent-boundary.tsx'
import * as styles from './slot.module.css'
import type { Slots } from './slots.ts'

export const SlotsContext = createContext<Slots>({})

const classNames: Record<PieceName, string | undefined> = {
  search: styles.search,
  'category-menu': styles.categoryMenu,
  cart: styles.cart,
  'sell-now': styles.sellNow,
  account: styles.account,
}

export interface SlotProps {
  name: PieceName
}

/**
 * A place in the header that a remote fills. Until the remote's script is there, or where it fails, the HTML that the
 * document brought stays: its links and forms work without a script.
 */
export function Slot({ name }: SlotProps) {
  const html = useContext(SlotsContext)[name]
  const Piece = useWantedPiece(name, html === undefined)
  const attributes = { 'data-slot': name, className: classNames[name], ref: useWayBack() }
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the document server made this very HTML
  if (!Piece) return <div {...attributes} dangerouslySetInnerHTML={{ __html: html ?? '' }} suppressHydrationWarning />
  return (
    <div {...attributes}>
      <SilentBoundary>
        <Suspense>
          <Piece />
        </Suspense>
      </SilentBoundary>
    </div>
  )
}

/** Keeps the way back current in the links to the login that came as HTML, whose own script does not run for a guest. */
function useWayBack() {
  const place = useRef<HTMLDivElement>(null)
  const { pathname, search } = useLocation()
  useEffect(() => {
    for (const link of place.current?.querySelectorAll<HTMLAnchorElement>('[href*="?redirect="]') ?? [])
      link.search = withRedirect('', pathname + search)
  }, [pathname, search])
  return place
}

/**
 * The piece's component where this visitor needs it and its remote is loaded; starts the loading otherwise.
 * A document without the header brought no HTML to stand in, so then everybody needs it.
 */
function useWantedPiece(name: PieceName, hasNoHtml: boolean) {
  const remotes = useRemotes()
  const isSignedIn = useSession() !== undefined
  const [, setLoads] = useState(0)
  const isWanted = hasNoHtml || remotes.isPieceWanted(name, isSignedIn)
  const piece = isWanted ? remotes.piece(name) : undefined
  const isMissing = isWanted && !piece

  useEffect(() => {
    if (!isMissing) return
    let isGone = false
    remotes.loadPiece(name).then(
      () => isGone || setLoads(loads => loads + 1),
      (error: unknown) => console.error(error),
    )
    return () => {
      isGone = true
    }
  }, [isMissing, name, remotes])

  return piece?.component
}
