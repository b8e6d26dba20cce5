import { listOffers } from '@closyyy/contract/offers-calls'
import { listOrders } from '@closyyy/contract/orders-calls'
import { createFakeServer, noNetwork } from '@closyyy/testing/fake-server'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openHub } from '../../test/open-hub.tsx'
// Preloads lazy modules, so that no test waits for them.
import '../components/hub-layout.tsx'
import './overview-page.tsx'

test('exposes whether the menu is open on its button', async () => {
  const server = createFakeServer()
  server.respondTo(listOffers, noNetwork)
  server.respondTo(listOrders, noNetwork)
  const { user } = await openHub('/seller/sellinghub/overview', server)
  const button = await screen.findByRole('button', { name: 'Menu' })
  const isExpanded = () => button.getAttribute('aria-expanded')
  expect(isExpanded()).toBe('false')
  await user.click(button)
  await screen.findByRole('dialog', { name: 'Selling hub' })
  expect(isExpanded()).toBe('true')
  await user.click(screen.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(isExpanded()).toBe('false'))
})
