import type { Cart } from '@closyyy/contract/carts-schemas'
import type { QueryClient } from '@closyyy/platform/query'

/** Optimistic quantities by cart item, until the server confirms them; 0 removes the item. */
export type PendingQuantities = Record<number, number>

const queryKey = ['pending-quantities']

/** Lives in the query cache without ever being fetched. */
export const pendingQuantitiesQuery = {
  queryKey,
  queryFn: (): PendingQuantities => ({}),
  initialData: (): PendingQuantities => ({}),
  enabled: false,
}

export function getPendingQuantity(client: QueryClient, itemId: number): number | undefined {
  return client.getQueryData<PendingQuantities>(queryKey)?.[itemId]
}

export function setPendingQuantity(client: QueryClient, itemId: number, quantity: number) {
  client.setQueryData<PendingQuantities>(queryKey, pending => ({ ...pending, [itemId]: quantity }))
}

export function deletePendingQuantity(client: QueryClient, itemId: number) {
  client.setQueryData<PendingQuantities>(queryKey, (pending = {}) => {
    const { [itemId]: _deleted, ...others } = pending
    return others
  })
}

export function withPendingQuantities(cart: Cart, pending: PendingQuantities): Cart {
  const items = cart.items.flatMap(item => {
    const quantity = pending[item.id] ?? item.quantity
    return quantity === 0 ? [] : [{ ...item, quantity, total_price: totalOf(item, quantity) }]
  })
  return { ...cart, items }
}

const totalOf = (item: Cart['items'][number], quantity: number) =>
  quantity === item.quantity ? item.total_price : item.unit_price * quantity
