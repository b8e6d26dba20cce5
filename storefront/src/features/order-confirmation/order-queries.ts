import type { ApiClient } from '@closyyy/api-client/api-client'
import { getGuestOrder, listOrders } from '@closyyy/contract/orders-calls'
import type { Order } from '@closyyy/contract/orders-schemas'
import type { QueryClient } from '@closyyy/platform/query'
import { readFormerGuestId } from '@closyyy/platform/session-data/former-guest-id'
import { readGuestId } from '@closyyy/platform/session-data/guest-id'
import type { CartOwner } from '../../components/cart/cart-owner.ts'

/** Credentials for an order: session, token of an emailed link, or guest id. */
export type OrderProof = { userId: number } | GuestProof

export type GuestProof = { token: string } | { guest_id: string }

/** Undefined for a guest without credentials. */
export function orderProof(owner: CartOwner, token: string | null): OrderProof | undefined {
  if (token) return { token }
  if (owner !== 'guest') return { userId: owner }
  const guest_id = readGuestId()
  return guest_id ? { guest_id } : undefined
}

/** Undefined unless a guest has logged in in this browser. */
export function formerGuestProof(): GuestProof | undefined {
  const guest_id = readFormerGuestId()
  return guest_id ? { guest_id } : undefined
}

const REFRESH_EVERY_MS = 15_000

/** As long as a guest's order waits for its code (CONFIRMATION-1). */
const KEPT_MS = 15 * 60_000

/** Polls until the order has ended; null if the user has no such order. */
export function orderQuery(api: ApiClient, orderId: number, proof: OrderProof | undefined) {
  return {
    queryKey: ['order', orderId, proof],
    gcTime: KEPT_MS,
    enabled: orderId > 0 && proof !== undefined,
    refetchOnMount: 'always' as const,
    refetchOnWindowFocus: 'always' as const,
    refetchInterval: ({ state }: { state: { data?: Order | null | undefined } }) =>
      state.data && !hasEnded(state.data) ? REFRESH_EVERY_MS : false,
    queryFn: ({ signal }: { signal: AbortSignal }) => readOrder(api, orderId, proof, signal),
  }
}

/** Returns null if the user has no such order. */
export async function readOrder(
  api: ApiClient,
  orderId: number,
  proof: OrderProof | undefined,
  signal?: AbortSignal,
): Promise<Order | null> {
  if (!proof || 'userId' in proof) {
    const page = await api.call(listOrders, { query: { type: 'purchased', orderId } }, { signal })
    return page.data.find(({ id }) => id === orderId) ?? null
  }
  return api.call(getGuestOrder, { params: { orderId }, query: { ...proof, type: 'purchased' } }, { signal })
}

/** Returns the cached order that its buyer can still confirm, if it opens without the token of an emailed link. */
export function findWaitingOrder(queryClient: QueryClient): Order | undefined {
  const isOrder = ({ queryKey: [, , proof] }: { queryKey: readonly unknown[] }) =>
    typeof proof === 'object' && proof !== null && !('token' in proof)
  return queryClient
    .getQueriesData<Order | null>({ queryKey: ['order'], predicate: isOrder })
    .map(([, order]) => order)
    .find((order): order is Order => Boolean(order?.confirm_by && Date.parse(order.confirm_by) > Date.now()))
}

const hasEnded = ({ status }: Order) => status === 'completed' || status === 'cancelled'
