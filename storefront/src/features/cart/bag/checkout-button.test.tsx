import type { CartItem } from '@closyyy/contract/carts'
import { onToast } from '@closyyy/ui/toast'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { aCartItem, createCartServer } from '../../../../test/cart-server.ts'
import { openPage } from '../../../../test/open-page.tsx'
import { CheckoutButton } from './checkout-button.tsx'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

const press = async (...items: CartItem[]) => {
  const header = <CheckoutButton sellerId={11} items={items} />
  const { user, router } = await openPage('/seller/anywhere', { server: createCartServer(), header })
  await user.click(await screen.findByRole('button', { name: 'Checkout' }))
  return router
}

test('the checkout gets one seller’s items, without what is sold', async () => {
  const router = await press(aCartItem(1), aCartItem(2, { sold: true }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/checkout'))
  const kept = JSON.parse(sessionStorage.getItem('checkoutItems') ?? '[]')
  expect(kept).toMatchObject([{ id: 1, cart_id: 1, product_id: 601, quantity: 1, price: '2100.00', offer_id: null }])
})

test.each([
  ['is all sold', { sold: true }, 'No items found for checkout.'],
  [
    'belongs to a seller on vacation',
    { user: { ...aCartItem(1).product.user, on_vacation: true } },
    'This seller is on vacation.',
  ],
])('what %s stays in the bag', async (_, given, message) => {
  const toasts: string[] = []
  const stop = onToast(one => toasts.push(one.message))
  const router = await press(aCartItem(1, given))
  expect(toasts).toEqual([message])
  expect(router.state.location.pathname).toBe('/seller/anywhere')
  stop()
})
