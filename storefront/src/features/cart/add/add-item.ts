import type { ApiClient } from '@closyyy/api-client/api-client'
import { addCartItem, addGuestCartItem } from '@closyyy/contract/carts-calls'
import type { CartItem } from '@closyyy/contract/carts-schemas'
import { getProduct } from '@closyyy/contract/products-calls'
import { callQuery, type QueryClient } from '@closyyy/platform/query'
import { requireGuestId } from '@closyyy/platform/session-data/guest-id'
import { canBuy } from '../../../components/can-buy.ts'
import type { CartOwner } from '../../../components/cart/cart-owner.ts'
import { refreshCart } from '../use-cart.ts'

interface NewItem {
  product_id: number
  quantity: number
}

interface AddItemOptions {
  api: ApiClient
  queryClient: QueryClient
  owner: CartOwner
  /** Called after a failure if the button and its message are removed because the product was sold meanwhile. */
  onRemoved: (error: unknown) => void
}

/**
 * Adds to the cart. After a failure refetches the product, which may have been sold since, and the cart, which may have the
 * item if the response was lost. @throws ApiError
 */
export async function addItem(
  item: NewItem,
  { api, queryClient, owner, onRemoved }: AddItemOptions,
): Promise<CartItem> {
  try {
    if (owner !== 'guest') return await api.call(addCartItem, { body: item })
    return await api.call(addGuestCartItem, { body: { ...item, guest_id: requireGuestId() } })
  } catch (error) {
    void refreshCart(queryClient)
    const { queryKey } = callQuery(getProduct, { params: { id: item.product_id } })
    void queryClient.invalidateQueries({ queryKey }).then(() => {
      const product = queryClient.getQueryData(queryKey)
      if (product && !canBuy(product)) onRemoved(error)
    })
    throw error
  }
}
