import { type APIRequestContext, expect } from '@playwright/test'
import type { WireProduct } from '../../fixtures/catalogue.ts'
import { signInByApi } from '../../fixtures/sign-in.ts'

/** What the journeys read of an order on the wire. */
interface WireOrder {
  id: number
  tracking_no: string
  subtotal: number
  platform_fee: number
  total_amount: number
}

/** The demo buyer orders a piece of each of a seller's products, so that a journey owns its order. */
export async function placeOrder(request: APIRequestContext, ...products: WireProduct[]): Promise<WireOrder> {
  const { token } = await signInByApi(request, 'demo_buyer')
  const headers = { authorization: `Bearer ${token}` }
  const addresses = (await (await request.get('/api/v1/user/address', { headers })).json()).data
  const address = addresses.find((one: { address_type: string }) => one.address_type === 'shipping')
  const placed = await request.post('/api/v1/cart/checkout/create', {
    headers,
    data: {
      seller_id: products[0]?.user.id,
      cart_items: products.map(({ id }) => ({ product_id: id, quantity: 1 })),
      delivery_address_id: address.id,
    },
  })
  expect(placed.status(), 'an order').toBe(201)
  return (await placed.json()).data
}
