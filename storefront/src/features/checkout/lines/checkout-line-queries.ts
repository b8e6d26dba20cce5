import type { ApiClient } from '@closyyy/api-client/api-client'
import { isApiError } from '@closyyy/api-client/api-error'
import { getCart, getGuestCart } from '@closyyy/contract/carts-calls'
import type { Cart, CartItem } from '@closyyy/contract/carts-schemas'
import { getProduct } from '@closyyy/contract/products-calls'
import type { Product } from '@closyyy/contract/products-schemas'
import type { CheckoutItem } from '@closyyy/platform/checkout-items'
import { readGuestId } from '@closyyy/platform/guest-id'
import type { CartOwner } from '../../../components/cart/cart-owner.ts'
import { type CheckoutLine, lineOf } from './checkout-line.ts'

const KEY = 'checkout-lines'

/** Current prices and stock, refetched on each visit and window focus. */
export function checkoutLinesQuery(api: ApiClient, owner: CartOwner, selected: CheckoutItem[]) {
  return {
    queryKey: [KEY, owner, selected.map(({ product_id }) => product_id)],
    queryFn: async ({ signal }: { signal: AbortSignal }): Promise<CheckoutLine[]> => {
      const cart = await readCart(api, owner, signal)
      return Promise.all(
        selected.map(async item => {
          const row = cart?.items.find(({ product_id }) => product_id === item.product_id)
          return lineOf(item, row ?? (await readProduct(api, item.product_id, signal)))
        }),
      )
    },
    staleTime: 0,
    refetchOnWindowFocus: true,
  }
}

async function readCart(api: ApiClient, owner: CartOwner, signal: AbortSignal): Promise<Cart | undefined> {
  if (owner !== 'guest') return api.call(getCart, {}, { signal })
  const guest_id = readGuestId()
  return guest_id ? api.call(getGuestCart, { query: { guest_id } }, { signal }) : undefined
}

/** Products bought directly are not in the cart. */
async function readProduct(api: ApiClient, id: number, signal: AbortSignal): Promise<Product | CartItem | undefined> {
  try {
    return await api.call(getProduct, { params: { id } }, { signal })
  } catch (error) {
    if (isApiError(error) && error.code === 'not-found') return undefined
    throw error
  }
}
