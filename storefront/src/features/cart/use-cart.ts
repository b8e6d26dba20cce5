import type { ApiClient } from '@closyyy/api-client/api-client'
import type { Cart } from '@closyyy/contract/carts-schemas'
import { onCartChanged, onOfferAddedToCart } from '@closyyy/event-bus/on'
import { type QueryClient, useQuery, useQueryClient } from '@closyyy/platform/query'
import { useServices } from '@closyyy/platform/services'
import { readGuestId } from '@closyyy/platform/session-data/guest-id'
import { useEffect, useMemo } from 'react'
import { type CartOwner, useCartOwner } from '../../components/cart/cart-owner.ts'
import { pendingQuantitiesQuery, withPendingQuantities } from './pending-quantities.ts'

export const cartKey = (owner: CartOwner) => ['cart', owner]

export function refreshCart(queryClient: QueryClient) {
  return queryClient.invalidateQueries({ queryKey: ['cart'] })
}

/** The cart with its pending quantities; undefined until loaded. */
export function useCart() {
  const owner = useCartOwner()
  const { api } = useServices()
  const queryClient = useQueryClient()
  const query = useQuery<Cart>({
    queryKey: cartKey(owner ?? 'guest'),
    queryFn: ({ signal }) => readCart(api, owner ?? 'guest', signal),
    enabled: owner !== undefined,
  })
  const { data: pending } = useQuery(pendingQuantitiesQuery)
  useEffect(() => subscribeToCartChanges(queryClient), [queryClient])
  const confirmed = owner === undefined ? undefined : query.data
  const cart = useMemo(() => confirmed && withPendingQuantities(confirmed, pending), [confirmed, pending])
  return {
    cart,
    isError: query.isError,
    errorAt: query.errorUpdatedAt,
    isFetching: query.isFetching,
    retry: query.refetch,
  }
}

const emptyCart: Cart = { id: null, items: [] }

/** Skips the request, and the script for it, for a guest without an id: nothing was added yet. */
async function readCart(api: ApiClient, owner: CartOwner, signal: AbortSignal): Promise<Cart> {
  if (owner === 'guest' && !readGuestId()) return emptyCart
  const { loadCart } = await import(/* webpackChunkName: "storefront-load-cart" */ './load-cart.ts')
  return loadCart(api, owner, signal)
}

const subscribed = new WeakSet<QueryClient>()

/** Subscribes once per page, however many components read the cart. */
function subscribeToCartChanges(queryClient: QueryClient) {
  if (subscribed.has(queryClient)) return
  subscribed.add(queryClient)
  onCartChanged(() => void refreshCart(queryClient))
  onOfferAddedToCart(() => void refreshCart(queryClient))
}
