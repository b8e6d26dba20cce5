import type { RouteObject } from '@closyyy/platform/router'

/** The whole address table of auth. A route's id names its chunk, so that its files can be preloaded. */
export const routes: RouteObject[] = [
  {
    id: 'auth-login',
    path: '/seller/login',
    handle: { hideHeaderFooter: true },
    lazy: () => import(/* webpackChunkName: "auth-login" */ './pages/login-page.tsx'),
  },
]
