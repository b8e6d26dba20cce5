import { isApiError } from '@closyyy/api-client/api-error'
import type { Boot } from '@closyyy/platform/federation/boot'
import {
  createStaticRouter,
  type StaticHandler,
  type StaticHandlerContext,
  StaticRouterProvider,
} from '@closyyy/platform/navigation/router-server'
import { isRouteErrorResponse, RouterContextProvider } from '@closyyy/platform/router'
import { type Services, servicesContext } from '@closyyy/platform/services'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { encodePage } from './encode-page.ts'
import type { LoadedReleases, LoadedTexts } from './load-bundles.ts'
import type { RenderedPage, RenderTask } from './protocol.ts'

export interface PageRequest {
  task: RenderTask
  releases: LoadedReleases
  texts: LoadedTexts
  services: Services
  /** Called before the page is rendered, or instead if it redirects; of several calls the first counts. */
  onStatus: (status: number, redirect?: string) => void
  report: (error: unknown) => void
  /** Runs the synchronous part of a render, one at a time, and sends the page. */
  announce: (render: () => RenderedPage) => Promise<void>
}

/** After this time the document is sent with the frame alone. */
const DATA_TIME_LIMIT_MS = 2_000

/** The data of a page did not load in time. */
export class TimeLimitError extends Error {
  override readonly name = 'TimeLimitError'
}

/** Renders a page in full if its remote is server-rendered and succeeds, else as the frame around a skeleton. */
export async function renderPage(request: PageRequest): Promise<void> {
  const { task, releases, report, onStatus } = request
  const { claim } = task
  const remote = claim && releases.remotes[claim.unit]
  if (task.kind === 'frame' || (claim && !(claim.serverRendered && remote))) {
    onStatus(200)
    return renderFrame(request)
  }
  const fragments = loadFragments(request)
  try {
    const loaded = await withTimeLimit(loadRoutes(request, releases.pageRoutes(claim?.unit)), DATA_TIME_LIMIT_MS)
    if (loaded instanceof Response) {
      if (claim?.alwaysFound) throw new Error(`${claim.path} is not always found.`)
      return onStatus(loaded.status, loaded.headers.get('location') ?? '/')
    }
    onStatus(claim ? loaded.context.statusCode : 404)
    await withTimeLimit(fragments, DATA_TIME_LIMIT_MS)
    await renderFull(request, loaded)
  } catch (error) {
    report(error)
    onStatus(200)
    await renderFrame(request)
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

interface LoadedRoutes extends Pick<StaticHandler, 'dataRoutes'> {
  context: StaticHandlerContext
}

async function loadRoutes(
  { task, services }: PageRequest,
  { query, dataRoutes }: StaticHandler,
): Promise<LoadedRoutes | Response> {
  const requestContext = new RouterContextProvider(new Map([[servicesContext, services]]))
  const context = await query(new Request(task.url), { requestContext })
  if (context instanceof Response) return context
  for (const error of Object.values(context.errors ?? {})) {
    if (!isRouteErrorResponse(error) || error.status >= 500) throw error
  }
  return { dataRoutes, context }
}

function renderFull(request: PageRequest, loaded: LoadedRoutes): Promise<void> {
  const { loaderData, errors } = loaded.context
  return request.announce(() =>
    encodePage({
      mode: 'full',
      html: renderRoutes(request, loaded),
      state: { queries: loadedQueries(request.services), router: { loaderData, errors } },
    }),
  )
}

async function renderFrame(request: PageRequest): Promise<void> {
  const fragments = withTimeLimit(loadFragments(request), DATA_TIME_LIMIT_MS).catch(request.report)
  const loaded = await loadRoutes(request, request.releases.frameRoutes())
  if (loaded instanceof Response) throw new Error('The frame cannot redirect.')
  await fragments
  await request.announce(() =>
    encodePage({
      mode: 'frame',
      html: renderRoutes(request, loaded),
      state: { queries: loadedQueries(request.services) },
    }),
  )
}

/** Returns the data that the page was rendered with. */
function loadedQueries({ queryClient }: Services): Boot['queries'] {
  const loaded = queryClient.getQueryCache().findAll({ predicate: ({ state }) => state.status === 'success' })
  return { queries: loaded.map(({ queryKey, state: { data } }) => ({ queryKey, state: { data, status: 'success' } })) }
}

function renderRoutes({ releases: { shell }, texts, services }: PageRequest, loaded: LoadedRoutes): string {
  const { dataRoutes, context } = loaded
  const app = {
    services,
    store: shell.createStore(),
    serverState: shell.signedOutState,
    ...texts,
    slots: {},
    children: createElement(StaticRouterProvider, {
      router: createStaticRouter(dataRoutes, context),
      context,
      hydrate: false,
    }),
  }
  return renderToString(createElement(shell.App, app))
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
