import { listOrders } from '@closyyy/contract/orders-calls'
import { getOwnStats } from '@closyyy/contract/stats-calls'
import { localTime } from '@closyyy/i18n/local-time'
import { aPage } from '@closyyy/testing/builders'
import { createFakeServer, type FakeServer, noNetwork, success } from '@closyyy/testing/fake-server'
import { ayesha } from '@closyyy/testing/page-at'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { anOffer } from '../../test/offer.ts'
import { openHub } from '../../test/open-hub.tsx'
import { anOrder, aPurchase } from '../../test/order.ts'
import { respondWithOffers, respondWithOwnProducts } from '../../test/overview.ts'
import { productOf } from '../../test/product.ts'
// Preloads lazy modules, so that no test waits for them.
import '../components/hub-layout.tsx'
import './overview-page.tsx'

let server: FakeServer

beforeEach(() => {
  server = createFakeServer()
  server.respondTo(getOwnStats, { items_sold: 0, total_revenue: 0, total_profit: 0, categories: [], weeks: [] })
  respondWithOwnProducts(server, [], [])
  respondWithOffers(server, [])
  server.respondTo(listOrders, aPage([]))
})

const section = (name: string) => within(screen.getByRole('region', { name }))

const dueOn = (day: number) => ({ deadline_at: `2026-01-${day}T09:30:00Z` })

test('starts with open tasks', async () => {
  respondWithOffers(server, [
    anOffer(),
    anOffer({ id: 42, product_id: 4, actor_id: ayesha.userId, actions: ['update'] }),
  ])
  server.respondTo(listOrders, ({ query }) => {
    if (query.type === 'purchased') {
      return success(listOrders, aPage(query.status === 'delivered' ? [aPurchase({ status: 'delivered' })] : []))
    }
    return success(
      listOrders,
      aPage(query.status === 'pending' ? [anOrder(dueOn(21)), anOrder({ id: 52, ...dueOn(20) })] : []),
    )
  })
  respondWithOwnProducts(server, [productOf({ id: 4, approval_status: 'rejected' })], [])
  await openHub('/seller/sellinghub/overview', server)
  const waiting = section('Waiting for you')
  await waiting.findByRole('link', { name: '1 offer to answer' })
  expect(waiting.getAllByRole('link').map(link => [link.textContent?.trim(), link.getAttribute('href')])).toEqual([
    ['1 offer to answer', '/seller/sellinghub/offers'],
    ['2 orders to ship', '/seller/sellinghub/sold-items?status=pending'],
    ['1 delivery to confirm', '/seller/purchases?status=delivered'],
    ['1 listing to correct', '/seller/sellinghub/selling-active'],
  ])
  expect(waiting.getAllByText(/^The first by/).map(({ textContent }) => textContent)).toEqual(
    [anOffer().expires_at, dueOn(20).deadline_at].map(time => `The first by ${localTime(time ?? '', 'time')}`),
  )
  const headings = screen.getAllByRole('heading').map(({ textContent }) => textContent)
  expect(headings[headings.indexOf('Overview') + 1]).toBe('Waiting for you')
})

// ORDER-18
test('counts no delivery with an open problem', async () => {
  const open_dispute = { id: 8, deadline_at: '2026-02-01T09:30:00Z' }
  const deliveries = [
    aPurchase({ status: 'delivered', open_dispute, ...dueOn(19) }),
    aPurchase({ id: 52, status: 'delivered', ...dueOn(20) }),
  ]
  server.respondTo(listOrders, ({ query }) =>
    success(listOrders, aPage(query.status === 'delivered' ? deliveries : [])),
  )
  await openHub('/seller/sellinghub/overview', server)
  const waiting = section('Waiting for you')
  expect(await waiting.findByRole('link', { name: '1 delivery to confirm' })).toBeDefined()
  expect(waiting.getByText(/^The first by/).textContent).toContain(localTime(dueOn(20).deadline_at, 'time'))
})

// NAV-9
test('links to listing an item and to selling if there are no open tasks', async () => {
  await openHub('/seller/sellinghub/overview', server)
  const waiting = section('Waiting for you')
  expect(await waiting.findByText('Nothing is waiting for you right now.')).toBeDefined()
  expect(waiting.getAllByRole('link').map(link => [link.textContent, link.getAttribute('href')])).toEqual([
    ['List an item', '/seller/list-item'],
    ['How to sell', '/how-to-sell-on-closyyy'],
  ])
})

test('never shows an empty task list after a failed load', async () => {
  server.respondTo(listOrders, noNetwork)
  await openHub('/seller/sellinghub/overview', server)
  const waiting = section('Waiting for you')
  expect(await waiting.findByText('We couldn’t load your open tasks.')).toBeDefined()
  server.respondTo(listOrders, aPage([]))
  await userEvent.click(waiting.getByRole('button', { name: 'Try again' }))
  expect(await waiting.findByText('Nothing is waiting for you right now.')).toBeDefined()
})
