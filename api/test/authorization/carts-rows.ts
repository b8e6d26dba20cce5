import { randomUUID } from 'node:crypto'
import * as carts from '@closyyy/contract/carts-calls'
import { creating, everybody, row, signedIn } from './row.ts'

const userRows = [
  row(carts.getCart, signedIn, {}),
  row(carts.addCartItem, [401, 201, 409, 201, 201], async fixture => ({
    body: { product_id: await fixture.product() },
  })),
  row(
    carts.addCartItem,
    [401, 404, 409, 404, 404],
    async fixture => ({ body: { product_id: await fixture.pendingProduct() } }),
    'waiting for approval',
  ),
  row(carts.addOfferToCart, [401, 404, 409, 201, 404], async fixture => {
    const { id, product_id } = await fixture.counterOffer()
    return { body: { offer_id: id, product_id } }
  }),
  row(carts.setCartItemQuantity, [401, 404, 200, 404, 404], async fixture => ({
    body: { productID: (await fixture.ownCart()).product_id, quantity: 2 },
  })),
  row(carts.deleteCartItem, [401, 404, 200, 404, 404], async fixture => ({
    params: { cartId: (await fixture.ownCart()).item_id },
  })),
  row(carts.mergeCart, signedIn, async fixture => ({ body: { guest_id: (await fixture.guestCart()).guest_id } })),
]

/** A guest id grants access to its cart, signed in or not (CART-6). */
const guestRows = [
  row(carts.getGuestCart, everybody, async fixture => ({ query: { guest_id: (await fixture.guestCart()).guest_id } })),
  row(carts.addGuestCartItem, creating(everybody), async fixture => ({
    body: { guest_id: randomUUID(), product_id: await fixture.product() },
  })),
  row(carts.setGuestCartItemQuantity, everybody, async fixture => {
    const { guest_id, product_id } = await fixture.guestCart()
    return { body: { guestID: guest_id, productID: product_id, quantity: 2 } }
  }),
  row(
    carts.setGuestCartItemQuantity,
    [404, 404, 404, 404, 404],
    async fixture => ({
      body: { guestID: randomUUID(), productID: (await fixture.guestCart()).product_id, quantity: 2 },
    }),
    'another guest’s item',
  ),
  row(carts.deleteGuestCartItem, everybody, async fixture => {
    const { guest_id, item_id } = await fixture.guestCart()
    return { params: { cartId: item_id }, query: { guest_id } }
  }),
  row(
    carts.deleteGuestCartItem,
    [404, 404, 404, 404, 404],
    async fixture => ({ params: { cartId: (await fixture.guestCart()).item_id }, query: { guest_id: randomUUID() } }),
    'another guest’s item',
  ),
]

export const cartsRows = [...userRows, ...guestRows]
