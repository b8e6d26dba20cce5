import type { Catalogues } from '@closyyy/i18n/catalogue'
import type { ComponentType } from 'react'
import type { RouteObject } from '../router.ts'
import type { Services } from '../services.ts'
import type { PasswordPromptProps, SignInPromptProps } from '../sign-in/prompt-props.ts'

/** The slots of header and frame that a remote can fill. */
export type HeaderFragmentName = 'search' | 'category-menu' | 'cart' | 'sell-now' | 'account' | 'bottom-bar'

/**
 * A part of the header that a remote provides (docs/decisions/005). `always` loads its script for everyone; `signed-in`
 * is server-rendered HTML without script for guests.
 */
export interface HeaderFragment {
  component: ComponentType
  interactive: 'always' | 'signed-in'
  /** Prefetches the queries of the first render; runs before every document with a header. */
  load?: (services: Services) => Promise<unknown>
}

/** Everything a remote exposes. */
export interface RemoteDefinition {
  name: string
  routes: RouteObject[]
  fragments: Partial<Record<HeaderFragmentName, HeaderFragment>>
  /** The dialog that prompts a guest to sign in; only the remote that owns the login page has one. */
  signInPrompt?: ComponentType<SignInPromptProps>
  /** The dialog that asks for the password; only the remote that owns the login page has one. */
  passwordPrompt?: ComponentType<PasswordPromptProps>
  catalogues: Catalogues
}

/** Options of a route for the shell and the document server (NAV-1). */
export interface RouteHandle {
  /** Hides header and footer. */
  hideHeaderFooter?: boolean
  /** Shows the seller header. */
  sellerHeader?: boolean
  /** Hides the bottom bar of phones (NAV-8), for a page with a bar of its own or one single purpose. */
  hideBottomBar?: boolean
  /** Redirects guests to the login, and back afterwards. */
  requiresSession?: boolean
  /** Renders the page on the server; otherwise the document contains only the frame. */
  serverRendered?: boolean
  /** The page never responds with 404, so its document is streamed before the data has loaded. */
  alwaysFound?: boolean
}

/** Returns the definition unchanged; checks its type. */
export function defineRemote(definition: RemoteDefinition): RemoteDefinition {
  return definition
}
