import type { BuyerAverage, OrderRating } from '@closyyy/contract/order-ratings-schemas'
import type { Db } from '../../db/database.ts'
import { findBuyerAverages, findOrderRatings } from './order-ratings-queries.ts'

export type RatingSide = 'buyer' | 'seller'

export interface OrderRatings {
  by_buyer: OrderRating | null
  by_seller: OrderRating | null
}

export const noRatings: OrderRatings = { by_buyer: null, by_seller: null }

const noAverage: BuyerAverage = { average_rating: 0, ratings_count: 0 }

/** Returns the ratings of orders that one of the sides may see: its own, and the other's once it is shown (RATING-5). */
export async function showOrderRatings(
  db: Db,
  sides: ReadonlyMap<number, RatingSide>,
): Promise<Map<number, OrderRatings>> {
  const shown = new Map<number, OrderRatings>([...sides.keys()].map(id => [id, { ...noRatings }]))
  if (sides.size === 0) return shown
  for (const { order_id, author, counts, reveals_at, ...rating } of await findOrderRatings(db, [...sides.keys()])) {
    const ratings = shown.get(order_id)
    if (ratings && (counts || sides.get(order_id) === author))
      ratings[`by_${author}`] = { ...rating, hidden_until: reveals_at }
  }
  return shown
}

/** Returns the averages of buyers for their sellers and themselves (RATING-7). */
export async function showBuyerAverages(db: Db, buyerIds: number[]): Promise<(buyerId: number) => BuyerAverage> {
  const averages = new Map<number, BuyerAverage>()
  if (buyerIds.length > 0)
    for (const { buyer_id, ...average } of await findBuyerAverages(db, buyerIds)) averages.set(buyer_id, average)
  return buyerId => averages.get(buyerId) ?? noAverage
}
