import { defineRemote } from '@closyyy/platform/remote'
import { AccountPiece } from './features/account/account-piece.tsx'
import { LazySignInPrompt } from './features/session/lazy-sign-in-prompt.tsx'
import { catalogues } from './messages.ts'
import { routes } from './routes.tsx'

/** The one module that auth exposes. */
export const remote = defineRemote({
  name: 'auth',
  routes,
  pieces: { account: { component: AccountPiece, interactive: 'signed-in' } },
  signInPrompt: LazySignInPrompt,
  catalogues,
})
