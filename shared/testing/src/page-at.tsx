import { createApiClient } from '@closyyy/api-client/api-client'
import { type Catalogues, createI18n, loadCatalogues } from '@closyyy/i18n/catalogue'
import type { Locale } from '@closyyy/i18n/locales'
import { I18nProvider } from '@closyyy/i18n/text'
import type { RemoteDefinition } from '@closyyy/platform/federation/remote'
import { placeCatalogues } from '@closyyy/platform/labels/place-catalogues'
import { productLabelCatalogues } from '@closyyy/platform/labels/product-label-catalogues'
import { createQueryClient, QueryClientProvider } from '@closyyy/platform/query'
import {
  createBrowserRouter,
  Outlet,
  type RouteObject,
  RouterContextProvider,
  RouterProvider,
} from '@closyyy/platform/router'
import { type Services, ServicesProvider, servicesContext } from '@closyyy/platform/services'
import { type SignedIn, sessionEnded, sessionReducer } from '@closyyy/platform/session'
import { configureStore, StoreProvider } from '@closyyy/platform/state'
import { catalogues as ui } from '@closyyy/ui/messages'
import type { ReactElement, ReactNode } from 'react'
import { onTestFinished } from 'vitest'
import { createFakeServer, type FakeServer } from './fake-server.ts'

const ORIGIN = 'http://localhost:3000'

export interface PageOptions {
  /** Texts of the remote. */
  catalogues: Catalogues
  server?: FakeServer
  signedIn?: SignedIn
  locale?: Locale
  /** The remote that `loadRemoteOf` returns. */
  remote?: RemoteDefinition
  /** Header fragments, rendered above the page. */
  header?: ReactNode
}

/** Renders a page at a path, with the shell's services and the fake server as API. */
export async function pageAt(
  routes: RouteObject[],
  path: string,
  { catalogues, server = createFakeServer(), signedIn, locale = 'en', header, remote }: PageOptions,
) {
  const { happyDOM } = window as unknown as { happyDOM: { setURL: (url: string) => void } }
  happyDOM.setURL(ORIGIN + path)
  const store = configureStore({ reducer: { session: sessionReducer }, preloadedState: { session: { signedIn } } })
  const api = createApiClient({
    base: '/api',
    token: () => store.getState().session.signedIn?.token,
    onSignedOut: () => store.dispatch(sessionEnded()),
    fetch: server.fetch,
  })
  const services = {
    api,
    queryClient: createQueryClient(api),
    origin: ORIGIN,
    latestLocation: (): ReturnType<Services['latestLocation']> =>
      router.state.navigation.location ?? router.state.location,
    loadRemoteOf: async () => remote,
  }
  const i18n = createI18n(locale)
  const shared = [ui as Catalogues, placeCatalogues, productLabelCatalogues]
  await Promise.all([catalogues, ...shared].map(own => loadCatalogues(i18n, own)))
  const frame: RouteObject = {
    hydrateFallbackElement: <p>Starting</p>,
    element: (
      <>
        {header}
        <Outlet />
      </>
    ),
    children: [...routes, { path: '*', element: <p>Another page</p> }],
  }
  const router = createBrowserRouter([frame], {
    getContext: () => new RouterContextProvider(new Map([[servicesContext, services]])),
  })
  // It would answer Back in later tests, too.
  onTestFinished(() => router.dispose())
  const element: ReactElement = (
    <StoreProvider store={store}>
      <QueryClientProvider client={services.queryClient}>
        <ServicesProvider value={services}>
          <I18nProvider i18n={i18n}>
            <RouterProvider router={router} />
          </I18nProvider>
        </ServicesProvider>
      </QueryClientProvider>
    </StoreProvider>
  )
  return { element, router, store }
}

/** A signed-in test user. */
export const ayesha: SignedIn = { token: 'token-of-ayesha', userId: 7, username: 'ayesha', profilePicture: null }
