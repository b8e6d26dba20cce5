import { listRatings } from '@closyyy/contract/ratings'
import { getShop, type Shop } from '@closyyy/contract/shops'
import { getProfile } from '@closyyy/contract/users'
import { callQuery, pagedCallQuery } from '@closyyy/platform/query'

/** The shop's person; the served page holds what everybody sees, a signed-in reader's own view is asked for after. */
export function shopProfileQuery(id: number, userId?: number) {
  const query = callQuery(getProfile, { params: { id } })
  return userId === undefined ? query : { ...query, queryKey: [...query.queryKey, userId] }
}

/** A shop's description with its pieces on sale or its sold ones, page after page. */
export function shopQuery(id: number, kind: 'selling' | 'sold') {
  return {
    ...pagedCallQuery(getShop, { params: { id }, query: { sold: kind === 'sold' ? '1' : '0' } }),
    getNextPageParam: ({ products: { current_page, last_page } }: Shop) =>
      current_page < last_page ? current_page + 1 : undefined,
  }
}

/** What buyers wrote about a seller, page after page. */
export const shopRatingsQuery = (id: number) => pagedCallQuery(listRatings, { params: { id } })
