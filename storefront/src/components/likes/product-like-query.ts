import { getProductLike } from '@closyyy/contract/likes-calls'
import { callQuery } from '@closyyy/platform/query'

/** Likes differ by user: the served page has a guest's, the browser fetches a user's. */
export function productLikeQuery(id: number, userId?: number) {
  const query = callQuery(getProductLike, { params: { id } })
  return { ...query, queryKey: [...query.queryKey, userId ?? 'guest'] }
}
