import { listOffers } from '@closyyy/contract/offers-calls'
import { listOrders } from '@closyyy/contract/orders-calls'
import { getShop } from '@closyyy/contract/shops-calls'
import { createFakeServer, noNetwork } from '@closyyy/testing/fake-server'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openHub } from '../../test/open-hub.tsx'
// Preloads lazy modules, so that no test waits for them.
import '../components/hub-layout.tsx'
import './account-page.tsx'
import './saved-page.tsx'

// NAV-9
test('shows open tasks, the menu and the other language', async () => {
  const server = createFakeServer()
  for (const call of [listOffers, listOrders]) server.respondTo(call, noNetwork)
  await openHub('/seller/account', server)
  expect(await screen.findByRole('heading', { level: 1, name: 'You' })).toBeDefined()
  expect(screen.getByRole('region', { name: 'Waiting for you' })).toBeDefined()
  expect(screen.getAllByRole('link', { name: 'Saved' })[0]?.getAttribute('href')).toBe('/seller/saved')
  expect(screen.getByRole('link', { name: 'اردو' }).getAttribute('href')).toBe('/language/ur')
  expect(screen.queryByRole('link', { name: 'You' })).toBeNull()
})

test('shows a retry if saved products do not load', async () => {
  const server = createFakeServer()
  server.respondTo(getShop, noNetwork)
  await openHub('/seller/saved', server)
  expect(await screen.findByRole('heading', { level: 1, name: 'Saved' })).toBeDefined()
  expect(await screen.findByText('We couldn’t load these items.')).toBeDefined()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined()
})
