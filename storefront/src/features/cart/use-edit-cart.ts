import { isApiError } from '@closyyy/api-client/api-error'
import { refusalText } from '@closyyy/api-client/refusal-text'
import {
  type Cart,
  type CartItem,
  deleteCartItem,
  deleteGuestCartItem,
  setCartItemQuantity,
  setGuestCartItemQuantity,
} from '@closyyy/contract/carts'
import { emit } from '@closyyy/event-bus/event-bus'
import { useQueryClient } from '@closyyy/platform/query'
import { useServices } from '@closyyy/platform/services'
import { toast } from '@closyyy/ui/toast'
import { unmarkAdded } from '../../components/buyer/cart-marks.ts'
import { useCartOwner } from '../../components/buyer/cart-owner.ts'
import { forgetCheckoutItems } from '../../components/buyer/checkout-items.ts'
import { requireGuestId } from '../../components/buyer/guest-id.ts'
import { useCartText } from './cart-text.ts'
import { dropWish, setWish, wishFor } from './cart-wishes.ts'
import { cartKey, refreshCart } from './use-cart.ts'

/**
 * Changes an item of the cart: shown at once, undone where the server refuses.
 * One call an item is on its way at a time; of what is wished meanwhile only the last is sent.
 */
export function useEditCart() {
  const t = useCartText()
  const queryClient = useQueryClient()
  const { send, confirm } = useConfirmedEdit()

  async function settle(item: CartItem, quantity: number) {
    const isUnderWay = wishFor(queryClient, item.id) !== undefined
    setWish(queryClient, item.id, quantity)
    if (isUnderWay) return
    let sent = quantity
    try {
      for (let wish: number | undefined = quantity; wish !== undefined; ) {
        sent = wish
        confirm(item, await send(item, sent))
        const next = wishFor(queryClient, item.id)
        wish = next === sent ? undefined : next
      }
      dropWish(queryClient, item.id)
      emit('cart.changed', {})
    } catch (error) {
      dropWish(queryClient, item.id)
      toast(sent === 0 ? t(deleteFailure(error)) : (refusalText(error) ?? t('quantity-failed')), { kind: 'danger' })
      void refreshCart(queryClient)
    }
  }

  return {
    setQuantity: (item: CartItem, quantity: number) => void settle(item, quantity),
    remove(item: CartItem) {
      if (item.id > 0) void settle(item, 0)
      else toast(t('cart-id-invalid'), { kind: 'danger' })
    },
  }
}

/** The calls behind an edit, and what the cache keeps of their answers. */
function useConfirmedEdit() {
  const owner = useCartOwner() ?? 'guest'
  const { api } = useServices()
  const queryClient = useQueryClient()

  function send(item: CartItem, quantity: number) {
    if (quantity === 0) return remove(item.id)
    const body = { productID: item.product_id, quantity }
    return owner === 'guest'
      ? api.call(setGuestCartItemQuantity, { body: { ...body, guestID: requireGuestId() } })
      : api.call(setCartItemQuantity, { body })
  }

  async function remove(cartId: number): Promise<undefined> {
    const params = { cartId }
    const sent =
      owner === 'guest'
        ? api.call(deleteGuestCartItem, { params, query: { guest_id: requireGuestId() } })
        : api.call(deleteCartItem, { params })
    await sent.catch((error: unknown) => {
      // Another tab or device was faster.
      if (!isApiError(error) || error.code !== 'not-found') throw error
    })
  }

  function confirm(item: CartItem, answer: CartItem | undefined) {
    const cart = queryClient.setQueryData<Cart>(
      cartKey(owner),
      now => now && { ...now, items: now.items.flatMap(one => (one.id === item.id ? (answer ?? []) : one)) },
    )
    if (!answer) unmarkAdded(item.product_id)
    if (cart?.items.length === 0) forgetCheckoutItems()
  }

  return { send, confirm }
}

/** The sentences of storefront.txt section 8: no session, an answer that is no success, no answer. */
function deleteFailure(error: unknown) {
  if (isApiError(error) && error.code === 'signed-out') return 'delete.signed-out'
  return isApiError(error) && error.status === 200 ? 'delete.refused' : 'delete.failed'
}
