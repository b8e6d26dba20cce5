import { defineRemote } from '@closyyy/platform/federation/remote'
import { AccountFragment } from './features/account-menu/account-fragment.tsx'
import { LazyPasswordPrompt } from './features/sessions/lazy-password-prompt.tsx'
import { LazySignInPrompt } from './features/sessions/lazy-sign-in-prompt.tsx'
import { catalogues } from './messages.ts'
import { routes } from './routes.tsx'

export const remote = defineRemote({
  name: 'auth',
  routes,
  fragments: { account: { component: AccountFragment, interactive: 'signed-in' } },
  signInPrompt: LazySignInPrompt,
  passwordPrompt: LazyPasswordPrompt,
  catalogues,
})
