import type { ApiClient } from '@closyyy/api-client/api-client'
import { getProductLike } from '@closyyy/contract/likes'
import { MAX_PAGE_SIZE } from '@closyyy/contract/page'
import { getShop } from '@closyyy/contract/shops'
import { callQuery } from '@closyyy/platform/query'

export type LikeKind = 'like' | 'save'

/** Ids of the products that a person liked or saved. */
export type OwnLikes = Record<LikeKind, number[]>

/** The marks differ by person: the served page holds a guest's, a signed-in person's are asked for afterwards. */
export function productLikeQuery(id: number, userId?: number) {
  const query = callQuery(getProductLike, { params: { id } })
  return { ...query, queryKey: [...query.queryKey, userId ?? 'guest'] }
}

/** Pages of each kind that are read for the marks on cards: the newest 192 products. */
const MAX_PAGES = 4
/** Milliseconds that the marks on cards count as fresh: what changes on this page is written into them. */
const FRESH_MS = 300_000

/** What a person liked and saved, for the marks on all cards of a page together. */
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

export const ownLikesKey = (userId: number) => ['own-marks', userId]
