import { isApiError, serverMessage } from '@closyyy/api-client/api-error'
import {
  deleteCartItem,
  deleteGuestCartItem,
  setCartItemQuantity,
  setGuestCartItemQuantity,
} from '@closyyy/contract/carts-calls'
import type { Cart, CartItem } from '@closyyy/contract/carts-schemas'
import { emitCartChanged } from '@closyyy/event-bus/emit/storefront'
import { clearAddedToCart } from '@closyyy/platform/marketplace/added-to-cart'
import { clearCheckoutItems } from '@closyyy/platform/marketplace/checkout-items'
import { useQueryClient } from '@closyyy/platform/query'
import { useServices } from '@closyyy/platform/services'
import { requireGuestId } from '@closyyy/platform/session-data/guest-id'
import { toast } from '@closyyy/ui/toast'
import { useCartOwner } from '../../components/cart/cart-owner.ts'
import { useCartText } from './cart-text.ts'
import { deletePendingQuantity, getPendingQuantity, setPendingQuantity } from './pending-quantities.ts'
import { cartKey, refreshCart } from './use-cart.ts'

/** The quantity of an item that is removed. */
const REMOVAL = 0

/** Edits cart items optimistically, one request per item at a time; of edits made during it only the last is sent. */
export function useEditCart() {
  const t = useCartText()
  const queryClient = useQueryClient()
  const { send, confirm } = useCartRequests()

  async function edit(item: CartItem, quantity: number) {
    const isInFlight = getPendingQuantity(queryClient, item.id) !== undefined
    setPendingQuantity(queryClient, item.id, quantity)
    if (isInFlight) return
    let sent = quantity
    try {
      for (let next: number | undefined = quantity; next !== undefined; ) {
        sent = next
        confirm(item, await send(item, sent))
        const latest = getPendingQuantity(queryClient, item.id)
        next = latest === sent ? undefined : latest
      }
      deletePendingQuantity(queryClient, item.id)
      emitCartChanged({})
    } catch (error) {
      takeBack(item, sent, error)
    }
  }

  function takeBack(item: CartItem, quantity: number, error: unknown) {
    deletePendingQuantity(queryClient, item.id)
    if (quantity === REMOVAL) {
      toast(t(deleteFailure(error)), { kind: 'danger' })
      setTimeout(() => focusRemoveButton(item))
    } else toast(serverMessage(error) ?? t('quantity-failed'), { kind: 'danger' })
    void refreshCart(queryClient)
  }

  return {
    setQuantity: (item: CartItem, quantity: number) => void edit(item, quantity),
    remove(item: CartItem) {
      if (item.id > 0) void edit(item, REMOVAL)
      else toast(t('cart-id-invalid'), { kind: 'danger' })
    },
  }
}

function useCartRequests() {
  const owner = useCartOwner() ?? 'guest'
  const { api } = useServices()
  const queryClient = useQueryClient()

  function send(item: CartItem, quantity: number) {
    if (quantity === REMOVAL) return remove(item.id)
    const body = { productID: item.product_id, quantity }
    return owner === 'guest'
      ? api.call(setGuestCartItemQuantity, { body: { ...body, guestID: requireGuestId() } })
      : api.call(setCartItemQuantity, { body })
  }

  async function remove(cartId: number): Promise<undefined> {
    const params = { cartId }
    const request =
      owner === 'guest'
        ? api.call(deleteGuestCartItem, { params, query: { guest_id: requireGuestId() } })
        : api.call(deleteCartItem, { params })
    await request.catch((error: unknown) => {
      // Deleted in another tab or on another device.
      if (!isApiError(error) || error.code !== 'not-found') throw error
    })
  }

  function confirm(item: CartItem, updated: CartItem | undefined) {
    const cart = queryClient.setQueryData<Cart>(
      cartKey(owner),
      now => now && { ...now, items: now.items.flatMap(one => (one.id === item.id ? (updated ?? []) : one)) },
    )
    if (!updated) clearAddedToCart(item.product_id)
    if (cart?.items.length === 0) clearCheckoutItems()
  }

  return { send, confirm }
}

const removeButtonPrefix = 'remove-item-'
export const removeButtonId = ({ id }: CartItem) => `${removeButtonPrefix}${id}`

/**
 * Returns the focus to the button of an item that was not removed: it was lost with the item or is at that of another, which
 * would be removed by pressing Enter again.
 */
function focusRemoveButton(item: CartItem) {
  const { activeElement, body } = document
  if (activeElement === body || activeElement?.id.startsWith(removeButtonPrefix))
    document.getElementById(removeButtonId(item))?.focus({ preventScroll: true })
}

/** Message ids by failure (CART-10). */
function deleteFailure(error: unknown) {
  if (isApiError(error) && error.code === 'signed-out') return 'delete.signed-out'
  return isApiError(error) && error.status === 200 ? 'delete.rejected' : 'delete.failed'
}
