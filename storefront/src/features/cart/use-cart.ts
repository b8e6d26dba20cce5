import type { ApiClient } from '@closyyy/api-client/api-client'
import type { Cart } from '@closyyy/contract/carts'
import { on } from '@closyyy/event-bus/event-bus'
import { type QueryClient, useQuery, useQueryClient } from '@closyyy/platform/query'
import { useServices } from '@closyyy/platform/services'
import { useEffect, useMemo } from 'react'
import { type CartOwner, useCartOwner } from '../../components/buyer/cart-owner.ts'
import { readGuestId } from '../../components/buyer/guest-id.ts'
import { wishesQuery, withWishes } from './cart-wishes.ts'

export const cartKey = (owner: CartOwner) => ['cart', owner]

/** Asks the server again for the cart, whoever's it is. */
export function refreshCart(queryClient: QueryClient) {
  return queryClient.invalidateQueries({ queryKey: ['cart'] })
}

/** The cart on this page, as the buyer wishes it; `cart` is undefined until it is known. */
export function useCart() {
  const owner = useCartOwner()
  const { api } = useServices()
  const queryClient = useQueryClient()
  const found = useQuery<Cart>({
    queryKey: cartKey(owner ?? 'guest'),
    queryFn: ({ signal }) => readCart(api, owner ?? 'guest', signal),
    enabled: owner !== undefined,
  })
  const { data: wishes } = useQuery(wishesQuery)
  useEffect(() => hearChanges(queryClient), [queryClient])
  const known = owner === undefined ? undefined : found.data
  const cart = useMemo(() => known && withWishes(known, wishes), [known, wishes])
  return {
    cart,
    isError: found.isError,
    errorAt: found.errorUpdatedAt,
    isFetching: found.isFetching,
    retry: found.refetch,
  }
}

const emptyCart: Cart = { id: null, items: [] }

/** A guest without an id has put nothing in yet, so that neither the server nor more script needs to be asked. */
async function readCart(api: ApiClient, owner: CartOwner, signal: AbortSignal): Promise<Cart> {
  if (owner === 'guest' && !readGuestId()) return emptyCart
  const { loadCart } = await import(/* webpackChunkName: "storefront-load-cart" */ './load-cart.ts')
  return loadCart(api, owner, signal)
}

const listening = new WeakSet<QueryClient>()

/** One ear a page, for this tab and the others, however many components read the cart. */
function hearChanges(queryClient: QueryClient) {
  if (listening.has(queryClient)) return
  listening.add(queryClient)
  on('cart.changed', () => void refreshCart(queryClient))
}
