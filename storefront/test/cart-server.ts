import {
  addCartItem,
  addGuestCartItem,
  deleteCartItem,
  deleteGuestCartItem,
  getCart,
  getGuestCart,
  mergeCart,
  setCartItemQuantity,
  setGuestCartItemQuantity,
} from '@closyyy/contract/carts-calls'
import type { CartItem } from '@closyyy/contract/carts-schemas'
import type { Product } from '@closyyy/contract/products-schemas'
import { aProduct } from '@closyyy/testing/builders'
import { createFakeServer, success } from '@closyyy/testing/fake-server'

/** A cart item with three units in stock. */
export function aCartItem(
  id: number,
  { quantity = 1, ...overrides }: Partial<Product> & { quantity?: number } = {},
): CartItem {
  const product = aProduct({ id: 600 + id, quantity: 3, quantity_left: 3, ...overrides })
  const { price } = product
  return {
    id,
    product_id: product.id,
    product,
    quantity,
    price,
    unit_price: price,
    total_price: price * quantity,
    offer_id: null,
  }
}

/** A received call with its body. */
interface Sent {
  name: string
  path: string
  body: Record<string, unknown>
}

/** A fake server with one cart for every owner. */
export function createCartServer(...initial: CartItem[]) {
  const server = createFakeServer()
  const sent: Sent[] = []
  let items = initial
  let latest: Omit<Sent, 'name'> = { path: '', body: {} }
  const record = (name: string) => sent.push({ name, ...latest })

  for (const call of [getCart, getGuestCart, mergeCart]) {
    server.respondTo(call, () => {
      record(call.name)
      return success(call, { id: 1, items })
    })
  }
  for (const call of [addCartItem, addGuestCartItem]) {
    server.respondTo(call, () => {
      record(call.name)
      const { product_id, quantity } = latest.body as { product_id: number; quantity: number }
      const added = aCartItem(product_id - 600, { quantity })
      items = [...items, added]
      return success(call, added)
    })
  }
  for (const call of [setCartItemQuantity, setGuestCartItemQuantity]) {
    server.respondTo(call, () => {
      record(call.name)
      const { productID, quantity } = latest.body as { productID: number; quantity: number }
      const withQuantity = (item: CartItem) => ({ ...item, quantity, total_price: item.unit_price * quantity })
      items = items.map(item => (item.product_id === productID ? withQuantity(item) : item))
      return success(call, items.find(item => item.product_id === productID) as CartItem)
    })
  }
  for (const call of [deleteCartItem, deleteGuestCartItem]) {
    server.respondTo(call, () => {
      record(call.name)
      items = items.filter(({ id }) => !latest.path.endsWith(`/${id}`))
      return success(call, null)
    })
  }
  return {
    ...server,
    sent,
    /** Changes the cart as if in another tab. */
    replaceItems(...now: CartItem[]) {
      items = now
    },
    fetch(input: RequestInfo | URL, init: RequestInit = {}) {
      const body = typeof init.body === 'string' ? JSON.parse(init.body) : {}
      latest = { path: String(input).split('?')[0] ?? '', body }
      return server.fetch(input, init)
    },
  }
}
