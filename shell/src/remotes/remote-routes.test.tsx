import { ApiError } from '@closyyy/api-client/api-error'
import { type Catalogues, createI18n } from '@closyyy/i18n/catalogue'
import type { RouteObject } from '@closyyy/platform/router'
import type { Claim } from '@closyyy/releases/release-document'
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

const units = (claims: Claim[]) => ({
  storefront: {
    id: '2',
    entry: '/2.js',
    lastGood: { id: '1', entry: '/1.js' },
    claims,
    fragments: {},
  },
})

const TryLater = () => <h1>Try later</h1>

const Good = () => <h1>Last good page</h1>

/** Opens the home page of a storefront with these routes of its releases; a further route is opened by `navigate`. */
async function openShop(routesOf: (release: string) => RouteObject[], claims: Claim[]) {
  const load = async (name: string, { id }: { id: string }) => ({
    name,
    routes: routesOf(id),
    fragments: {},
    catalogues: { unit: name, en: {}, ur: async () => ({ default: {} }) },
  })
  const remotes = createRemotes(units(claims), createI18n('en'), load)
  let router: Awaited<ReturnType<typeof pageAt>>['router'] | undefined
  const routes = remoteRoutes({ remotes, currentPage: () => router?.state })
  const page = await pageAt(routes, '/', { catalogues: catalogues[0] as Catalogues })
  router = page.router
  const place = document.createElement('div')
  const root = createRoot(place, { onCaughtError: () => undefined })
  onTestFinished(() => act(() => root.unmount()))
  await act(async () => root.render(<RemotesContext value={remotes}>{page.element}</RemotesContext>))
  await expect.poll(() => place.querySelector('h1')).not.toBeNull()
  const heading = () => place.querySelector('h1')?.textContent
  return { heading, release: () => remotes.releases.get('storefront')?.id, remotes, router: page.router }
}

const home = [{ id: 'home', path: '/' }]

/** Opens the home page of a storefront whose current release has this route. */
async function openHome(current: Partial<RouteObject>) {
  const routesOf = (release: string) => [{ id: 'home', ...(release === '2' ? current : { Component: Good }) }]
  const { heading, release } = await openShop(routesOf as (release: string) => RouteObject[], home)
  return { heading: heading(), release: release() }
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

const named = (id: string) => ({ id, element: <h1>{id}</h1> })

test('opens the document of a page whose route has another id in a newer release', async () => {
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined)
  const routesOf = (release: string) => [named('home'), named(release === '3' ? 'browse' : 'listing')]
  const { remotes, router, heading } = await openShop(routesOf, [...home, { id: 'listing', path: '/listing' }])
  const { storefront } = units([...home, { id: 'browse', path: '/listing' }])
  remotes.units.storefront = { ...storefront, id: '3', entry: '/3.js' }
  await act(async () => {
    void router.navigate('/listing')
    await expect.poll(() => assign).toHaveBeenCalledWith('http://localhost:3000/listing')
  })
  expect(heading()).toBe('home')
})

test('keeps the release of the page that stays open while a newer one has another layout', async () => {
  const { remotes, router, heading, release } = await openShop(() => [named('home')], home)
  remotes.units.storefront = { ...units([{ id: 'home', path: '/', parents: ['frame'] }]).storefront, id: '3' }
  await act(() => router.navigate('/?color=red'))
  expect(router.state.location.search).toBe('?color=red')
  expect(heading()).toBe('home')
  expect(release()).toBe('2')
})
