import type { BootUnit } from '@closyyy/platform/federation/boot'
import type { RouteObject } from '@closyyy/platform/router'
import { Frame } from './frame/frame.tsx'
import { PageSkeleton } from './frame/page-skeleton.tsx'
import { NotFoundPage } from './pages/not-found-page.tsx'
import { UnitError } from './pages/unit-error.tsx'
import { matchClaim } from './remotes/claims.ts'
import { loadNotFound } from './remotes/not-found-loader.ts'
import { openDocument } from './remotes/open-document.ts'
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
      ErrorBoundary: UnitError,
      HydrateFallback: PageSkeleton,
      children: [
        {
          id: 'unit',
          loader: ({ request }) => guard(units, new URL(request.url), isSignedIn()) ?? null,
          shouldRevalidate: () => true,
          ErrorBoundary: UnitError,
          HydrateFallback: PageSkeleton,
          children: [...remoteRoutes, notFoundRoute(units)],
        },
      ],
    },
  ]
}

function notFoundRoute(units: Record<string, BootUnit>): RouteObject {
  return {
    id: 'not-found',
    path: '*',
    element: <NotFoundPage />,
    loader(args) {
      // A newer release claims the path since the page was opened.
      const isClaimed = matchClaim(units, new URL(args.request.url).pathname) !== undefined
      return isClaimed ? openDocument(args.request.url) : loadNotFound(args)
    },
  }
}

export function frameRoutes(): RouteObject[] {
  return [{ id: 'root', element: <Frame />, children: [{ id: 'skeleton', path: '*', element: <PageSkeleton /> }] }]
}
