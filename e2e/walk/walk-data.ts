import { type APIRequestContext, expect } from '@playwright/test'
import { appealRefusal, oweReadyRefund, reportPerson, reportProduct, suspendPerson } from '../fixtures/admin-queues.ts'
import { fillGuestCart, sana } from '../fixtures/filled-cart.ts'
import { listProduct } from '../fixtures/listed-product.ts'
import { placeOrder } from '../fixtures/placed-order.ts'
import { signInByApi } from '../fixtures/sign-in.ts'

export type WalkData = Awaited<ReturnType<typeof prepareData>>

/** Adds to the demo data what fills every screen: an order of each visitor and one entry of each queue. */
export async function prepareData(request: APIRequestContext) {
  const live = await listProduct(request, { title: 'Walk shawl', quantity: 9 })
  const sold = await listProduct(request, { title: 'Walk kurta' })
  await listProduct(request, { title: 'Walk dupatta', isPending: true })
  const buyersOrder = await placeOrder(request, sold)
  const guestId = await fillGuestCart(request, live)
  const guestsOrder = await placeGuestOrder(request, guestId, live)
  for (const fill of [reportProduct, reportPerson, suspendPerson, appealRefusal, oweReadyRefund]) await fill(request)
  await draftListing(request)
  return { live, sold, guestId, buyersOrder: buyersOrder.id, guestsOrder }
}

/** Places an order that waits for the code sent to the guest's phone. */
async function placeGuestOrder(
  request: APIRequestContext,
  guest_id: string,
  { id, user }: { id: number; user: { id: number } },
): Promise<number> {
  const { selectedCity: _picked, ...info } = { ...sana, email: 'walk@example.com', guest_id }
  const cart_items = [{ product_id: id, quantity: 1 }]
  const data = { seller_id: user.id, cart_items, guest_info: info }
  const placed = await request.post('/api/v1/cart/checkout/create/guest', { data })
  expect(placed.status(), 'a guest’s order').toBe(201)
  const added = await request.post('/api/v1/user/cart/items/guest', { data: { guest_id, product_id: id, quantity: 1 } })
  expect(added.status(), 'an item in the guest’s cart').toBe(201)
  return (await placed.json()).data.id
}

async function draftListing(request: APIRequestContext): Promise<void> {
  const { token } = await signInByApi(request, 'demo_seller')
  const headers = { authorization: `Bearer ${token}` }
  const saved = await request.post('/api/v1/listing/auth/drafts', { headers, data: { title: 'Walk draft' } })
  expect(saved.status(), 'a draft').toBe(201)
}
