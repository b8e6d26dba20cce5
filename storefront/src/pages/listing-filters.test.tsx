import { listGroupBrands } from '@closyyy/contract/brands-calls'
import { listProductFacets, listProducts } from '@closyyy/contract/products-calls'
import { aPage } from '@closyyy/testing/builders'
import { failure, success } from '@closyyy/testing/fake-server'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { fakeIntersectionObserver } from '../../test/fake-intersection-observer.ts'
import { aListingPage, aListingShop, khaadi, lastRequest, noFacets } from '../../test/listing-shop.ts'
import { openPage } from '../../test/open-page.tsx'
import { filterChips } from '../components/filters/filter-parts.ts'

const shown = () => screen.getAllByRole('article').length

beforeEach(() => {
  fakeIntersectionObserver()
  sessionStorage.clear()
})

// LISTING-3
test('writes a filter to the URL and returns to the first page', async () => {
  const server = aListingShop()
  const { router, user } = await openPage('/listing/women/kurtis?page=2', { server })
  await user.click(await screen.findByLabelText('Khaadi'))
  await waitFor(() => expect(router.state.location.search).toBe('?brand_id=39'))
  expect(router.state.location.pathname).toBe('/listing/women/kurtis')
  expect(lastRequest(server)).toEqual({ brand_id: '39', sort: 'newest', per_page: '8', page: '1' })
})

test('adds a choice to one that is not rendered yet', async () => {
  const { router } = await openPage('/listing/women', { server: aListingShop() })
  const choices = await Promise.all(['Khaadi', 'New', 'Small'].map(name => screen.findByLabelText(name)))
  // Nothing renders until the end.
  await act(async () => {
    for (const choice of choices) {
      choice.click()
      await new Promise(resolve => setTimeout(resolve))
    }
  })
  await waitFor(() => expect(router.state.location.search).toBe('?brand_id=39&condition_id=1&size=small'))
})

test('removes a value by its chip from a filter that is not rendered yet', async () => {
  const { router } = await openPage('/listing/women?brand_id=39', { server: aListingShop() })
  const limelight = await screen.findByLabelText('Limelight')
  const chip = await screen.findByRole('link', { name: 'Remove Khaadi' })
  // Nothing renders until the end.
  await act(async () => {
    limelight.click()
    await new Promise(resolve => setTimeout(resolve))
    chip.click()
  })
  await waitFor(() => expect(router.state.location.search).toBe('?brand_id=40'))
})

test("writes sort and category to the URL, the category in place of the path's", async () => {
  const { router, user } = await openPage('/listing/women/kurtis?brand_id=39', { server: aListingShop() })
  await user.selectOptions(await screen.findByLabelText('Sort'), 'price_asc')
  await waitFor(() => expect(router.state.location.search).toBe('?brand_id=39&sort=price_asc'))
  await user.click(screen.getByLabelText('Tops'))
  await waitFor(() => expect(router.state.location.search).toContain('category_id=12'))
  expect(router.state.location.search).toContain('brand_id=39')
  expect(router.state.location.pathname).toBe('/listing/women')
})

test('shows a chosen sort at once, before the list loads, and follows the URL after it', async () => {
  const { router } = await openPage('/listing/women', { server: aListingShop() })
  const select = await screen.findByLabelText<HTMLSelectElement>('Sort')
  let shown = ''
  // Nothing renders until the end.
  await act(async () => {
    fireEvent.change(select, { target: { value: 'price_asc' } })
    shown = select.value
  })
  expect(shown).toBe('price_asc')
  await waitFor(() => expect(router.state.location.search).toBe('?sort=price_asc'))
  await act(() => router.navigate('/listing/women?sort=price_desc'))
  await waitFor(() => expect(select.value).toBe('price_desc'))
})

test.each([
  ['/listing/women', 'category_id=12'],
  ['/listing/women/kurtis', 'category_id=12'],
])('closes the filter sheet for a category, not for other filters (%s)', async (path, chosen) => {
  const { router, user } = await openPage(path, { server: aListingShop() })
  await user.click(await screen.findByRole('button', { name: 'Filters' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }))
  await user.click(sheet.getByText('Khaadi'))
  await waitFor(() => expect(router.state.location.search).toBe('?brand_id=39'))
  expect(sessionStorage.getItem('showFilters')).toBe('true')
  await user.click(sheet.getByText('Tops'))
  await waitFor(() => expect(router.state.location.search).toContain(chosen))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Filters' })).toBeNull())
  await waitFor(() => expect(sessionStorage.getItem('showFilters')).toBe('false'))
})

// PRODUCT-6
test('reads prices as they are written, and keeps one that cannot be read', async () => {
  const { router, user } = await openPage('/listing/women', { server: aListingShop() })
  const lowest = await screen.findByPlaceholderText<HTMLInputElement>('Rs.1')
  await user.type(lowest, '1.5k')
  await user.type(screen.getByPlaceholderText('any'), '۲,۰۰۰')
  await user.click(screen.getByText('Done'))
  expect(await screen.findByText(/^Please enter the amount in digits/)).toBeTruthy()
  expect([lowest.value, router.state.location.search]).toEqual(['1.5k', ''])
  await user.clear(lowest)
  await user.type(lowest, '1,500')
  await user.click(screen.getByText('Done'))
  await waitFor(() => expect(router.state.location.search).toBe('?min_price=1500&max_price=2000'))
})

// LISTING-5
test('applies the price on Done and clears it on Reset', async () => {
  const { router, user } = await openPage('/listing/women', { server: aListingShop() })
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
  const { router, user } = await openPage(path, { server: aListingShop() })
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

test('loads the chips with the next filter if they failed to load with the first', async () => {
  const { user } = await openPage('/listing/women', { server: aListingShop() })
  const { Component, load } = filterChips
  const logged = vi.spyOn(console, 'error').mockReturnValue()
  Reflect.deleteProperty(filterChips, 'Component')
  filterChips.load = () => Promise.reject(new Error('offline'))
  await user.click(await screen.findByLabelText('Khaadi'))
  await waitFor(() => expect(logged).toHaveBeenCalled())
  expect(screen.queryByRole('list', { name: 'Active filters' })).toBeNull()
  Object.assign(filterChips, { load })
  await user.click(screen.getByLabelText('Small'))
  expect(await screen.findByRole('list', { name: 'Active filters' })).toBeTruthy()
  expect(filterChips.Component).toBe(Component)
  logged.mockRestore()
})

test('offers to clear the filters if nothing is found', async () => {
  const server = aListingShop()
  server.respondTo(listProducts, { ...aPage([]), last_page: 1 })
  await openPage('/listing/women?size=small', { server })
  expect(await screen.findByText('No items found')).toBeTruthy()
  const ways = screen.getAllByRole('link', { name: 'Clear all' }).map(link => link.getAttribute('href'))
  expect(ways).toEqual(['/listing/women', '/listing/women'])
})

// LISTING-6
test('omits filters that fail to load and offers a retry', async () => {
  const server = aListingShop()
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

// LISTING-6
test('keeps filters whose options could not be read again, without an error', async () => {
  const server = aListingShop()
  await openPage('/listing/women', { server })
  expect(await screen.findByLabelText('Khaadi')).toBeTruthy()
  const refetched = vi.fn(() => failure('unavailable'))
  server.respondTo(listGroupBrands, refetched)
  const later = Date.now() + 60_000
  const clock = vi.spyOn(Date, 'now').mockReturnValue(later)
  fireEvent(window, new Event('visibilitychange'))
  await waitFor(() => expect(refetched).toHaveBeenCalled())
  await act(() => new Promise(resolve => setTimeout(resolve, 50)))
  clock.mockRestore()
  expect(screen.queryByText('We couldn’t load some filters.')).toBeNull()
  expect(screen.getByLabelText('Khaadi')).toBeTruthy()
})

// LISTING-4
test('adds the filters of the sheet to one history entry, and keeps them on Show', async () => {
  const { router, user } = await openPage('/listing/women', { server: aListingShop() })
  await user.click(await screen.findByRole('button', { name: 'Filters' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }))
  const entries = history.length
  await user.click(sheet.getByText('Limelight'))
  await waitFor(() => expect(router.state.location.search).toBe('?brand_id=40'))
  await user.click(sheet.getByText('Khaadi'))
  await waitFor(() => expect(router.state.location.search).toBe('?brand_id=39,40'))
  expect(sessionStorage.getItem('showFilters')).toBe('true')
  await user.click(await screen.findByRole('button', { name: 'Show 64 items' }))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Filters' })).toBeNull())
  expect(router.state.location.search).toBe('?brand_id=39,40')
  await waitFor(() => expect(sessionStorage.getItem('showFilters')).toBe('false'))
  expect(history.length).toBe(entries)
})

test.each(['Close', 'Show items'])('closes the sheet on %s pressed while a filter loads, and keeps it', async name => {
  const server = aListingShop()
  const { router, user } = await openPage('/listing/women', { server })
  await user.click(await screen.findByRole('button', { name: 'Filters' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }))
  const response = Promise.withResolvers<Response>()
  server.respondTo(listProducts, () => response.promise)
  await user.click(sheet.getByText('Khaadi'))
  await user.click(await sheet.findByRole('button', { name }))
  await waitFor(() => expect(sheet.getByRole('button', { name: /^Show/ }).getAttribute('aria-disabled')).toBe('true'))
  response.resolve(success(listProducts, aListingPage(1)))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Filters' })).toBeNull())
  await waitFor(() => expect(router.state.navigation.state).toBe('idle'))
  expect(router.state.location.search).toBe('?brand_id=39')
})

test('stays in the list if Close is pressed again before the list without the sheet is rendered', async () => {
  const { router, user } = await openPage('/listing/women', { server: aListingShop() })
  await act(() => router.navigate('/listing/women/kurtis'))
  await user.click(await screen.findByRole('button', { name: 'Filters' }))
  const close = within(await screen.findByRole('dialog', { name: 'Filters' })).getByRole('button', { name: 'Close' })
  await act(async () => {
    close.click()
    await expect.poll(() => router.state.location.state).toBeNull()
    close.click()
    await new Promise(resolve => setTimeout(resolve, 20))
  })
  expect(router.state.location.pathname).toBe('/listing/women/kurtis')
  expect(screen.queryByRole('dialog', { name: 'Filters' })).toBeNull()
})

// LISTING-12
test('adds values of one filter, and removes one by its chip', async () => {
  const server = aListingShop()
  const { router, user } = await openPage('/listing/women?brand_id=39', { server })
  await user.click(await screen.findByLabelText('Limelight'))
  await waitFor(() => expect(router.state.location.search).toBe('?brand_id=39,40'))
  expect(lastRequest(server)).toMatchObject({ brand_id: '39,40' })
  await user.click(await screen.findByRole('link', { name: 'Remove Khaadi' }))
  await waitFor(() => expect(router.state.location.search).toBe('?brand_id=40'))
  await user.click(screen.getByLabelText('Limelight'))
  await waitFor(() => expect(router.state.location.search).toBe(''))
})

// LISTING-13
test('loads counts once a filter is open, and disables values without products unless chosen', async () => {
  const server = aListingShop()
  const facets = { ...noFacets, brands: [{ ...khaadi, count: 12 }], sizes: [{ value: 'small', count: 3 }] }
  server.respondTo(listProductFacets, facets)
  const { user } = await openPage('/listing/women/kurtis?max_price=900', { server })
  const counted = () => server.requests.filter(({ name }) => name === 'listProductFacets')
  await screen.findByText('Item 1')
  await user.click(screen.getByRole('button', { name: 'Filters (1)' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }))
  expect(await sheet.findByLabelText('Khaadi (12)')).toHaveProperty('disabled', false)
  expect(sheet.getByLabelText('Limelight (0)')).toHaveProperty('disabled', true)
  expect(sheet.getByLabelText('Small (3)')).toHaveProperty('disabled', false)
  expect(counted().at(-1)?.query).toEqual({ group: 'women', category: 'kurtis', max_price: '900' })
})

test('searches a long list of brands, without accents', async () => {
  const server = aListingShop()
  const names = ['Élan', 'Khaadi', 'Limelight', 'Outfitters', 'Sapphire', 'Generation', 'Ethnic', 'Alkaram']
  server.respondTo(listGroupBrands, { brands: names.map((name, place) => ({ id: place + 1, name })) })
  const { user } = await openPage('/listing/women', { server })
  await user.click(await screen.findByRole('button', { name: 'Filters' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }))
  await user.type(sheet.getByLabelText('Search brands'), 'elan{Enter}')
  expect(sheet.getByLabelText('Élan')).toBeTruthy()
  expect(sheet.queryByLabelText('Khaadi')).toBeNull()
  await user.type(sheet.getByLabelText('Search brands'), 'x')
  expect(sheet.getByText('No brands match “elanx”')).toBeTruthy()
})

// LISTING-3
test('closes the filter sheet for another group', async () => {
  const { router, user } = await openPage('/listing/women?category_id=12', { server: aListingShop() })
  await user.click(await screen.findByRole('button', { name: 'Filters (1)' }))
  await waitFor(() => expect(sessionStorage.getItem('showFilters')).toBe('true'))
  await act(() => router.navigate('/listing/men'))
  await waitFor(() => expect(sessionStorage.getItem('showFilters')).toBe('false'))
  expect(await screen.findByRole('heading', { level: 1, name: 'MEN' })).toBeTruthy()
})
