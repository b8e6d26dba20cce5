import { getGuestCart } from '@closyyy/contract/carts-calls'
import { confirmPlacedOrder, sendOrderCode } from '@closyyy/contract/order-confirmations-calls'
import { getGuestOrder, listOrders } from '@closyyy/contract/orders-calls'
import type { Order } from '@closyyy/contract/orders-schemas'
import { listSuggestedProducts } from '@closyyy/contract/suggestions-calls'
import { anOrder, aPage } from '@closyyy/testing/builders'
import { createFakeServer, failure, success } from '@closyyy/testing/fake-server'
import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { openPage } from '../../test/open-page.tsx'

const guestId = '7b0ff4f2-7c5b-4f0e-9a5e-0d4f6f0a5b11'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  localStorage.setItem('guestID', guestId)
})

const waiting = (resend_in = 20): Order =>
  anOrder({
    confirm_by: new Date(Date.now() + 900_000).toISOString(),
    confirmation: { state: 'waiting', channel: 'sms', sent_to: '0300 •••4567', resend_in },
  })

function serverWith(order: Order) {
  const server = createFakeServer()
  let current = order
  server.respondTo(getGuestOrder, () => success(getGuestOrder, current))
  server.respondTo(listOrders, () => success(listOrders, aPage([current])))
  server.respondTo(listSuggestedProducts, aPage([]))
  server.respondTo(confirmPlacedOrder, () => {
    current = anOrder()
    return success(confirmPlacedOrder, current)
  })
  server.respondTo(sendOrderCode, { resend_in: 30, expires_in: 800 })
  return server
}

type Server = ReturnType<typeof createFakeServer>
const open = (server: Server, query = '') => openPage(`/orderconfirmation/97${query}`, { server })
const sent = ({ requests }: Server, name: string) => requests.filter(request => request.name === name)

// CONFIRMATION-2
describe('an unconfirmed order', () => {
  test('asks for the code that was sent, and is placed once it is right', async () => {
    const server = serverWith(waiting())
    const { user } = await open(server)
    await screen.findByRole('heading', { level: 1, name: 'Confirm your order' })
    expect(screen.getByText(/We texted a 6-digit code to .*0300 •••4567/)).toBeTruthy()
    expect(screen.queryByText('Track order')).toBeNull()
    const code = screen.getByLabelText('Code')
    expect(code.getAttribute('autocomplete')).toBe('one-time-code')
    await user.type(code, '123')
    await user.click(screen.getByRole('button', { name: 'Place my order' }))
    expect(await screen.findByText('Please enter all 6 digits of the code.')).toBeTruthy()
    expect(sent(server, 'confirmPlacedOrder')).toEqual([])
    await user.type(code, '456')
    await user.click(screen.getByRole('button', { name: 'Place my order' }))
    await screen.findByRole('heading', { level: 1, name: 'Thank you for your order' })
    expect(sent(server, 'confirmPlacedOrder')[0]?.body).toEqual({ guest_id: guestId, code: '123456' })
  })

  // CONFIRMATION-1
  test.each([
    ['waits for its code', waiting(), '/orderconfirmation/97'],
    ['was confirmed', anOrder(), undefined],
    ['was not confirmed in time', { ...waiting(), confirm_by: new Date(Date.now() - 1000).toISOString() }, undefined],
  ])('is linked from the empty bag while it waits: one that %s', async (_, order, href) => {
    const server = serverWith(order)
    server.respondTo(getGuestCart, { id: 1, items: [] })
    const { router } = await open(server)
    await screen.findByRole('list', { name: 'Order status' })
    await act(() => router.navigate('/cart'))
    expect(await screen.findByText('Your cart is empty.')).toBeTruthy()
    expect(screen.queryByText('Your order is waiting for its code.') !== null).toBe(href !== undefined)
    expect(screen.queryByRole('link', { name: 'Enter the code' })?.getAttribute('href')).toBe(href)
  })

  // PHONE-9
  test.each([' 123456', '123 456', '123-456', '۱۲۳۴۵۶', '١٢٣٤٥٦', 'Your code is 123456'])(
    'reads the pasted code “%s”',
    async text => {
      const server = serverWith(waiting())
      const { user } = await open(server)
      await user.click(await screen.findByLabelText('Code'))
      await user.paste(text)
      await user.click(screen.getByRole('button', { name: 'Place my order' }))
      await screen.findByRole('heading', { level: 1, name: 'Thank you for your order' })
      expect(sent(server, 'confirmPlacedOrder')[0]?.body).toEqual({ guest_id: guestId, code: '123456' })
    },
  )

  test('shows a wrong code at its field', async () => {
    const server = serverWith(waiting())
    server.respondTo(confirmPlacedOrder, () => failure('invalid', 'Invalid code.', { code: ['Invalid code.'] }))
    const { user } = await open(server)
    const code = await screen.findByLabelText('Code')
    await user.type(code, '000000')
    await user.click(screen.getByRole('button', { name: 'Place my order' }))
    await waitFor(() => expect(code.getAttribute('aria-invalid')).toBe('true'))
    expect(screen.getAllByText('Invalid code.')).toHaveLength(1)
  })

  // PHONE-3
  test('locks the resend as long as the server does', async () => {
    const server = serverWith(waiting(20))
    const { user } = await open(server)
    const locked = await screen.findByRole('button', { name: /Resend in (20|19) s/ })
    expect(locked.getAttribute('aria-disabled')).toBe('true')
    await user.click(locked)
    expect(sent(server, 'sendOrderCode')).toEqual([])
  })

  test('sends another code, and locks again', async () => {
    const server = serverWith(waiting(0))
    const { user } = await open(server)
    await user.click(await screen.findByRole('button', { name: 'Resend' }))
    expect(await screen.findByText('A new code is on its way.')).toBeTruthy()
    expect(sent(server, 'sendOrderCode')[0]?.body).toEqual({ guest_id: guestId })
    // UI-9
    const locked = screen.getByRole('button', { name: /Resend in (30|29) s/ })
    expect([document.activeElement, locked.hasAttribute('disabled')]).toEqual([locked, false])
  })

  test('is placed by the link of the message, with its token alone', async () => {
    const server = serverWith(waiting())
    await open(server, '?token=abc&confirm=1')
    await screen.findByRole('heading', { level: 1, name: 'Thank you for your order' })
    expect(sent(server, 'confirmPlacedOrder').map(({ body }) => body)).toEqual([{ token: 'abc' }])
  })

  test('is not placed by a link that only opens it', async () => {
    const server = serverWith(waiting())
    await open(server, '?token=abc')
    await screen.findByLabelText('Code')
    expect(sent(server, 'confirmPlacedOrder')).toEqual([])
  })
})

// CONFIRMATION-3
test('explains an order that nobody confirmed, and leads to the bag', async () => {
  const lapsed = anOrder({
    status: 'cancelled',
    actions: [],
    cancelled_at: '2026-01-20T10:00:00Z',
    confirmation: { state: 'lapsed', channel: 'sms', sent_to: null, resend_in: 0 },
  })
  await open(serverWith(lapsed))
  await screen.findByRole('heading', { level: 1, name: 'This order wasn’t confirmed' })
  expect(screen.getByRole('link', { name: 'Go to cart' }).getAttribute('href')).toBe('/cart')
})
