// The exports of the shell's release that the document server uses.
export { App } from './app.tsx'
export { catalogues } from './messages.ts'
export { matchClaim } from './remotes/claims.ts'
export { createServerRemotes as createRemotes } from './remotes/server-remotes.ts'
export { frameRoutes, shellRoutes } from './routes.tsx'
export { createStore, signedOutState } from './session/store.ts'
