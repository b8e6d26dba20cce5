import {
  addCartItem,
  addGuestCartItem,
  type CartItem,
  deleteCartItem,
  deleteGuestCartItem,
  getCart,
  getGuestCart,
  mergeCart,
  setCartItemQuantity,
  setGuestCartItemQuantity,
} from '@closyyy/contract/carts'
import type { Product } from '@closyyy/contract/products'
import { aProduct } from '@closyyy/testing/builders'
import { createFakeServer, success } from '@closyyy/testing/fake-server'

/** A row of a cart, of three pieces left, but for what is given. */
export function aCartItem(
  id: number,
  { quantity = 1, ...given }: Partial<Product> & { quantity?: number } = {},
): CartItem {
  const product = aProduct({ id: 600 + id, quantity: 3, quantity_left: 3, ...given })
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

/** A call that the cart server heard, with what was sent. */
interface Sent {
  name: string
  path: string
  body: Record<string, unknown>
}

/** A fake server that keeps one cart, whoever asks for it. */
export function createCartServer(...kept: CartItem[]) {
  const server = createFakeServer()
  const sent: Sent[] = []
  let items = kept
  let latest: Omit<Sent, 'name'> = { path: '', body: {} }
  const note = (name: string) => sent.push({ name, ...latest })

  for (const call of [getCart, getGuestCart, mergeCart]) {
    server.answer(call, () => {
      note(call.name)
      return success(call, { id: 1, items })
    })
  }
  for (const call of [addCartItem, addGuestCartItem]) {
    server.answer(call, () => {
      note(call.name)
      const { product_id, quantity } = latest.body as { product_id: number; quantity: number }
      const added = aCartItem(product_id - 600, { quantity })
      items = [...items, added]
      return success(call, added)
    })
  }
  for (const call of [setCartItemQuantity, setGuestCartItemQuantity]) {
    server.answer(call, () => {
      note(call.name)
      const { productID, quantity } = latest.body as { productID: number; quantity: number }
      const withQuantity = (item: CartItem) => ({ ...item, quantity, total_price: item.unit_price * quantity })
      items = items.map(item => (item.product_id === productID ? withQuantity(item) : item))
      return success(call, items.find(item => item.product_id === productID) as CartItem)
    })
  }
  for (const call of [deleteCartItem, deleteGuestCartItem]) {
    server.answer(call, () => {
      note(call.name)
      items = items.filter(({ id }) => !latest.path.endsWith(`/${id}`))
      return success(call, null)
    })
  }
  return {
    ...server,
    sent,
    /** What the cart's owner has done elsewhere. */
    keep(...now: CartItem[]) {
      items = now
    },
    fetch(input: RequestInfo | URL, init: RequestInit = {}) {
      const body = typeof init.body === 'string' ? JSON.parse(init.body) : {}
      latest = { path: String(input).split('?')[0] ?? '', body }
      return server.fetch(input, init)
    },
  }
}
