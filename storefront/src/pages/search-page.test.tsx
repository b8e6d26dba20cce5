import { listCategories } from '@closyyy/contract/categories-calls'
import { conditions } from '@closyyy/contract/conditions'
import { listFilterConditions } from '@closyyy/contract/conditions-calls'
import { listProductFacets, searchProducts } from '@closyyy/contract/products-calls'
import { aPage, aProduct } from '@closyyy/testing/builders'
import { createFakeServer, failure, noNetwork, success } from '@closyyy/testing/fake-server'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { openPage } from '../../test/open-page.tsx'
import { SearchBox } from '../features/search/search-box.tsx'

beforeEach(() => localStorage.removeItem('recentSearches'))

const recent = () => screen.getByRole('region', { name: 'Recent searches' })
const recentSearches = () =>
  within(recent())
    .getAllByRole('link')
    .map(link => link.textContent)

// SEARCH-5
test('shows recent searches and departments without a query, and sends no request', async () => {
  const server = createFakeServer()
  localStorage.setItem('recentSearches', '["khussa"]')
  await openPage('/search', { server })
  const search = await screen.findByRole('link', { name: 'khussa' })
  expect(search.getAttribute('href')).toBe('/search?query=khussa')
  const departments = within(screen.getByRole('navigation', { name: 'Shop by section' })).getAllByRole('link')
  expect(departments.map(link => link.getAttribute('href'))).toEqual([
    '/listing/men',
    '/listing/women',
    '/listing/kids',
    '/listing/wedding-dresses',
    '/listing/beauty',
  ])
  expect(screen.queryByText('Search query is too short.')).toBeNull()
  expect(server.requests).toEqual([])
})

// SEARCH-5
test('remembers the newest eight searches once each, and removes them one by one or all', async () => {
  const server = createFakeServer()
  server.respondTo(searchProducts, aPage([]))
  const old = ['one', 'two', 'three', 'LAWN', 'five', 'six', 'seven', 'eight']
  localStorage.setItem('recentSearches', JSON.stringify(old))
  const { user, router } = await openPage('/search?query=lawn', { server })
  await screen.findByText('No products found for "lawn".')
  await act(() => router.navigate('/search?query=zebra'))
  await act(() => router.navigate('/search'))
  expect(recentSearches()).toEqual(['zebra', 'lawn', 'one', 'two', 'three', 'five', 'six', 'seven'])
  await user.click(screen.getByRole('button', { name: 'Remove “one”' }))
  expect(recentSearches()).toEqual(['zebra', 'lawn', 'two', 'three', 'five', 'six', 'seven'])
  await user.click(screen.getByRole('button', { name: 'Clear all' }))
  expect(recent().textContent).toContain('Your searches on this device appear here.')
  expect(localStorage.getItem('recentSearches')).toBeNull()
})

test.each(['not json', '{"a":1}', '[1,null]'])('shows no recent searches if the storage contains %s', async stored => {
  localStorage.setItem('recentSearches', stored)
  await openPage('/search', { server: createFakeServer() })
  expect(await screen.findByText('Your searches on this device appear here.')).toBeTruthy()
})

test.each(['/search?query=', '/search?query=%20la%20'])(
  'sends no request for the query %s, which is too short',
  async path => {
    const server = createFakeServer()
    await openPage(path, { server })
    expect(await screen.findByText('Search query is too short.')).toBeTruthy()
    expect(server.requests).toEqual([])
  },
)

test('shows what the API found', async () => {
  const server = createFakeServer()
  server.respondTo(
    searchProducts,
    aPage([aProduct({ id: 1, title: 'Teal LAWN kurti' }), aProduct({ id: 2, title: 'Suit' })]),
  )
  await openPage('/search?query=lawn', { server })
  expect(await screen.findByRole('heading', { level: 1, name: 'Results for “lawn”' })).toBeTruthy()
  const titles = screen.getAllByRole('article').map(tile => tile.querySelector('h3')?.textContent)
  expect(titles).toEqual(['Teal LAWN kurti', 'Suit'])
})

// SEARCH-4
test('shows the query if nothing matches', async () => {
  const server = createFakeServer()
  server.respondTo(searchProducts, aPage([]))
  await openPage('/search?query=zebra', { server })
  expect(await screen.findByText('No products found for "zebra".')).toBeTruthy()
})

// SEARCH-4
test('retries a failed request', async () => {
  const server = createFakeServer()
  server.respondTo(searchProducts, () => failure('unavailable'))
  const { user } = await openPage('/search?query=lawn', { server })
  expect(await screen.findByText('Failed to fetch results. Please try again later.')).toBeTruthy()
  server.respondTo(searchProducts, aPage([aProduct()]))
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('link', { name: 'Lawn kurti teal' })).toBeTruthy()
})

test('shows the failure of a search from the header', async () => {
  const server = createFakeServer()
  server.respondTo(searchProducts, () => failure('unavailable'))
  const { user } = await openPage('/search', { server, header: <SearchBox /> })
  await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'lawn{Enter}')
  expect(await screen.findByText('Failed to initiate search. Please try again later.')).toBeTruthy()
})

// SEARCH-4
test('says that the browser is offline, and searches once it is online', async () => {
  const server = createFakeServer()
  server.respondTo(searchProducts, noNetwork)
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const { user } = await openPage('/search', { server, header: <SearchBox /> })
  await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'lawn{Enter}')
  expect((await screen.findByRole('alert')).textContent).toContain('You’re offline.')
  expect(screen.queryByText(/^Failed to/)).toBeNull()
  expect(screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search' }).value).toBe('lawn')
  server.respondTo(searchProducts, aPage([aProduct()]))
  fireEvent(window, new Event('offline'))
  onLine.mockRestore()
  fireEvent(window, new Event('online'))
  expect(await screen.findByRole('link', { name: 'Lawn kurti teal' })).toBeTruthy()
})

// SEARCH-4
test('treats an unsuccessful response as no results', async () => {
  const server = createFakeServer()
  server.respondTo(searchProducts, () => Response.json({ status: 'error', message: 'No.' }))
  await openPage('/search?query=lawn', { server })
  expect(await screen.findByText('No results found.')).toBeTruthy()
})

test('shows the hint if the server finds the query too short', async () => {
  const server = createFakeServer()
  server.respondTo(searchProducts, () => failure('invalid', 'Search query is too short.'))
  await openPage('/search?query=lawn', { server })
  expect(await screen.findByText('Search query is too short.')).toBeTruthy()
})

test('appends pages and keeps the list after a failed one', async () => {
  const server = createFakeServer()
  server.respondTo(listFilterConditions, { conditions })
  server.respondTo(listCategories, { women: [{ id: 14, name: 'kurtis', group: 'women' }] })
  server.respondTo(searchProducts, ({ query }) => {
    const page = Number(query.page)
    return success(searchProducts, aPage([aProduct({ id: page, title: `Lawn ${page}` })], { page, of: 3 }))
  })
  const { user } = await openPage('/search?query=lawn', { server })
  await user.click(await screen.findByRole('button', { name: 'Show more' }))
  expect(await screen.findByRole('link', { name: 'Lawn 2' })).toBeTruthy()
  server.respondTo(searchProducts, () => failure('unavailable'))
  await user.click(screen.getByRole('button', { name: 'Show more' }))
  expect(await screen.findByText('We couldn’t load more results.')).toBeTruthy()
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2))
  server.respondTo(searchProducts, aPage([aProduct({ id: 3, title: 'Lawn 3' })], { page: 3, of: 3 }))
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('link', { name: 'Lawn 3' })).toBeTruthy()
})

/** Waits for the responses of running requests. */
const responses = () => act(() => new Promise(resolve => setTimeout(resolve, 100)))

// SEARCH-8
test('keeps the results, and the next ones within reach, if a refresh in the background fails', async () => {
  const server = createFakeServer()
  server.respondTo(searchProducts, aPage([aProduct({ title: 'Lawn 1' })], { of: 3 }))
  const { user, router } = await openPage('/search?query=lawn', { server })
  await screen.findByRole('link', { name: 'Lawn 1' })
  await act(() => router.navigate('/search'))
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000)
  server.respondTo(searchProducts, () => failure('unavailable'))
  await act(() => router.navigate('/search?query=lawn'))
  expect(await screen.findByRole('link', { name: 'Lawn 1' })).toBeTruthy()
  await responses()
  const before = server.requests.length
  expect(before).toBeGreaterThan(1)
  fireEvent(window, new Event('visibilitychange'))
  await responses()
  expect(server.requests).toHaveLength(before)
  expect(screen.queryByText('We couldn’t load more results.')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Show more' }))
  expect(await screen.findByText('We couldn’t load more results.')).toBeTruthy()
  vi.restoreAllMocks()
})

// SEARCH-6
test('filters results by the values that they have, and offers to clear the filters if nothing is left', async () => {
  const server = createFakeServer()
  server.respondTo(listFilterConditions, { conditions })
  server.respondTo(listCategories, { women: [{ id: 14, name: 'kurtis', group: 'women' }] })
  const found = { categories: [{ id: 14, count: 2 }], brands: [{ id: 39, name: 'Khaadi', count: 2 }] }
  server.respondTo(listProductFacets, { ...found, conditions: [], sizes: [{ value: 'eu-38', count: 1 }] })
  server.respondTo(searchProducts, ({ query }) =>
    success(searchProducts, query.brand_id ? aPage([]) : aPage([aProduct({ title: 'Lawn suit' })])),
  )
  const { user, router } = await openPage('/search?query=lawn', { server })
  await user.click(await screen.findByRole('button', { name: 'Filters' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }))
  await user.click(await sheet.findByText('Khaadi'))
  await waitFor(() => expect(router.state.location.search).toBe('?query=lawn&brand_id=39'))
  expect(server.requests.filter(({ name }) => name === 'searchProducts').at(-1)?.query).toMatchObject({
    query: 'lawn',
    brand_id: '39',
  })
  expect(sheet.getByText('EU 38')).toBeTruthy()
  await user.click(await sheet.findByRole('button', { name: 'No items' }))
  expect(await screen.findByText('No products found for "lawn".')).toBeTruthy()
  const [clear] = screen.getAllByRole('link', { name: 'Clear all' })
  expect(clear?.getAttribute('href')).toBe('/search?query=lawn')
})

// SEARCH-6
test('shows a product once that moved to the next page meanwhile', async () => {
  const server = createFakeServer()
  server.respondTo(listFilterConditions, { conditions })
  server.respondTo(listCategories, { women: [{ id: 14, name: 'kurtis', group: 'women' }] })
  server.respondTo(searchProducts, ({ query }) => {
    const page = Number(query.page)
    const found = [page, page + 1].map(id => aProduct({ id, title: `Lawn ${id}` }))
    return success(searchProducts, aPage(found, { page, of: 2 }))
  })
  const { user } = await openPage('/search?query=lawn', { server })
  await user.click(await screen.findByRole('button', { name: 'Show more' }))
  expect(await screen.findByRole('link', { name: 'Lawn 3' })).toBeTruthy()
  expect(screen.getAllByRole('article')).toHaveLength(3)
})
