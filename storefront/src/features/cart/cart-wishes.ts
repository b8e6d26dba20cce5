import type { Cart } from '@closyyy/contract/carts'
import type { QueryClient } from '@closyyy/platform/query'

/** Quantities that the buyer wishes for and the server has not confirmed yet, by cart item; 0 takes the item out. */
export type Wishes = Record<number, number>

const queryKey = ['cart-wishes']

/** Options to read the wishes with; they are never fetched, only set. */
export const wishesQuery = { queryKey, queryFn: (): Wishes => ({}), initialData: {}, enabled: false }

export function wishFor(client: QueryClient, itemId: number): number | undefined {
  return client.getQueryData<Wishes>(queryKey)?.[itemId]
}

export function setWish(client: QueryClient, itemId: number, quantity: number) {
  client.setQueryData<Wishes>(queryKey, wishes => ({ ...wishes, [itemId]: quantity }))
}

export function dropWish(client: QueryClient, itemId: number) {
  client.setQueryData<Wishes>(queryKey, (wishes = {}) => {
    const { [itemId]: _dropped, ...others } = wishes
    return others
  })
}

/** The cart as the buyer wishes it: the server's, with what is under way. */
export function withWishes(cart: Cart, wishes: Wishes): Cart {
  const items = cart.items.flatMap(item => {
    const quantity = wishes[item.id] ?? item.quantity
    return quantity === 0 ? [] : [{ ...item, quantity, total_price: totalOf(item, quantity) }]
  })
  return { ...cart, items }
}

const totalOf = (item: Cart['items'][number], quantity: number) =>
  quantity === item.quantity ? item.total_price : item.unit_price * quantity
