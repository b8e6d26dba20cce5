import { randomUUID } from 'node:crypto'
import * as carts from '@closyyy/contract/carts-calls'
import { creating, everybody, row, signedIn } from './row.ts'

const userRows = [
  row(carts.getCart, signedIn, {}),
  row(carts.addCartItem, [401, 201, 409, 201, 201], async scene => ({ body: { product_id: await scene.product() } })),
  row(
    carts.addCartItem,
    [401, 404, 409, 404, 404],
    async scene => ({ body: { product_id: await scene.pendingProduct() } }),
    'waiting for approval',
  ),
  row(carts.addOfferToCart, [401, 404, 409, 201, 404], async scene => {
    const { id, product_id } = await scene.counterOffer()
    return { body: { offer_id: id, product_id } }
  }),
  row(carts.setCartItemQuantity, [401, 404, 200, 404, 404], async scene => ({
    body: { productID: (await scene.ownCart()).product_id, quantity: 2 },
  })),
  row(carts.deleteCartItem, [401, 404, 200, 404, 404], async scene => ({
    params: { cartId: (await scene.ownCart()).item_id },
  })),
  row(carts.mergeCart, signedIn, async scene => ({ body: { guest_id: (await scene.guestCart()).guest_id } })),
]

/** A guest id grants access to its cart, signed in or not (CART-6). */
const guestRows = [
  row(carts.getGuestCart, everybody, async scene => ({ query: { guest_id: (await scene.guestCart()).guest_id } })),
  row(carts.addGuestCartItem, creating(everybody), async scene => ({
    body: { guest_id: randomUUID(), product_id: await scene.product() },
  })),
  row(carts.setGuestCartItemQuantity, everybody, async scene => {
    const { guest_id, product_id } = await scene.guestCart()
    return { body: { guestID: guest_id, productID: product_id, quantity: 2 } }
  }),
  row(
    carts.setGuestCartItemQuantity,
    [404, 404, 404, 404, 404],
    async scene => ({
      body: { guestID: randomUUID(), productID: (await scene.guestCart()).product_id, quantity: 2 },
    }),
    'another guest’s item',
  ),
  row(carts.deleteGuestCartItem, everybody, async scene => {
    const { guest_id, item_id } = await scene.guestCart()
    return { params: { cartId: item_id }, query: { guest_id } }
  }),
  row(
    carts.deleteGuestCartItem,
    [404, 404, 404, 404, 404],
    async scene => ({ params: { cartId: (await scene.guestCart()).item_id }, query: { guest_id: randomUUID() } }),
    'another guest’s item',
  ),
]

export const cartsRows = [...userRows, ...guestRows]
