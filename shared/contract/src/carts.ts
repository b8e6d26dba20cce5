import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { Product } from './products.ts'
import { Id, IdText, Rupees } from './scalars.ts'

/** Made by the client; whoever holds one holds that cart. */
export const GuestId = z.uuidv4()

/** A product in a cart; `price` and `unit_price` are the offer's price where an offer applies. */
export const CartItem = z.object({
  id: Id,
  product_id: Id,
  product: Product,
  quantity: z.int().check(z.positive()),
  price: Rupees,
  unit_price: Rupees,
  total_price: Rupees,
  offer_id: z.nullable(Id),
})
export type CartItem = z.infer<typeof CartItem>

export const Cart = z.object({ id: z.nullable(Id), items: z.array(CartItem) })
export type Cart = z.infer<typeof Cart>

const Quantity = z.int().check(z.positive(), z.maximum(1_000))

export const getCart = defineCall({
  name: 'getCart',
  method: 'GET',
  path: '/v1/user/cart',
  access: 'bearer',
  summary: "The signed-in person's cart, the same on every device.",
  data: Cart,
})

export const getGuestCart = defineCall({
  name: 'getGuestCart',
  method: 'GET',
  path: '/v1/user/cart/guest',
  access: 'anyone',
  summary: "A guest's cart.",
  query: z.object({ guest_id: GuestId }),
  data: Cart,
})

export const addCartItem = defineCall({
  name: 'addCartItem',
  method: 'POST',
  path: '/v1/user/cart/items',
  access: 'bearer',
  summary: 'Puts a product into the cart; again for the same product adds up, capped at what is left.',
  body: z.object({ product_id: Id, quantity: z._default(Quantity, 1) }),
  data: CartItem,
  status: 201,
})

export const addGuestCartItem = defineCall({
  name: 'addGuestCartItem',
  method: 'POST',
  path: '/v1/user/cart/items/guest',
  access: 'anyone',
  summary: "Puts a product into a guest's cart; again for the same product adds up, capped at what is left.",
  body: z.object({ guest_id: GuestId, product_id: Id, quantity: z._default(Quantity, 1) }),
  data: CartItem,
  status: 201,
})

export const setCartItemQuantity = defineCall({
  name: 'setCartItemQuantity',
  method: 'PUT',
  path: '/v1/user/cart/items/increment/item',
  access: 'bearer',
  summary: 'Sets the quantity of a product in the cart, at most what is left.',
  body: z.object({ productID: Id, quantity: Quantity }),
  data: CartItem,
})

export const setGuestCartItemQuantity = defineCall({
  name: 'setGuestCartItemQuantity',
  method: 'PUT',
  path: '/v1/user/cart/items/guest/increment',
  access: 'anyone',
  summary: "Sets the quantity of a product in a guest's cart, at most what is left.",
  body: z.object({ guestID: GuestId, productID: Id, quantity: Quantity }),
  data: CartItem,
})

export const deleteCartItem = defineCall({
  name: 'deleteCartItem',
  method: 'DELETE',
  path: '/v1/user/cart/items/:cartId',
  access: 'bearer',
  summary: "Takes an item out of the cart; `cartId` is the item's id.",
  params: z.object({ cartId: IdText }),
  data: z.null(),
})

export const deleteGuestCartItem = defineCall({
  name: 'deleteGuestCartItem',
  method: 'DELETE',
  path: '/v1/user/cart/items/guest/:cartId',
  access: 'anyone',
  summary: "Takes an item out of a guest's cart; `cartId` is the item's id.",
  params: z.object({ cartId: IdText }),
  query: z.object({ guest_id: GuestId }),
  data: z.null(),
})

export const mergeCart = defineCall({
  name: 'mergeCart',
  method: 'POST',
  path: '/v1/user/cart/merge',
  access: 'bearer',
  summary:
    "A guest's items join the user's cart, capped at what is left, own products left out; twice changes nothing more.",
  body: z.object({ guest_id: GuestId }),
  data: Cart,
})
