import { isApiError } from '@closyyy/api-client/api-error'
import type { I18n } from '@closyyy/i18n/text'
import { dehydrate } from '@closyyy/platform/query'
import { isRouteErrorResponse, type RouteObject, RouterContextProvider } from '@closyyy/platform/router'
import {
  createStaticHandler,
  createStaticRouter,
  type StaticHandlerContext,
  StaticRouterProvider,
} from '@closyyy/platform/router-server'
import { type Services, servicesContext } from '@closyyy/platform/services'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { hoistHead } from './hoist-head.ts'
import type { LoadedReleases } from './load-bundles.ts'
import type { RenderedPage, RenderTask } from './protocol.ts'

export interface PageRequest {
  task: RenderTask
  releases: LoadedReleases
  i18n: I18n
  services: Services
  report: (error: unknown) => void
  /** Runs the synchronous part of a render, one at a time. */
  announce: <Result>(render: () => Result) => Promise<Result>
}

export type StartedPage = { status: number; redirect: string } | { status: number; content: Promise<RenderedPage> }

/** After this time the document is sent with the frame alone. */
const DATA_TIME_LIMIT_MS = 2_000

/** The data of a page did not load in time. */
export class TimeLimitError extends Error {
  override readonly name = 'TimeLimitError'
}

/** Starts a page: in full if its remote is server-rendered and succeeds, else as the frame around a skeleton. */
export async function startPage(request: PageRequest): Promise<StartedPage> {
  const { task, releases, report } = request
  const { claim } = task
  const remote = claim && releases.remotes[claim.unit]
  if (task.kind === 'frame' || (claim && !(claim.serverRendered && remote)))
    return { status: 200, content: renderFrame(request) }
  const instead = (error: unknown) => {
    report(error)
    return renderFrame(request)
  }
  const fragments = loadFragments(request)
  const routes = releases.shell.shellRoutes(remote?.routes ?? [], { units: releases.units, isSignedIn: () => true })
  const loading = withTimeLimit(loadRoutes(request, routes), DATA_TIME_LIMIT_MS)
  const content = async () => {
    const loaded = await loading
    if (loaded instanceof Response) throw new Error(`${claim?.path} is not always found.`)
    await withTimeLimit(fragments, DATA_TIME_LIMIT_MS)
    return renderFull(request, loaded)
  }
  if (claim?.alwaysFound) return { status: 200, content: content().catch(instead) }
  try {
    const loaded = await loading
    if (loaded instanceof Response) {
      return { status: loaded.status, redirect: loaded.headers.get('location') ?? '/' }
    }
    return { status: claim ? loaded.context.statusCode : 404, content: content().catch(instead) }
  } catch (error) {
    return { status: 200, content: instead(error) }
  }
}

/** A fragment whose data fails renders without it; failed API calls are logged elsewhere. */
async function loadFragments({ releases, services, task, report }: PageRequest): Promise<void> {
  if (task.claim?.hideHeaderFooter) return
  const fragments = Object.values(releases.remotes).flatMap(remote => Object.values(remote.fragments))
  for (const loaded of await Promise.allSettled(fragments.map(async fragment => fragment.load?.(services)))) {
    if (loaded.status === 'rejected' && !isApiError(loaded.reason)) report(loaded.reason)
  }
}

interface LoadedRoutes {
  dataRoutes: ReturnType<typeof createStaticHandler>['dataRoutes']
  context: StaticHandlerContext
}

async function loadRoutes({ task, services }: PageRequest, routes: RouteObject[]): Promise<LoadedRoutes | Response> {
  const { query, dataRoutes } = createStaticHandler(routes)
  const requestContext = new RouterContextProvider(new Map([[servicesContext, services]]))
  const context = await query(new Request(task.url), { requestContext })
  if (context instanceof Response) return context
  for (const error of Object.values(context.errors ?? {})) {
    if (!isRouteErrorResponse(error) || error.status >= 500) throw error
  }
  return { dataRoutes, context }
}

async function renderFull(request: PageRequest, loaded: LoadedRoutes): Promise<RenderedPage> {
  const html = await renderRoutes(request, loaded)
  const { loaderData, errors } = loaded.context
  const queries = dehydrate(request.services.queryClient)
  return { mode: 'full', ...hoistHead(html), state: JSON.stringify({ queries, router: { loaderData, errors } }) }
}

async function renderFrame(request: PageRequest): Promise<RenderedPage> {
  const fragments = withTimeLimit(loadFragments(request), DATA_TIME_LIMIT_MS).catch(request.report)
  const loaded = await loadRoutes(request, request.releases.shell.frameRoutes())
  if (loaded instanceof Response) throw new Error('The frame cannot redirect.')
  await fragments
  const html = await renderRoutes(request, loaded)
  const queries = dehydrate(request.services.queryClient)
  return { mode: 'frame', ...hoistHead(html), state: JSON.stringify({ queries }) }
}

async function renderRoutes(
  { releases, i18n, services, announce }: PageRequest,
  { dataRoutes, context }: LoadedRoutes,
): Promise<string> {
  const { shell, units } = releases
  const load = async (name: string) => {
    const remote = releases.remotes[name]
    if (!remote) throw new Error(`The server bundle of ${name} is not used.`)
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
    children: createElement(StaticRouterProvider, {
      router: createStaticRouter(dataRoutes, context),
      context,
      hydrate: false,
    }),
  }
  return announce(() => renderToString(createElement(shell.App, app)))
}

async function withTimeLimit<T>(promise: Promise<T>, limit: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TimeLimitError(`The render took longer than ${limit} ms.`)), limit)
  })
  try {
    return await Promise.race([promise, late])
  } finally {
    clearTimeout(timer)
  }
}
