import type { BuyerAverage } from '@closyyy/contract/order-ratings-schemas'
import type { Db } from '../../db/database.ts'
import { anyOf } from '../../db/expressions.ts'

/** Returns the ratings of orders by both sides, shown or not. */
export function findOrderRatings(db: Db, orderIds: number[]) {
  const columns = ['order_id', 'rating', 'comment', 'created_at', 'reveals_at', 'counts'] as const
  return db
    .selectFrom('ratings')
    .select(({ val }) => [...columns, val<'buyer' | 'seller'>('buyer').as('author')])
    .where('order_id', '=', anyOf(orderIds))
    .unionAll(
      db
        .selectFrom('buyer_ratings')
        .select(({ val }) => [...columns, val<'buyer' | 'seller'>('seller').as('author')])
        .where('order_id', '=', anyOf(orderIds)),
    )
    .execute()
}

/** Returns the averages of buyers with at least one rating. */
export function findBuyerAverages(db: Db, buyerIds: number[]): Promise<(BuyerAverage & { buyer_id: number })[]> {
  return db
    .selectFrom('buyer_ratings')
    .select(({ fn, lit }) => [
      'buyer_id',
      fn.countAll<number>().as('ratings_count'),
      fn<number>('trunc', [fn.avg('rating'), lit(2)]).as('average_rating'),
    ])
    .where('buyer_id', '=', anyOf(buyerIds))
    .where('counts', '=', true)
    .groupBy('buyer_id')
    .execute()
}
