import { listGroupBrands } from '@closyyy/contract/brands-calls'
import { listCategories, listGroupCategories } from '@closyyy/contract/categories-calls'
import { conditions } from '@closyyy/contract/conditions'
import { listFilterConditions } from '@closyyy/contract/conditions-calls'
import { listProducts } from '@closyyy/contract/products-calls'
import { sizes } from '@closyyy/contract/sizes'
import { listSizes } from '@closyyy/contract/sizes-calls'
import { aPage, aProduct } from '@closyyy/testing/builders'
import { createFakeServer, failure, success } from '@closyyy/testing/fake-server'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeIntersectionObserver } from '../../test/fake-intersection-observer.ts'
import { openPage } from '../../test/open-page.tsx'

const PAGES = 8
const kurtis = { id: 14, name: 'kurtis', group: 'women' as const }
const tops = { id: 12, name: 'top', group: 'women' as const }

const aListingPage = (page: number) =>
  aPage(
    Array.from({ length: 8 }, (_, place) => {
      const id = (page - 1) * 8 + place + 1
      return aProduct({ id, title: `Item ${id}` })
    }),
    { page, of: PAGES },
  )

function aShop() {
  const server = createFakeServer()
  server.respondTo(listCategories, {
    women: [tops, kurtis],
    'wedding dresses': [{ id: 49, name: 'wedding dresses', group: 'wedding dresses' }],
  })
  server.respondTo(listGroupCategories, { categories: [tops, kurtis] })
  server.respondTo(listGroupBrands, { brands: [{ id: 39, name: 'Khaadi' }] })
  server.respondTo(listFilterConditions, { conditions })
  server.respondTo(listSizes, { sizes })
  server.respondTo(listProducts, ({ query }) => success(listProducts, aListingPage(Number(query.page))))
  return server
}

const shown = () => screen.getAllByRole('article').length
const lastRequest = (server: ReturnType<typeof aShop>) =>
  server.requests.filter(({ name }) => name === 'listProducts').at(-1)?.query

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
  await openPage('/listing/women/kurtis', { server: aShop() })
  expect(await screen.findByRole('heading', { level: 1, name: 'WOMEN / KURTIS' })).toBeTruthy()
  expect(screen.getByText('64 items')).toBeTruthy()
})

test('shows a lower bound as such', async () => {
  const server = aShop()
  server.respondTo(listProducts, { ...aListingPage(1), total: 10_000, total_is_lower_bound: true })
  await openPage('/listing/women', { server })
  expect(await screen.findByText('More than 10,000 items')).toBeTruthy()
})

test('shows and requests the category of an old link', async () => {
  const server = aShop()
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
  const { router } = await openPage(from, { server: aShop() })
  await waitFor(() => expect(router.state.location.pathname).toBe(to))
})

test('shows a not-found page for an unknown group', async () => {
  const { router } = await openPage('/listing/dogs', { server: aShop() })
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeTruthy()
  expect(Object.values(router.state.errors ?? {})[0]).toMatchObject({ status: 404 })
})

test('loads pages automatically up to the sixth, then by a button, and writes the depth to the URL', async () => {
  const { router, user } = await openPage('/listing/women', { server: aShop() })
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
  const server = aShop()
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
  const server = aShop()
  await openPage('/listing/women?page=3', { server })
  await waitFor(() => expect(shown()).toBe(24))
  expect(server.requests.filter(({ name }) => name === 'listProducts').length).toBe(3)
})

test('keeps the list and offers a retry after a failed page', async () => {
  const server = aShop()
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

test('writes a filter to the URL and returns to the first page', async () => {
  const server = aShop()
  const { router, user } = await openPage('/listing/women/kurtis?page=2', { server })
  await user.click(await screen.findByLabelText('Khaadi'))
  await waitFor(() => expect(router.state.location.search).toBe('?brand_id=39'))
  expect(router.state.location.pathname).toBe('/listing/women/kurtis')
  expect(lastRequest(server)).toEqual({ brand_id: '39', sort: 'newest', per_page: '8', page: '1' })
})

test("writes sort and category to the URL, the category in place of the path's", async () => {
  const { router, user } = await openPage('/listing/women/kurtis?brand_id=39', { server: aShop() })
  await user.selectOptions(await screen.findByLabelText('Sort'), 'price_asc')
  await waitFor(() => expect(router.state.location.search).toBe('?brand_id=39&sort=price_asc'))
  await user.click(screen.getByLabelText('Tops'))
  await waitFor(() => expect(router.state.location.search).toContain('category_id=12'))
  expect(router.state.location.search).toContain('brand_id=39')
  expect(router.state.location.pathname).toBe('/listing/women')
})

test.each([
  ['/listing/women', 'category_id=12'],
  ['/listing/women/kurtis', 'category_id=12'],
])('closes the filter sheet for a category, not for other filters (%s)', async (path, chosen) => {
  const { router, user } = await openPage(path, { server: aShop() })
  await user.click(await screen.findByRole('button', { name: 'Filters' }))
  const sheet = within(screen.getByRole('dialog', { name: 'Filters' }))
  await user.click(sheet.getByText('Khaadi'))
  await waitFor(() => expect(router.state.location.search).toBe('?brand_id=39'))
  expect(sessionStorage.getItem('showFilters')).toBe('true')
  await user.click(sheet.getByText('Tops'))
  await waitFor(() => expect(router.state.location.search).toContain(chosen))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Filters' })).toBeNull())
  await waitFor(() => expect(sessionStorage.getItem('showFilters')).toBe('false'))
})

test('applies the price on Done and clears it on Reset', async () => {
  const { router, user } = await openPage('/listing/women', { server: aShop() })
  await user.type(await screen.findByPlaceholderText('Rs.1'), '500')
  await user.type(screen.getByPlaceholderText('any'), '2000')
  expect(router.state.location.search).toBe('')
  await user.click(screen.getByText('Done'))
  await waitFor(() => expect(router.state.location.search).toBe('?min_price=500&max_price=2000'))
  expect(await screen.findByRole('link', { name: 'Remove Rs.500 to Rs.2,000' })).toBeTruthy()
  await user.click(screen.getByText('Reset'))
  await waitFor(() => expect(router.state.location.search).toBe(''))
  expect(screen.getByPlaceholderText<HTMLInputElement>('any').value).toBe('')
})

test('removes a filter by its chip, and all but the sort by Clear all', async () => {
  const path = '/listing/women?brand_id=39&condition_id=1&size=small&max_price=900&sort=price_desc'
  const { router, user } = await openPage(path, { server: aShop() })
  const chips = await screen.findByRole('list', { name: 'Active filters' })
  expect([...chips.querySelectorAll('a')].map(chip => chip.textContent)).toEqual([
    'Khaadi',
    'Up to Rs.900',
    'New',
    'Small',
  ])
  await user.click(screen.getByRole('link', { name: 'Remove New' }))
  await waitFor(() =>
    expect(router.state.location.search).toBe('?brand_id=39&size=small&max_price=900&sort=price_desc'),
  )
  await user.click(screen.getByRole('link', { name: 'Clear all' }))
  await waitFor(() => expect(router.state.location.search).toBe('?sort=price_desc'))
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Active filters' })).toBeNull())
})

test('offers to clear the filters if nothing is found', async () => {
  const server = aShop()
  server.respondTo(listProducts, { ...aPage([]), last_page: 1 })
  await openPage('/listing/women?size=small', { server })
  expect(await screen.findByText('No products found')).toBeTruthy()
  const ways = screen.getAllByRole('link', { name: 'Clear all' }).map(link => link.getAttribute('href'))
  expect(ways).toEqual(['/listing/women', '/listing/women'])
})

test("shows the server's message with retry if the listing fails to load", async () => {
  const server = aShop()
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

test('omits filters that fail to load and offers a retry', async () => {
  const server = aShop()
  server.respondTo(listGroupBrands, () => failure('unavailable'))
  const { user } = await openPage('/listing/women', { server })
  expect(await screen.findByText('We couldn’t load some filters.')).toBeTruthy()
  expect(shown()).toBe(8)
  expect(screen.queryByLabelText('Khaadi')).toBeNull()
  server.respondTo(listGroupBrands, { brands: [{ id: 39, name: 'Khaadi' }] })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByLabelText('Khaadi')).toBeTruthy()
  expect(screen.queryByText('We couldn’t load some filters.')).toBeNull()
})

test('remembers the open filter sheet for this page only', async () => {
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList)
  sessionStorage.setItem('showFilters', 'true')
  const other = await openPage('/listing/women', { server: aShop() })
  await waitFor(() => expect(sessionStorage.getItem('showFilters')).toBe('false'))
  await other.user.click(screen.getByRole('button', { name: 'Filters' }))
  cleanup()
  const { user } = await openPage('/listing/women', { server: aShop() })
  expect((await screen.findByRole('dialog', { name: 'Filters' })).hasAttribute('open')).toBe(true)
  await user.click(screen.getByRole('button', { name: 'Show 64 items' }))
  await waitFor(() => expect(sessionStorage.getItem('showFilters')).toBe('false'))
})

test('closes the filter sheet for another group', async () => {
  const { router, user } = await openPage('/listing/women?category_id=12', { server: aShop() })
  await user.click(await screen.findByRole('button', { name: 'Filters (1)' }))
  expect(sessionStorage.getItem('showFilters')).toBe('true')
  await act(() => router.navigate('/listing/men'))
  await waitFor(() => expect(sessionStorage.getItem('showFilters')).toBe('false'))
  expect(await screen.findByRole('heading', { level: 1, name: 'MEN' })).toBeTruthy()
})
