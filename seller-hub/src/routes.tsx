import { type RouteObject, redirect } from '@closyyy/platform/router'
import { OVERVIEW_PATH } from './addresses.ts'

/** The whole address table of the seller hub. A route's id names its chunk, so that its files can be preloaded. */
export const routes: RouteObject[] = [
  {
    id: 'hub',
    path: '/seller/sellinghub',
    handle: { hideHeaderFooter: true, sellerHeader: true, requiresSession: true },
    lazy: () => import(/* webpackChunkName: "hub" */ './components/hub-layout.tsx'),
    children: [
      { id: 'hub-start', index: true, element: null, loader: () => redirect(OVERVIEW_PATH) },
      {
        id: 'hub-overview',
        path: 'overview',
        lazy: () => import(/* webpackChunkName: "hub-overview" */ './pages/overview-page.tsx'),
      },
    ],
  },
]
