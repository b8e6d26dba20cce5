import { createApiClient } from '@closyyy/api-client/api-client'
import { type Catalogues, createI18n, loadCatalogues } from '@closyyy/i18n/catalogue'
import type { Locale } from '@closyyy/i18n/locales'
import { I18nProvider } from '@closyyy/i18n/text'
import { createQueryClient, QueryClientProvider } from '@closyyy/platform/query'
import {
  createBrowserRouter,
  Outlet,
  type RouteObject,
  RouterContextProvider,
  RouterProvider,
} from '@closyyy/platform/router'
import { ServicesContext, servicesContext } from '@closyyy/platform/services'
import { type SignedIn, sessionReducer } from '@closyyy/platform/session'
import { configureStore, StoreProvider } from '@closyyy/platform/state'
import { catalogues as ui } from '@closyyy/ui/messages'
import { act, configure, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { catalogues } from '../src/messages.ts'
import { routes } from '../src/routes.tsx'
import type { FakeServer } from './fake-server.ts'

const ORIGIN = 'http://localhost:3000'

// A page's first test also compiles its lazy modules.
configure({ asyncUtilTimeout: 5_000 })

export interface OpenPageOptions {
  server: FakeServer
  signedIn?: SignedIn
  locale?: Locale
  /** Pieces of the shell's header, standing above the page. */
  header?: ReactNode
}

/** Opens an address of the storefront with the shell's services around it. */
export async function openPage(address: string, { server, signedIn, locale = 'en', header }: OpenPageOptions) {
  const { happyDOM } = window as unknown as { happyDOM: { setURL: (url: string) => void } }
  happyDOM.setURL(ORIGIN + address)
  const store = configureStore({ reducer: { session: sessionReducer }, preloadedState: { session: { signedIn } } })
  const token = () => store.getState().session.signedIn?.token
  const api = createApiClient({ base: '/api', token, fetch: server.fetch })
  const services = { api, queryClient: createQueryClient(api), origin: ORIGIN }
  const i18n = createI18n(locale)
  await Promise.all([catalogues as Catalogues, ui].map(own => loadCatalogues(i18n, own)))
  const elsewhere: RouteObject = { path: '/seller/*', element: <p>Another remote</p> }
  const frame: RouteObject = {
    hydrateFallbackElement: <p>Starting</p>,
    element: (
      <>
        {header}
        <Outlet />
      </>
    ),
    children: [...routes, elsewhere],
  }
  const router = createBrowserRouter([frame], {
    getContext: () => new RouterContextProvider(new Map([[servicesContext, services]])),
  })
  await act(async () => {
    render(
      <StoreProvider store={store}>
        <QueryClientProvider client={services.queryClient}>
          <ServicesContext value={services}>
            <I18nProvider i18n={i18n}>
              <RouterProvider router={router} />
            </I18nProvider>
          </ServicesContext>
        </QueryClientProvider>
      </StoreProvider>,
    )
  })
  return { router, user: userEvent.setup() }
}

/** Somebody who sells nothing. */
export const ayesha: SignedIn = { token: 'token-of-ayesha', userId: 7, username: 'ayesha', profilePicture: null }
