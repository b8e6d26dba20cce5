import { useLoaderData, useLocation, useNavigate, useRouteError } from '@closyyy/platform/router'
import { useEffect, useMemo, useState } from 'react'
import { MAIN_ID } from '../frame/main-id.ts'
import { copyNodes, fillWithNodes } from '../frame/served-nodes.ts'
import { isServedOffline } from '../offline/served-offline.ts'
import { isCodeError, RemoteError } from '../remotes/remote-error.ts'
import { useRemotes } from '../remotes/remotes.ts'
import { UnitError } from './unit-error.tsx'

export interface RemotePageProps {
  /** Route id. */
  route: string
}

export interface RemotePageErrorProps extends RemotePageProps {
  unit: string
}

/** Renders the page of the release that the route's loader chose; a step of a navigation alone does not render it again. */
export function RemotePage({ route }: RemotePageProps) {
  const release = useRemotes().releases.loaded(useLoaderData() as string)
  const { Component, element } = release?.route(route) ?? {}
  return useMemo(() => (Component ? <Component /> : element), [Component, element])
}

/** Shows a page's own error; a page that fails to render is replaced by that of the last good release. */
export function RemotePageError({ unit, route }: RemotePageErrorProps) {
  const error = useRouteError()
  const rendered = useLoaderData() as string | undefined
  const { releases } = useRemotes()
  const isReplaced = useMemo(
    () => rendered && isCodeError(error) && releases.exclude(unit, rendered, error),
    [error, releases, rendered, unit],
  )
  if (isReplaced) return <PageUntilReplaced />
  // Its code may be prefetched while its data was never loaded.
  const isOffline = isServedOffline() && !navigator.onLine
  const hasOwn = !(error instanceof RemoteError || isOffline)
  const Own = hasOwn ? releases.get(unit)?.route(route)?.ErrorBoundary : undefined
  return Own ? <Own /> : <UnitError />
}

/** Repeats the navigation and shows what is on screen until then: the server-rendered page, or the page before. */
function PageUntilReplaced() {
  const location = useLocation()
  const navigate = useNavigate()
  const [nodes] = useState(() => copyNodes(document.getElementById(MAIN_ID)?.childNodes ?? []))
  useEffect(() => {
    void navigate(location, { replace: true, preventScrollReset: true })
  }, [location, navigate])
  return <div aria-busy="true" ref={place => fillWithNodes(place, nodes)} />
}
