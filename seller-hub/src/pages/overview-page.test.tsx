import { listOrders } from '@closyyy/contract/orders-calls'
import { listOwnProducts } from '@closyyy/contract/products-calls'
import type { Product } from '@closyyy/contract/products-schemas'
import { getOwnStats } from '@closyyy/contract/stats-calls'
import { getOwnUser } from '@closyyy/contract/users-calls'
import { localTime } from '@closyyy/i18n/local-time'
import { sessionEnded } from '@closyyy/platform/session'
import { anOwnUser, aPage } from '@closyyy/testing/builders'
import { createFakeServer, type FakeServer, failure, noNetwork, success } from '@closyyy/testing/fake-server'
import { ayesha } from '@closyyy/testing/page-at'
import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { respondWithOffers, respondWithOwnProducts } from '../../test/overview.ts'
import { pageAt } from '../../test/page-at.tsx'
import { productOf, productPageOf } from '../../test/product.ts'
import { routes } from '../routes.tsx'
// Preloads lazy modules, so that no test waits for them.
import '../components/hub-layout.tsx'
import './overview-page.tsx'

let server: FakeServer

beforeEach(() => {
  server = createFakeServer()
  server.respondTo(getOwnStats, {
    items_sold: 12,
    total_revenue: 48_500,
    total_profit: 40_150.5,
    categories: [],
    weeks: [],
  })
  respondWithProducts([productOf({ id: 1 })], [productOf({ id: 2, sold: true })])
  respondWithOffers(server, [])
  server.respondTo(listOrders, aPage([]))
})

const respondWithProducts = (selling: Product[], sold: Product[]) => respondWithOwnProducts(server, selling, sold)

async function openPage(...options: Parameters<typeof pageAt>) {
  const { element, store } = await pageAt(...options)
  await act(async () => void render(element))
  return { store }
}

async function openOverview(locale?: 'ur', search = '') {
  const page = await openPage(routes, `/seller/sellinghub/overview${search}`, { server, signedIn: ayesha, locale })
  await screen.findByRole('heading', { level: 1 })
  return page
}

const section = (name: string) => within(screen.getByRole('region', { name }))

// PRIVACY-4
test('says when the account will be deleted, with the way to keep it', async () => {
  const deletion_at = '2026-01-12T10:00:00Z'
  server.respondTo(getOwnUser, anOwnUser({ deletion_at }))
  await openOverview()
  expect(await screen.findByText(`Your account will be deleted on ${localTime(deletion_at, 'day')}.`)).toBeDefined()
  expect(screen.getByRole('link', { name: 'Keep my account' }).getAttribute('href')).toBe('/seller/keep-account')
})

test('shows the seller’s figures', async () => {
  await openOverview()
  const figures = section('Your figures')
  expect(await figures.findByText('12')).toBeDefined()
  expect(figures.getByText('Rs.48,500')).toBeDefined()
  expect(figures.getByText('Rs.40,150.50')).toBeDefined()
  expect(figures.getAllByRole('term').map(term => term.textContent)).toEqual([
    'Items sold',
    'Revenue Earned',
    'Total Profit',
  ])
  expect(section('Sold').getByText('12 items sold')).toBeDefined()
})

test('lists products on sale and sold, each linked to its page', async () => {
  await openOverview()
  const selling = await section('Selling').findByRole('link', { name: 'Kurta 1' })
  const sold = await section('Sold').findByRole('link', { name: 'Kurta 2' })
  expect(selling.getAttribute('href')).toBe('/products/khaadi/kurta-1-1')
  expect(sold.getAttribute('href')).toBe('/products/khaadi/kurta-2-2?sold')
  expect(section('Selling').queryByText('Kurta 2')).toBeNull()
})

// OFFER-13
test('sends special prices for products that somebody likes', async () => {
  const audience = (recipients: number) => ({ special_price: { recipients, next_at: null } })
  respondWithProducts([productOf({ id: 1, ...audience(0) }), productOf({ id: 3, ...audience(1) })], [])
  await openOverview()
  await section('Selling').findByRole('link', { name: 'Kurta 3' })
  await userEvent.click(section('Selling').getByRole('button', { name: /^Special price for/ }))
  expect(await screen.findByRole('dialog', { name: 'Send a special price' })).toBeDefined()
  expect(screen.getByRole('button', { name: 'Send to 1 person' })).toBeDefined()
})

// PRODUCT-1
test('marks products sold elsewhere', async () => {
  respondWithProducts([], [productOf({ id: 2, sold: true, sold_elsewhere_at: '2026-11-20T09:00:00Z' })])
  await openOverview()
  expect(await section('Sold').findByText('Sold elsewhere')).toBeDefined()
})

// PRODUCT-15
test('hides products in review and marks rejected ones', async () => {
  const pending = productOf({ id: 3, approval_status: 'pending' })
  const rejected = productOf({ id: 4, approval_status: 'rejected' })
  respondWithProducts([pending, rejected], [])
  await openOverview()
  expect(await screen.findByRole('link', { name: 'Kurta 4' })).toBeDefined()
  expect(screen.getByText('Not approved')).toBeDefined()
  expect(screen.queryByText('Kurta 3')).toBeNull()
})

test('separates sold from unsold if the server returns both', async () => {
  const all = [productOf({ id: 1 }), productOf({ id: 2, sold: true })]
  respondWithProducts(all, all)
  await openOverview()
  await section('Sold').findByRole('link', { name: 'Kurta 2' })
  await section('Selling').findByRole('link', { name: 'Kurta 1' })
  expect(screen.getAllByRole('link', { name: /^Kurta/ })).toHaveLength(2)
})

test('marks the list as busy only while loading', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  server.respondTo(listOwnProducts, () => promise.then(response => response.clone()))
  await openOverview()
  expect(section('Selling').getByRole('status').textContent).toBe('Loading…')
  expect(screen.queryByText("You haven't listed any items yet.")).toBeNull()
  await act(async () => resolve(success(listOwnProducts, productPageOf([]))))
  await section('Selling').findByText("You haven't listed any items yet.")
  await waitFor(() => expect(screen.queryByRole('status')).toBeNull())
})

test('shows empty states', async () => {
  respondWithProducts([], [])
  server.respondTo(getOwnStats, { items_sold: 0, total_revenue: 0, total_profit: 0, categories: [], weeks: [] })
  await openOverview()
  expect(await screen.findByText("You haven't listed any items yet.")).toBeDefined()
  expect(await screen.findByText("You haven't sold any items yet.")).toBeDefined()
  expect(await screen.findByText('0 items sold')).toBeDefined()
})

// SHOP-7
test('denies no sales of items that are not sold out', async () => {
  respondWithProducts([productOf({ id: 1 })], [])
  await openOverview()
  expect(await section('Sold').findByText('None of your items are sold out yet.')).toBeDefined()
  expect(section('Sold').getByText('12 items sold')).toBeDefined()
})

test('fetches further pages before showing an empty state', async () => {
  server.respondTo(listOwnProducts, ({ query }) => {
    const products = query.page === '1' ? [productOf({ id: 3, approval_status: 'pending' })] : [productOf({ id: 5 })]
    return success(listOwnProducts, productPageOf(query.sold === '1' ? [] : products, Number(query.page), 2))
  })
  await openOverview()
  expect(await section('Selling').findByRole('link', { name: 'Kurta 5' })).toBeDefined()
  expect(await section('Sold').findByText('None of your items are sold out yet.')).toBeDefined()
})

test('loads the next page on demand and keeps the list if that fails', async () => {
  let hasRecovered = false
  server.respondTo(listOwnProducts, ({ query }) => {
    if (query.sold === '1' || query.approval_status) return success(listOwnProducts, productPageOf([]))
    if (query.page !== '1' && !hasRecovered) return failure('conflict', 'Not now.')
    return success(listOwnProducts, productPageOf([productOf({ id: Number(query.page) })], Number(query.page), 2))
  })
  await openOverview()
  await userEvent.click(await screen.findByRole('button', { name: 'Show more' }))
  expect(await screen.findByText('We couldn’t load the next items.')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Kurta 1' })).toBeDefined()
  hasRecovered = true
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('link', { name: 'Kurta 2' })).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
  expect(window.location.search).toBe('?selling=2')
})

test('restores the number of pages in the URL', async () => {
  server.respondTo(listOwnProducts, ({ query }) => {
    const page = Number(query.page)
    return success(listOwnProducts, productPageOf(query.sold === '1' ? [] : [productOf({ id: page })], page, 3))
  })
  await openOverview(undefined, '?selling=2')
  expect(await section('Selling').findByRole('link', { name: 'Kurta 2' })).toBeDefined()
  expect(section('Selling').queryByRole('link', { name: 'Kurta 3' })).toBeNull()
})

test('never shows a failed load as empty, and retries', async () => {
  server.respondTo(listOwnProducts, () => failure('conflict', 'Not now.'))
  server.respondTo(getOwnStats, noNetwork)
  await openOverview()
  const selling = section('Selling')
  expect(await selling.findByText('We couldn’t load your items.')).toBeDefined()
  expect(screen.queryByText("You haven't listed any items yet.")).toBeNull()
  const figuresFailed = await screen.findByText('We couldn’t load your figures.')
  respondWithProducts([productOf({ id: 1 })], [])
  server.respondTo(getOwnStats, { items_sold: 12, total_revenue: 1, total_profit: 1, categories: [], weeks: [] })
  await userEvent.click(selling.getByRole('button', { name: 'Try again' }))
  expect(await selling.findByRole('link', { name: 'Kurta 1' })).toBeDefined()
  const figuresAlert = figuresFailed.closest<HTMLElement>('[role=alert]') ?? document.body
  await userEvent.click(within(figuresAlert).getByRole('button', { name: 'Try again' }))
  expect(await section('Your figures').findByText('12')).toBeDefined()
})

test('hides account data once the session has ended', async () => {
  const { store } = await openOverview()
  await act(async () => store.dispatch(sessionEnded()))
  expect(screen.queryByRole('heading', { level: 1 })).toBeNull()
  expect(screen.queryByRole('link')).toBeNull()
})

test('redirects the bare path to the overview with its sidebar', async () => {
  await openPage(routes, '/seller/sellinghub', { server, signedIn: ayesha })
  await waitFor(() => expect(window.location.pathname).toBe('/seller/sellinghub/overview'))
  const [link] = await screen.findAllByRole('link', { name: 'Overview' })
  expect(link?.getAttribute('aria-current')).toBe('page')
  expect(await section('Your figures').findByText('12')).toBeDefined()
})

test('renders in Urdu', async () => {
  await openOverview('ur')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('جائزہ')
  expect(await screen.findByText('12 چیزیں بکیں')).toBeDefined()
})
