import { listOrders } from '@closyyy/contract/orders-calls'
import { aPage } from '@closyyy/testing/builders'
import { createFakeServer, type FakeServer, success } from '@closyyy/testing/fake-server'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { openHub } from '../../test/open-hub.tsx'
import { aPurchase } from '../../test/order.ts'
// Preloads lazy modules, so that no test waits for them.
import '../components/hub-layout.tsx'
import './purchases-page.tsx'

const SECOND = '/seller/purchases?page=2'

let server: FakeServer
let lastPage: number
let slow: Promise<void> | undefined

beforeEach(() => {
  lastPage = 1
  slow = undefined
  server = createFakeServer()
  server.respondTo(listOrders, async ({ query }) => {
    const page = Number(query.page)
    if (page === 1) await slow
    const orders = page > lastPage ? [] : [aPurchase({ id: page, tracking_no: `CLX${page}` })]
    return success(listOrders, { ...aPage(orders, { page, of: lastPage }), total: lastPage })
  })
})

const order = (page: number) => screen.findByRole('article', { name: `Order CLX${page}` })

// UI-3, UI-18
test('never looks empty until the last page has loaded', async () => {
  const response = Promise.withResolvers<void>()
  slow = response.promise
  await openHub(SECOND, server)
  await waitFor(() => expect(server.requests.some(({ query }) => query?.page === '1')).toBe(true))
  expect(window.location.search).toBe('')
  expect(screen.queryByText('You haven’t bought anything yet')).toBeNull()
  response.resolve()
  expect(await order(1)).toBeDefined()
})

// UI-18
test('opens a page that was past the end before and has rows now', async () => {
  const response = Promise.withResolvers<void>()
  slow = response.promise
  const { user } = await openHub(SECOND, server)
  await waitFor(() => expect(window.location.search).toBe(''))
  lastPage = 2
  response.resolve()
  await order(1)
  await user.click(screen.getByRole('link', { name: 'Page 2' }))
  expect(await order(2)).toBeDefined()
  expect(window.location.search).toBe('?page=2')
})

// UI-3
test('never looks empty while orders of another status load', async () => {
  const response = Promise.withResolvers<void>()
  slow = response.promise
  server.respondTo(listOrders, async ({ query }) => {
    if (query.status) return success(listOrders, { ...aPage([]), total: 0 })
    await slow
    return success(listOrders, aPage([aPurchase({ tracking_no: 'CLX1' })]))
  })
  const { user } = await openHub('/seller/purchases?status=cancelled', server)
  await screen.findByText('No orders here')
  await user.click(screen.getByRole('link', { name: 'All' }))
  await waitFor(() => expect(screen.queryByText('No orders here')).toBeNull())
  expect(screen.queryByText('You haven’t bought anything yet')).toBeNull()
  response.resolve()
  expect(await order(1)).toBeDefined()
})
