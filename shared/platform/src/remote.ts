import type { Catalogues } from '@closyyy/i18n/catalogue'
import type { ComponentType } from 'react'
import type { RouteObject } from './router.ts'
import type { Services } from './services.ts'
import type { Wish } from './wishes.ts'

/** The places in the shell's header that a remote fills. */
export type PieceName = 'search' | 'category-menu' | 'cart' | 'sell-now' | 'account'

/**
 * A part of the header that its team federates.
 * `always` needs its script for everybody; `signed-in` is plain HTML for a guest, made on the server, and its script
 * is loaded only for a signed-in person (docs/decisions/005).
 */
export interface Piece {
  component: ComponentType
  interactive: 'always' | 'signed-in'
  /** Puts into the query client what the first render reads; runs before every document with a header. */
  load?: (services: Services) => Promise<unknown>
}

export interface SignInPromptProps {
  /** What the guest wants to do; it waits for them until they are signed in. */
  wish: Wish
  onClose: () => void
}

/** The one thing a remote exposes. */
export interface RemoteDefinition {
  name: string
  routes: RouteObject[]
  pieces: Partial<Record<PieceName, Piece>>
  /** The dialog that asks a guest to sign up or log in; of the remote that owns the login page. */
  signInPrompt?: ComponentType<SignInPromptProps>
  catalogues: Catalogues
}

/** What a route tells the shell about the frame around it (NAV-1). */
export interface RouteHandle {
  /** Hides header and footer. */
  hideHeaderFooter?: boolean
  /** Shows the seller header. */
  sellerHeader?: boolean
  /** Sends a visitor without a session to login, and back afterwards. */
  requiresSession?: boolean
  /** Has the document server render the page; without it the document brings the frame alone. */
  serverRendered?: boolean
  /** The page is there whatever its data says, so that its document begins before the data has come. */
  alwaysFound?: boolean
}

/** Checks the shape of a remote's definition where it is written. */
export function defineRemote(definition: RemoteDefinition): RemoteDefinition {
  return definition
}
