import '@closyyy/ui/tokens.css'
import '@closyyy/ui/base.css'
import { createApiClient } from '@closyyy/api-client/api-client'
import { createI18n, loadCatalogues } from '@closyyy/i18n/catalogue'
import { BOOT_ELEMENT_ID, type Boot, ROOT_ELEMENT_ID } from '@closyyy/platform/federation/boot'
import { createQueryClient, type QueryClient } from '@closyyy/platform/query'
import { allowsPrefetch } from '@closyyy/platform/rendering/connection'
import { whenIdle } from '@closyyy/platform/rendering/when-idle'
import { createBrowserRouter, type RouteObject, RouterContextProvider, RouterProvider } from '@closyyy/platform/router'
import { type Services, servicesContext } from '@closyyy/platform/services'
import { sessionEnded } from '@closyyy/platform/session'
import { type ReactNode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from './app.tsx'
import type { startBackgroundTasks } from './background-tasks.ts'
import { loadReplay } from './early-input/early-input.ts'
import { loadFirstPage } from './first-page.tsx'
import { flushSyncPages } from './flush-sync-pages.ts'
import { readSlots } from './frame/slot.tsx'
import { catalogues } from './messages.ts'
import { nextTask } from './next-task.ts'
import { isServedOffline } from './offline/served-offline.ts'
import type { startPrefetch } from './prefetch/prefetch.ts'
import { MIN_LOAD_TIMEOUT_MS } from './remotes/load-timeout.ts'
import { loadUnit } from './remotes/load-unit.ts'
import { remoteRoutes } from './remotes/remote-routes.tsx'
import { createRemotes } from './remotes/remotes.ts'
import { shellRoutes } from './routes.tsx'
import { watchRestoredPage } from './session/restored-page.ts'
import type { SettleOptions } from './session/session-lifecycle.ts'
import { checkSession, persistSession, readSession } from './session/session-storage.ts'
import { createStore, type Store, signedOutState } from './session/store.ts'

const BACKGROUND_DELAY_MS = 5_000

type Router = ReturnType<typeof createBrowserRouter>

/** Starts the shop in several tasks, between which the browser can handle input. */
export async function start() {
  if (window.earlyInput?.inputs.size) void loadReplay().catch(console.error)
  const store = createStore(readSession())
  const api = createApi(store)
  await nextTask()
  const boot: Boot = JSON.parse(element(BOOT_ELEMENT_ID).textContent ?? '')
  const queryClient = createQueryClient(api)
  cacheQueries(boot, queryClient)
  let router: Router | undefined
  const revalidate = () => void router?.revalidate()
  watchSession(store, queryClient, revalidate)
  await nextTask()
  const i18n = createI18n(boot.locale)
  await Promise.all([
    ...catalogues.map(own => loadCatalogues(i18n, own)),
    settle(store, { api, queryClient, revalidate }),
  ])

  await nextTask()
  // A device or connection on which the shell itself was slow takes as long for a remote.
  const loadTimeout = Math.max(MIN_LOAD_TIMEOUT_MS, performance.now())
  const remotes = createRemotes(boot.units, i18n, loadUnit, loadTimeout)
  const currentPage = () => router?.state
  const { loadRemoteOf } = remotes
  const latestLocation = () => latestLocationOf(router as Router)
  const services = { api, queryClient, origin: boot.origin, latestLocation, loadRemoteOf }
  const { routes, hydrationData, isHydrated } = await loadFirstPage(remotes, document, boot)
  await nextTask()
  if (!window.history.state?.key) keyHistoryEntry()
  else if (boot.mode === 'frame') restoreScroll()
  routes.push(...remoteRoutes({ remotes, currentPage }))
  const isSignedIn = () => checkSession(store) !== undefined
  router = createRouter(shellRoutes(routes, { units: boot.units, isSignedIn }), hydrationData, services)
  await nextTask()
  render(
    <App
      services={services}
      store={store}
      serverState={signedOutState}
      i18n={i18n}
      remotes={remotes}
      slots={readSlots(document)}
    >
      <RouterProvider router={router} />
    </App>,
    isHydrated,
  )
  watchFirstGesture()
  const prefetch = prefetchNext(remotes, services).catch(() => undefined)
  afterLoad(() => {
    startLater(i18n, queryClient, remotes)
    whenIdle(() => void prefetch.then(loadPhotos))
  })
}

function createApi(store: Store) {
  return createApiClient({
    base: '/api',
    token: () => checkSession(store)?.token,
    onSignedOut: () => store.dispatch(sessionEnded()),
    solveChallenge: async challenge => (await loadSolver()).solveChallenge(challenge),
  })
}

/** Persists the session, and compares it with the stored one on focus and when the page is restored. */
function watchSession(store: Store, queryClient: QueryClient, revalidate: () => void): void {
  persistSession(store, () => {
    revalidate()
    void forget(queryClient)
  })
  window.addEventListener('focus', () => checkSession(store))
  watchRestoredPage(store)
}

function latestLocationOf({ state: { navigation, location } }: Router) {
  return navigation.location ?? location
}

function createRouter(routes: RouteObject[], hydrationData: Boot['router'], services: Services): Router {
  const router = createBrowserRouter(routes, {
    hydrationData,
    getContext: () => new RouterContextProvider(new Map([[servicesContext, services]])),
  })
  flushSyncPages(router)
  // The photos of another page wait for its render alone.
  router.subscribe(({ historyAction }) => {
    if (historyAction !== 'POP') whenIdle(loadPhotos)
  })
  return router
}

/** Renders in a transition, so that the browser can handle taps between the parts of the first render. */
function render(app: ReactNode, isHydrated: boolean): void {
  startTransition(() => {
    if (isHydrated) hydrateRoot(element(ROOT_ELEMENT_ID), app)
    else createRoot(element(ROOT_ELEMENT_ID)).render(app)
  })
}

function afterLoad(run: () => void): void {
  if (document.readyState === 'complete') run()
  else window.addEventListener('load', run)
}

const loadPrefetch = () => import(/* webpackChunkName: "prefetch" */ './prefetch/prefetch.ts')

const loadSolver = () => import(/* webpackChunkName: "challenge" */ './challenges/solve-challenge.ts')

/** Requests the code of the prefetch and what it needs first, because on a slow line each file takes a round trip. */
async function prefetchNext(...[remotes, services]: Parameters<typeof startPrefetch>) {
  if (!allowsPrefetch()) return
  const { units, releases } = remotes
  window.releaseLoader.readTables(Object.keys(units).filter(releases.get))
  await (await loadPrefetch()).startPrefetch(remotes, services)
}

/** Loads the photos out of view, which would compete with the prefetch for the connection. */
function loadPhotos(): void {
  delete document.documentElement.dataset.starting
}

/** Header and bottom bar of phones react to the first scroll and to the keyboard; no first view needs that. */
function watchFirstGesture(): void {
  const ended = new AbortController()
  const load = ({ target }: Event) => {
    // Other controls open no keyboard, and a tap on them is busy with its effect. A scroll’s target is the document.
    if (target instanceof Element && !target.matches(':read-write')) return
    ended.abort()
    import(/* webpackChunkName: "phone-screen" */ './frame/phone-screen.ts').then(
      ({ watchPhoneScreen }) => watchPhoneScreen(),
      () => undefined,
    )
  }
  for (const type of ['scroll', 'focusin']) window.addEventListener(type, load, { signal: ended.signal })
}

/**
 * Delayed on a first visit because nothing on the page needs it, unless a keyboard is used, whose focus may be lost; later
 * visits have it cached.
 */
function startLater(...parts: Parameters<typeof startBackgroundTasks>) {
  const load = async () =>
    (await import(/* webpackChunkName: "offline" */ './background-tasks.ts')).startBackgroundTasks(...parts)
  const start = () => {
    clearTimeout(timer)
    window.removeEventListener('keydown', start)
    load().catch(() => undefined)
  }
  const isFirstVisit = navigator.onLine && !navigator.serviceWorker?.controller
  const timer = setTimeout(start, isFirstVisit ? BACKGROUND_DELAY_MS : 0)
  window.addEventListener('keydown', start)
}

/** Treats the data of a document as current, however old the document is, but that of a copy as outdated. */
function cacheQueries({ queries }: Boot, queryClient: QueryClient): void {
  const times = isServedOffline() ? { updatedAt: 0 } : {}
  for (const { queryKey, state } of queries?.queries ?? []) queryClient.setQueryData(queryKey, state.data, times)
}

/** Repeats SHARED_SESSION_KEY and TOKEN_PARAM, because importing them would add their modules to this script. */
async function settle(store: Store, options: SettleOptions) {
  if (!store.getState().session.signedIn && !localStorage.sharedSession && !/api_token/.test(window.location.search))
    return
  const { settleSession } = await import(/* webpackChunkName: "session" */ './session/session-lifecycle.ts')
  await settleSession(store, options)
}

async function forget(queryClient: QueryClient) {
  const { forgetSession } = await import(/* webpackChunkName: "session" */ './session/session-lifecycle.ts')
  await forgetSession(queryClient)
}

/** The router keys only its own history entries; all full page loads would share one scroll position. */
function keyHistoryEntry(): void {
  const { history } = window
  history.replaceState({ ...history.state, key: `${Math.random()}` }, '')
}

/** Restores the scroll position of a frame, whose content loads after the router would restore it. */
function restoreScroll(): void {
  import('./scroll-restoration.ts').then(({ restoreScrollPosition }) => restoreScrollPosition(), console.error)
}

function element(id: string): HTMLElement {
  const found = document.getElementById(id)
  if (!found) throw new Error(`The document has no #${id}.`)
  return found
}
