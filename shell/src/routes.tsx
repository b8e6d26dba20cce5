import type { UnitAddress } from '@closyyy/platform/boot'
import type { RouteObject } from '@closyyy/platform/router'
import { Frame } from './frame/frame.tsx'
import { NotFoundPage } from './frame/not-found-page.tsx'
import { PageSkeleton } from './frame/page-skeleton.tsx'
import { UnitError } from './frame/unit-error.tsx'
import { loadNotFound } from './remotes/not-found-loader.ts'
import { guard } from './session/guard.ts'

/** The route under which every remote's routes are grafted. */
export const UNIT_ROUTE_ID = 'unit'

export interface ShellRoutesOptions {
  units: Record<string, UnitAddress>
  /** Asked at every navigation; a server render never holds a session and lets everybody in. */
  isSignedIn: () => boolean
}

/** The whole route tree: the frame, and in it what remotes bring or the not-found page. */
export function shellRoutes(remoteRoutes: RouteObject[], { units, isSignedIn }: ShellRoutesOptions): RouteObject[] {
  return [
    {
      id: 'root',
      element: <Frame />,
      HydrateFallback: PageSkeleton,
      children: [
        {
          id: UNIT_ROUTE_ID,
          loader: ({ request }) => guard(units, new URL(request.url), isSignedIn()) ?? null,
          shouldRevalidate: () => true,
          ErrorBoundary: UnitError,
          HydrateFallback: PageSkeleton,
          children: [...remoteRoutes, { id: 'not-found', path: '*', loader: loadNotFound, element: <NotFoundPage /> }],
        },
      ],
    },
  ]
}

/** The frame around a skeleton, for an address whose page the server does not render. */
export function frameRoutes(): RouteObject[] {
  return [{ id: 'root', element: <Frame />, children: [{ id: 'skeleton', path: '*', element: <PageSkeleton /> }] }]
}
