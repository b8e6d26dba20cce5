import { listOrders } from '@closyyy/contract/orders-calls'
import type { Order } from '@closyyy/contract/orders-schemas'
import { aPage } from '@closyyy/testing/builders'
import { createFakeServer, type FakeServer, noNetwork, success } from '@closyyy/testing/fake-server'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { openHub } from '../../test/open-hub.tsx'
import { anOrder, aPurchase } from '../../test/order.ts'
// Preloads lazy modules, so that no test waits for them.
import '../components/hub-layout.tsx'
import './purchases-page.tsx'
import './sold-items-page.tsx'

const SOLD = '/seller/sellinghub/sold-items'
const PURCHASES = '/seller/purchases'

let server: FakeServer

beforeEach(() => {
  server = createFakeServer()
  server.respondTo(listOrders, ({ query }) => {
    const overrides = { id: 50 + Number(query.page), tracking_no: `CLX${query.sort}` }
    const order: Order = query.type === 'sold' ? anOrder(overrides) : aPurchase(overrides)
    return success(listOrders, { ...aPage([order], { page: Number(query.page), of: 3 }), total: 17 })
  })
})

const requests = () => server.requests.map(({ query }) => query).filter(query => query?.type)
const header = (name: string) => screen.getByRole('columnheader', { name })
const direction = (name: string) => header(name).getAttribute('aria-sort')

test('sorts sold items on the server by header, in the URL too, and keeps the focus', async () => {
  const { user } = await openHub(`${SOLD}?status=pending&page=2`, server)
  await screen.findByRole('rowgroup', { name: 'Order CLXnewest' })
  expect([direction('Date sold'), direction('Price')]).toEqual(['descending', null])
  const price = within(header('Price')).getByRole('button', { name: 'Price' })
  await user.click(price)
  expect(await screen.findByRole('rowgroup', { name: 'Order CLXprice_desc' })).toBeDefined()
  expect(window.location.search).toBe('?status=pending&sort=price_desc')
  expect([direction('Date sold'), direction('Price')]).toEqual([null, 'descending'])
  expect(screen.getByText('17 orders').textContent).toBe('17 orders Price, highest first')
  await user.keyboard('{Enter}')
  expect(await screen.findByRole('rowgroup', { name: 'Order CLXprice_asc' })).toBeDefined()
  expect(document.activeElement).toBe(price)
  expect(requests()).toMatchObject([
    { status: 'pending', sort: 'newest', page: '2' },
    { status: 'pending', sort: 'price_desc', page: '1' },
    { status: 'pending', sort: 'price_asc', page: '1' },
  ])
  await user.click(within(header('Date sold')).getByRole('button'))
  await waitFor(() => expect(window.location.search).toBe('?status=pending'))
})

test.each([
  [SOLD, 'rowgroup'],
  [PURCHASES, 'article'],
] as const)('sorts by the select in %s', async (path, role) => {
  const { user } = await openHub(`${path}?sort=oldest&page=3`, server)
  await screen.findByRole(role, { name: 'Order CLXoldest' })
  expect(screen.getByLabelText('Sort by')).toHaveProperty('value', 'oldest')
  await user.selectOptions(screen.getByLabelText('Sort by'), 'Price, lowest first')
  expect(await screen.findByRole(role, { name: 'Order CLXprice_asc' })).toBeDefined()
  expect(window.location.search).toBe('?sort=price_asc')
})

test('keeps the sort across pages and statuses', async () => {
  const { user } = await openHub(`${PURCHASES}?sort=price_desc`, server)
  await screen.findByRole('article')
  await user.click(screen.getByRole('link', { name: 'Page 2' }))
  await waitFor(() => expect(window.location.search).toBe('?sort=price_desc&page=2'))
  await user.click(screen.getByRole('link', { name: 'On the way' }))
  await waitFor(() => expect(window.location.search).toBe('?status=shipped&sort=price_desc'))
})

test('ignores an unknown sort', async () => {
  await openHub(`${SOLD}?sort=colour`, server)
  await screen.findByRole('rowgroup', { name: 'Order CLXnewest' })
  expect(requests()).toMatchObject([{ sort: 'newest', page: '1' }])
})

test('shows an error instead of unsorted orders', async () => {
  const { user } = await openHub(SOLD, server)
  await screen.findByRole('rowgroup', { name: 'Order CLXnewest' })
  server.respondTo(listOrders, noNetwork)
  await user.click(within(header('Price')).getByRole('button'))
  expect(await screen.findByText('We couldn’t load your sold items.')).toBeDefined()
  expect(screen.queryByRole('rowgroup', { name: 'Order CLXnewest' })).toBeNull()
})

test('shows the sort options in Urdu', async () => {
  await openHub(SOLD, server, 'ur')
  const list = await screen.findByLabelText('ترتیب')
  expect([...list.querySelectorAll('option')].map(option => option.textContent)).toEqual([
    'نئے پہلے',
    'پرانے پہلے',
    'قیمت، زیادہ سے کم',
    'قیمت، کم سے زیادہ',
  ])
})
