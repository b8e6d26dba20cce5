import { listProducts } from '@closyyy/contract/products-calls'
import { failure, noNetwork, success } from '@closyyy/testing/fake-server'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeIntersectionObserver } from '../../test/fake-intersection-observer.ts'
import { aListingPage, aListingShop, lastRequest } from '../../test/listing-shop.ts'
import { openPage } from '../../test/open-page.tsx'

const shown = () => screen.getAllByRole('article').length

let sentinel: ReturnType<typeof fakeIntersectionObserver>
beforeEach(() => {
  sentinel = fakeIntersectionObserver()
  sessionStorage.clear()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('shows group and category in capitals beside the count', async () => {
  await openPage('/listing/women/kurtis', { server: aListingShop() })
  expect(await screen.findByRole('heading', { level: 1, name: 'WOMEN / KURTIS' })).toBeTruthy()
  expect(screen.getByText('64 items')).toBeTruthy()
})

test('shows a lower bound as such', async () => {
  const server = aListingShop()
  server.respondTo(listProducts, { ...aListingPage(1), total: 10_000, total_is_lower_bound: true })
  await openPage('/listing/women', { server })
  expect(await screen.findByText('More than 10,000 items')).toBeTruthy()
})

test('shows and requests the category of an old link', async () => {
  const server = aListingShop()
  await openPage('/listing/women?category_id=49&sort=newest&per_page=8&page=1', { server })
  expect(await screen.findByRole('heading', { level: 1, name: 'WEDDING DRESSES' })).toBeTruthy()
  expect(lastRequest(server)).toEqual({ category_id: '49', sort: 'newest', per_page: '8', page: '1' })
})

test.each([
  ['/listing', '/listing/men'],
  ['/all-men', '/listing/men'],
  ['/listing/49', '/listing/wedding-dresses'],
  ['/listing/14', '/listing/women/kurtis'],
  ['/listing/4711', '/listing/men'],
])('redirects %s to %s', async (from, to) => {
  const { router } = await openPage(from, { server: aListingShop() })
  await waitFor(() => expect(router.state.location.pathname).toBe(to))
})

test('shows a not-found page for an unknown group', async () => {
  const { router } = await openPage('/listing/dogs', { server: aListingShop() })
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeTruthy()
  expect(Object.values(router.state.errors ?? {})[0]).toMatchObject({ status: 404 })
})

// LISTING-2
test('loads pages automatically up to the sixth, then by a button, and writes the depth to the URL', async () => {
  const { router, user } = await openPage('/listing/women', { server: aListingShop() })
  await screen.findByText('Item 1')
  await waitFor(() => expect(sentinel.margins.at(-1)).toBe('200px 0px'))
  for (const page of [2, 3, 4, 5, 6]) {
    await sentinel.see()
    await waitFor(() => expect(router.state.location.search).toBe(`?page=${page}`))
    await waitFor(() => expect(shown()).toBe(page * 8))
  }
  await waitFor(() => expect(screen.getByRole('button', { name: 'Show more' })).toBeTruthy())
  expect(sentinel.isWatching()).toBe(false)
  await user.click(screen.getByRole('button', { name: 'Show more' }))
  await waitFor(() => expect(shown()).toBe(56))
  expect(screen.getByText('56 of 64 items shown')).toBeTruthy()
})

// LISTING-2
test('loads the next page earlier on wide screens', async () => {
  vi.stubGlobal('innerWidth', 1920)
  await openPage('/listing/women', { server: aListingShop() })
  await waitFor(() => expect(sentinel.margins.at(-1)).toBe('600px 0px'))
  vi.unstubAllGlobals()
})

test.each(['loads', 'is rendered'])('follows a link if the next page arrives before its page %s', async moment => {
  const server = aListingShop()
  const { router } = await openPage('/listing/women?brand_id=39', { server })
  const link = await screen.findByRole('link', { name: 'Clear all' })
  const responses = new Map<string | undefined, PromiseWithResolvers<Response>>()
  server.respondTo(listProducts, ({ query }) => {
    const response = Promise.withResolvers<Response>()
    responses.set(query.brand_id, response)
    return response.promise
  })
  const respond = (brand: string | undefined, page: number) =>
    responses.get(brand)?.resolve(success(listProducts, aListingPage(page)))
  const settled = () => new Promise(resolve => setTimeout(resolve, 50))
  await sentinel.see()
  await waitFor(() => expect(responses.has('39')).toBe(true))
  // React renders both at the end, the page of the list first.
  await act(async () => {
    link.click()
    await settled()
    if (moment === 'is rendered') respond(undefined, 1)
    await settled()
    respond('39', 2)
    await settled()
  })
  respond(undefined, 1)
  await waitFor(() => expect(router.state.navigation.state).toBe('idle'))
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Clear all' })).toBeNull())
  expect(router.state.location.search).toBe('')
})

test.each([
  ['good', { effectiveType: '4g' }, ['1', '2']],
  ['slow', { effectiveType: '3g' }, ['1']],
  ['far', { effectiveType: '4g', rtt: 150 }, ['1']],
  ['counted', { effectiveType: '4g', saveData: true }, ['1']],
  ['unknown', undefined, ['1']],
])('prefetches the next page on fast connections only (%s)', async (_, connection, ahead) => {
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true })
  vi.stubGlobal('requestIdleCallback', (run: () => void) => setTimeout(run))
  vi.stubGlobal('cancelIdleCallback', clearTimeout)
  const server = aListingShop()
  await openPage('/listing/women', { server })
  await screen.findByText('Item 1')
  const requestedPages = () =>
    server.requests.filter(({ name }) => name === 'listProducts').map(({ query }) => query.page)
  await act(() => new Promise(resolve => setTimeout(resolve, 20)))
  await waitFor(() => expect(requestedPages()).toEqual(ahead))
  expect(shown()).toBe(8)
  await sentinel.see()
  await waitFor(() => expect(shown()).toBe(16))
  expect(requestedPages().filter(page => page === '2')).toHaveLength(1)
  cleanup()
  Reflect.deleteProperty(navigator, 'connection')
})

test('shows all pages of a deep link', async () => {
  const server = aListingShop()
  await openPage('/listing/women?page=3', { server })
  await waitFor(() => expect(shown()).toBe(24))
  expect(server.requests.filter(({ name }) => name === 'listProducts')).toHaveLength(1)
})

test('keeps the list and offers a retry after a failed page', async () => {
  const server = aListingShop()
  const { user } = await openPage('/listing/women', { server })
  await screen.findByText('Item 1')
  server.respondTo(listProducts, () => failure('too-many', 'Please wait a minute.'))
  await sentinel.see()
  expect(await screen.findByText('Please wait a minute.')).toBeTruthy()
  expect(shown()).toBe(8)
  expect(sentinel.isWatching()).toBe(false)
  server.respondTo(listProducts, aListingPage(2))
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(shown()).toBe(16))
})

test("shows the server's message with retry if the listing fails to load", async () => {
  const server = aListingShop()
  server.respondTo(listProducts, () => failure('too-many', 'Please wait a minute.'))
  const { user } = await openPage('/listing/women', { server })
  expect(await screen.findByText('Please wait a minute.')).toBeTruthy()
  server.respondTo(listProducts, () => failure('unavailable', 'connect ECONNREFUSED'))
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Failed to load products')).toBeTruthy()
  server.respondTo(listProducts, aListingPage(1))
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Item 1')).toBeTruthy()
})

// UI-3
test('loads a failed listing once the browser is online', async () => {
  const server = aListingShop()
  server.respondTo(listProducts, noNetwork)
  await openPage('/listing/women', { server })
  expect(await screen.findByText('Failed to load products')).toBeTruthy()
  server.respondTo(listProducts, aListingPage(1))
  fireEvent(window, new Event('online'))
  expect(await screen.findByText('Item 1')).toBeTruthy()
})
