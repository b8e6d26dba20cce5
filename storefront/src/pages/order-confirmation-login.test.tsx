import { cancelOrder, getGuestOrder, listOrders } from '@closyyy/contract/orders-calls'
import { listSuggestedProducts } from '@closyyy/contract/suggestions-calls'
import { anOrder, aPage } from '@closyyy/testing/builders'
import { failure, type ReceivedRequest, success } from '@closyyy/testing/fake-server'
import { ayesha } from '@closyyy/testing/page-at'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { aCartItem, createCartServer } from '../../test/cart-server.ts'
import { guestId } from '../../test/open-checkout.ts'
import { openPage } from '../../test/open-page.tsx'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

const order = anOrder({ actions: ['cancel'] })

/** A server with an order of the guest alone, whose cart the login merges. */
async function logInAsGuest() {
  localStorage.setItem('guestID', guestId)
  const server = createCartServer(aCartItem(1))
  server.respondTo(listSuggestedProducts, aPage([]))
  server.respondTo(listOrders, aPage([]))
  server.respondTo(getGuestOrder, ({ query }: ReceivedRequest) =>
    query.guest_id === guestId ? success(getGuestOrder, order) : failure('not-found'),
  )
  await openPage('/cart', { server, signedIn: ayesha })
  await screen.findByText('Lawn kurti teal')
  await waitFor(() => expect(localStorage.getItem('guestID')).toBeNull())
  cleanup()
  return server
}

// ORDER-7
test('opens the order of a guest who logged in, and lets them act on it', async () => {
  const server = await logInAsGuest()
  server.respondTo(cancelOrder, { ...order, status: 'cancelled', actions: [] })
  const { user } = await openPage('/orderconfirmation/97', { server, signedIn: ayesha })
  expect(await screen.findByText('CLX97')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Cancel the order' }))
  await user.click(await screen.findByRole('button', { name: 'Yes, cancel it' }))
  await waitFor(() => expect(server.requests.some(({ name }) => name === 'cancelOrder')).toBe(true))
  expect(server.requests.find(({ name }) => name === 'cancelOrder')?.body).toEqual({ guest_id: guestId })
})

// ORDER-7
test('says that an order does not exist which neither the account nor its guest has', async () => {
  const server = await logInAsGuest()
  server.respondTo(getGuestOrder, () => failure('not-found'))
  await openPage('/orderconfirmation/97', { server, signedIn: ayesha })
  expect(await screen.findByText('Order not found.')).toBeTruthy()
})
