import { getOrder } from '@closyyy/contract/orders-calls'
import { listRatings, rateBuyer, rateUser } from '@closyyy/contract/ratings-calls'
import { getProfile } from '@closyyy/contract/users-calls'
import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Db } from '../src/db/database.ts'
import { revealDueRatings } from '../src/features/ratings/rating-reveals.ts'
import { addOrder, addUser, signIn } from './builders.ts'
import { openTestApi } from './test-api.ts'

export type RatingFixture = Awaited<ReturnType<typeof openRatingFixture>>
export type Traded = Awaited<ReturnType<typeof addTrade>>

async function addTrade(db: Db, set: Partial<Parameters<typeof addOrder>[1]> = {}) {
  const [seller, buyer] = [await addUser(db), await addUser(db, { first_name: 'Hina' })]
  const order = await addOrder(db, { seller_id: seller.id, buyer_id: buyer.id, ...set })
  return { seller, buyer, order, tokens: { seller: await signIn(db, seller), buyer: await signIn(db, buyer) } }
}

/** Opens completed orders of new people, with the calls that rate both sides. */
export async function openRatingFixture() {
  const api = await openTestApi()
  const { db } = api
  const unexpected = (error: unknown) => expect(error).toBeUndefined()
  return {
    api,
    newOrder: (set?: Parameters<typeof addTrade>[1]) => addTrade(db, set),
    byBuyer: ({ seller, order, tokens }: Traded, rating = 4) =>
      api.call(
        rateUser,
        { params: { id: seller.id }, body: { rating, comment: 'As shown.', order_id: order.id } },
        tokens.buyer,
      ),
    bySeller: ({ order, tokens }: Traded, rating = 5, comment = 'Paid at once.') =>
      api.call(rateBuyer, { params: { id: order.id }, body: { rating, comment } }, tokens.seller),
    shown: async ({ order, tokens }: Traded, side: 'buyer' | 'seller') =>
      (await api.call(getOrder, { params: { id: order.id } }, tokens[side])).data,
    profile: async (id: number, token?: string) => (await api.call(getProfile, { params: { id } }, token)).data,
    listed: async (id: number) => (await api.call(listRatings, { params: { id }, query: {} })).data,
    sweep: () => revealDueRatings({ db, log: { warn: unexpected } }),
    /** Lets seconds pass for the ratings of an order. */
    async pass({ order }: Traded, seconds: number) {
      for (const table of ['ratings', 'buyer_ratings'])
        await sql`update ${sql.table(table)} set reveals_at = reveals_at - make_interval(secs => ${seconds})
          where order_id = ${order.id}`.execute(db)
    },
  }
}
