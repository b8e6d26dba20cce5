import { isApiError } from '@closyyy/api-client/api-error'
import type { I18n } from '@closyyy/i18n/text'
import type { Boot, UnitAddress } from '@closyyy/platform/boot'
import { type DehydratedState, dehydrate } from '@closyyy/platform/query'
import { isRouteErrorResponse, type RouteObject, RouterContextProvider } from '@closyyy/platform/router'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from '@closyyy/platform/router-server'
import { type Services, servicesContext } from '@closyyy/platform/services'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import type { CurrentReleases } from '../releases/release-reader.ts'
import { hoistHead } from './hoist-head.ts'
import { withTimeLimit } from './time-limit.ts'

export interface PageRequest {
  url: URL
  releases: CurrentReleases
  claim: ReturnType<CurrentReleases['shell']['matchClaim']>
  units: Record<string, UnitAddress>
  i18n: I18n
  services: Services
  report: (error: unknown) => void
}

export interface RenderedPage {
  status: number
  mode: Boot['mode']
  head: string
  body: string
  queries?: DehydratedState
  router?: Boot['router']
}

/** How long a page's data may take before the document goes out with the frame alone, in milliseconds. */
const DATA_TIME_LIMIT_MS = 2_000

/** Renders an address: in full where its remote wants that and it succeeds, else the frame around a skeleton. */
export async function renderPage(request: PageRequest): Promise<RenderedPage | { status: number; redirect: string }> {
  const remote = request.claim && request.releases.remotes[request.claim.unit]
  try {
    if (request.claim && !(request.claim.serverRendered && remote)) return await renderFrame(request, 200)
    return await withTimeLimit(renderFull(request, remote?.routes ?? []), DATA_TIME_LIMIT_MS)
  } catch (error) {
    request.report(error)
    return renderFrame(request, 200)
  }
}

/** Brings the data of the header's pieces; one that fails renders without, and a read that failed is told already. */
async function loadPieces({ releases, services, claim, report }: PageRequest): Promise<void> {
  if (claim?.hideHeaderFooter) return
  const pieces = Object.values(releases.remotes).flatMap(remote => Object.values(remote.pieces))
  for (const loaded of await Promise.allSettled(pieces.map(async piece => piece.load?.(services)))) {
    if (loaded.status === 'rejected' && !isApiError(loaded.reason)) report(loaded.reason)
  }
}

async function renderFull(request: PageRequest, remoteRoutes: RouteObject[]) {
  const { shell } = request.releases
  const routes = shell.shellRoutes(remoteRoutes, { units: request.units, isSignedIn: () => true })
  const rendered = await renderRoutes(request, routes)
  if (rendered instanceof Response) {
    return { status: rendered.status, redirect: rendered.headers.get('location') ?? '/' }
  }
  const { context, html } = rendered
  const status = request.claim ? context.statusCode : 404
  return {
    status,
    mode: 'full' as const,
    ...hoistHead(html),
    queries: dehydrate(request.services.queryClient),
    router: { loaderData: context.loaderData, errors: context.errors },
  }
}

async function renderFrame(request: PageRequest, status: number): Promise<RenderedPage> {
  const rendered = await renderRoutes(request, request.releases.shell.frameRoutes())
  if (rendered instanceof Response) throw new Error('The frame cannot redirect.')
  const queries = dehydrate(request.services.queryClient)
  return { status, mode: 'frame', ...hoistHead(rendered.html), queries }
}

async function renderRoutes(request: PageRequest, routes: RouteObject[]) {
  const { releases, url, units, i18n, services } = request
  const { shell } = releases
  const pieces = loadPieces(request)
  const handler = createStaticHandler(routes)
  const requestContext = new RouterContextProvider(new Map([[servicesContext, services]]))
  const context = await handler.query(new Request(url), { requestContext })
  if (context instanceof Response) return context
  for (const error of Object.values(context.errors ?? {})) {
    if (!isRouteErrorResponse(error) || error.status >= 500) throw error
  }
  await pieces
  const router = createStaticRouter(handler.dataRoutes, context)
  const load = async (name: string) => {
    const remote = releases.remotes[name]
    if (!remote) throw new Error(`The server bundle of ${name} is broken.`)
    return remote
  }
  const remotes = shell.createRemotes(units, i18n, load)
  await remotes.loadEverything()
  const app = {
    services,
    store: shell.createStore(),
    serverState: shell.signedOutState,
    i18n,
    remotes,
    slots: {},
    children: createElement(StaticRouterProvider, { router, context, hydrate: false }),
  }
  return { context, html: renderToString(createElement(shell.App, app)) }
}
