import type { ApiClient } from '@closyyy/api-client/api-client'
import { getProductLike } from '@closyyy/contract/likes-calls'
import { MAX_PAGE_SIZE } from '@closyyy/contract/pagination'
import { getShop } from '@closyyy/contract/shops-calls'
import { callKey } from '@closyyy/platform/query'

export const likeKinds = ['like', 'save'] as const
export type LikeKind = (typeof likeKinds)[number]

export type OwnLikes = Record<LikeKind, number[]>

/** Pages fetched of each kind: the newest 192 products. */
const MAX_PAGES = 4
/** Changes on this page update the cache directly. */
const FRESH_MS = 300_000

/** A user's likes and saves, fetched once for all cards of a page. */
export function ownLikesQuery(api: ApiClient, userId: number) {
  const read = async (filter: 'liked' | 'saved', signal: AbortSignal) => {
    const ids: number[] = []
    for (let page = 1; page <= MAX_PAGES; page += 1) {
      const query = { filter, page, per_page: MAX_PAGE_SIZE }
      const { products } = await api.call(getShop, { params: { id: userId }, query }, { signal })
      ids.push(...products.data.map(({ id }) => id))
      if (page >= products.last_page) break
    }
    return ids
  }
  return {
    queryKey: ownLikesKey(userId),
    queryFn: async ({ signal }: { signal: AbortSignal }): Promise<OwnLikes> => {
      const [like, save] = await Promise.all([read('liked', signal), read('saved', signal)])
      return { like, save }
    },
    staleTime: FRESH_MS,
  }
}

/** Begins as the keys of single likes, which other remotes invalidate with their changes. */
export const ownLikesKey = (userId: number) => [...callKey(getProductLike), 'own', userId]
