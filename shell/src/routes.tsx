import type { BootUnit } from '@closyyy/platform/boot'
import type { RouteObject } from '@closyyy/platform/router'
import { Frame } from './frame/frame.tsx'
import { PageSkeleton } from './frame/page-skeleton.tsx'
import { NotFoundPage } from './pages/not-found-page.tsx'
import { UnitError } from './pages/unit-error.tsx'
import { UNIT_ROUTE_ID } from './remotes/attach-routes.ts'
import { loadNotFound } from './remotes/not-found-loader.ts'
import { guard } from './session/guard.ts'

export interface ShellRoutesOptions {
  units: Record<string, BootUnit>
  /** Called at every navigation; always true in a server render, which has no session. */
  isSignedIn: () => boolean
}

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

export function frameRoutes(): RouteObject[] {
  return [{ id: 'root', element: <Frame />, children: [{ id: 'skeleton', path: '*', element: <PageSkeleton /> }] }]
}
