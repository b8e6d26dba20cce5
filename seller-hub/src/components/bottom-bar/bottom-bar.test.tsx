import { listOrders } from '@closyyy/contract/orders-calls'
import { callQuery, useQuery } from '@closyyy/platform/query'
import { aPage } from '@closyyy/testing/builders'
import { createFakeServer } from '@closyyy/testing/fake-server'
import { ayesha } from '@closyyy/testing/page-at'
import { act, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { anOrder } from '../../../test/order.ts'
import { pageAt } from '../../../test/page-at.tsx'
import { BottomBar } from './bottom-bar.tsx'

const page = [{ path: '*', element: <BottomBar /> }]
const links = () => screen.getAllByRole('link').map(link => [link.textContent, link.getAttribute('href')])

// NAV-8
test('links to the five places of a phone and marks the current one', async () => {
  const server = createFakeServer()
  const { element } = await pageAt(page, '/search', { server })
  await act(async () => void render(element))
  expect(links()).toEqual([
    ['Home', '/'],
    ['Search', '/search'],
    ['Sell', '/seller/list-item'],
    ['Saved', '/seller/saved'],
    ['You', '/seller/account'],
  ])
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Search')
  expect(server.requests).toEqual([])
})

const toShip = callQuery(listOrders, { query: { type: 'sold', status: 'pending', sort: 'oldest', page: 1 } })

function OrdersToShip() {
  return <p>{useQuery(toShip).data?.total}</p>
}

// NAV-8
test('counts the waiting tasks that the page loads, without requests of its own', async () => {
  const server = createFakeServer()
  server.respondTo(listOrders, aPage([anOrder(), anOrder({ id: 2 })]))
  const loaded = [{ path: '*', element: [<BottomBar key="bar" />, <OrdersToShip key="orders" />] }]
  const { element } = await pageAt(loaded, '/', { server, signedIn: ayesha })
  await act(async () => void render(element))
  expect(await screen.findByRole('link', { name: '2 tasks waiting You' })).toBeDefined()
  expect(server.requests.map(({ name }) => name)).toEqual(['listOrders'])
})
