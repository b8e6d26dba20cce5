import { listRatings } from '@closyyy/contract/ratings-calls'
import { getShop } from '@closyyy/contract/shops-calls'
import type { Shop } from '@closyyy/contract/shops-schemas'
import { profileQuery } from '@closyyy/platform/queries/profile'
import { pagedCallQuery } from '@closyyy/platform/query'

/** The served page has the guest's view; the browser fetches a user's. */
export function shopProfileQuery(id: number, userId?: number) {
  const query = profileQuery(id)
  return userId === undefined ? query : { ...query, queryKey: [...query.queryKey, userId] }
}

export function shopQuery(id: number, kind: 'selling' | 'sold') {
  return {
    ...pagedCallQuery(getShop, { params: { id }, query: { sold: kind === 'sold' ? '1' : '0' } }),
    getNextPageParam: ({ products: { current_page, last_page } }: Shop) =>
      current_page < last_page ? current_page + 1 : undefined,
  }
}

export const shopRatingsQuery = (id: number) => pagedCallQuery(listRatings, { params: { id } })
