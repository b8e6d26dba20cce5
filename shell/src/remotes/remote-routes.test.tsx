import { ApiError } from '@closyyy/api-client/api-error'
import { type Catalogues, createI18n } from '@closyyy/i18n/catalogue'
import type { RouteObject } from '@closyyy/platform/router'
import { pageAt } from '@closyyy/testing/page-at'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { catalogues } from '../messages.ts'
import { remoteRoutes } from './remote-routes.tsx'
import { createRemotes, RemotesContext } from './remotes.ts'
// Preloads the lazy module, so that no test waits for it.
import './failover.ts'

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.restoreAllMocks()
})

const units = () => ({
  storefront: {
    id: '2',
    entry: '/2.js',
    lastGood: { id: '1', entry: '/1.js' },
    claims: [{ id: 'home', path: '/' }],
    fragments: {},
  },
})

const TryLater = () => <h1>Try later</h1>

const Good = () => <h1>Last good page</h1>

/** Opens the home page of a storefront whose current release has this route. */
async function openHome(current: Partial<RouteObject>) {
  const load = async (name: string, { id }: { id: string }) => ({
    name,
    routes: [{ id: 'home', ...(id === '2' ? current : { Component: Good }) } as RouteObject],
    fragments: {},
    catalogues: { unit: name, en: {}, ur: async () => ({ default: {} }) },
  })
  const remotes = createRemotes(units(), createI18n('en'), load)
  let router: Awaited<ReturnType<typeof pageAt>>['router'] | undefined
  const routes = remoteRoutes({ remotes, currentPage: () => router?.state })
  const page = await pageAt(routes, '/', { catalogues: catalogues[0] as Catalogues })
  router = page.router
  const place = document.createElement('div')
  await act(async () =>
    createRoot(place, { onCaughtError: () => undefined }).render(
      <RemotesContext value={remotes}>{page.element}</RemotesContext>,
    ),
  )
  await vi.waitFor(() => expect(place.querySelector('h1')).not.toBeNull())
  return { heading: place.querySelector('h1')?.textContent, release: remotes.releases.get('storefront')?.id }
}

const fail = (error: unknown) => (): never => {
  throw error
}

test('renders the page of the current release', async () => {
  expect(await openHome({ element: <h1>Current page</h1> })).toEqual({ heading: 'Current page', release: '2' })
})

test.each([
  ['throws when it is rendered', { Component: fail(new Error('broken')) }],
  ['has a loader with a programming error', { element: <h1>Never</h1>, loader: fail(new TypeError('broken')) }],
])('replaces a page that %s by that of the last good release', async (_, route) => {
  expect(await openHome(route)).toEqual({ heading: 'Last good page', release: '1' })
})

test('shows the own error of a page whose call failed, and keeps the release', async () => {
  const route = {
    Component: Good,
    loader: fail(new ApiError('unavailable', 503)),
    ErrorBoundary: TryLater,
  }
  expect(await openHome(route)).toEqual({ heading: 'Try later', release: '2' })
})

test('shows the offline page for a page that was served offline and whose call failed', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  document.documentElement.setAttribute('data-served-offline', '')
  onTestFinished(() => document.documentElement.removeAttribute('data-served-offline'))
  const route = { Component: Good, loader: fail(new ApiError('no-network', 0)), ErrorBoundary: TryLater }
  expect(await openHome(route)).toMatchObject({ heading: 'You’re offline' })
})
