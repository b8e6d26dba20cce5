import { likeProduct, saveProduct, unlikeProduct, unsaveProduct } from '@closyyy/contract/likes-calls'
import type { ProductLike } from '@closyyy/contract/likes-schemas'
import { getShop } from '@closyyy/contract/shops-calls'
import { callKey, useMutation, useQueryClient } from '@closyyy/platform/query'
import { useServices } from '@closyyy/platform/services'
import { toast } from '@closyyy/ui/toast'
import { type LikeKind, type OwnLikes, ownLikesKey } from './likes-queries.ts'
import { useLikesText } from './likes-text.ts'
import { productLikeQuery } from './product-like-query.ts'

const calls = { like: [unlikeProduct, likeProduct], save: [unsaveProduct, saveProduct] } as const

export interface LikeChange {
  kind: LikeKind
  isOn: boolean
}

/** Likes or saves optimistically, on product page and cards. */
export function useLikeProduct(productId: number, userId: number) {
  const t = useLikesText()
  const { api } = useServices()
  const queryClient = useQueryClient()
  const { queryKey } = productLikeQuery(productId, userId)
  const ownKey = ownLikesKey(userId)
  return useMutation({
    // Serializes quick presses.
    scope: { id: `like-${productId}` },
    mutationFn: ({ kind, isOn }: LikeChange) => api.call(calls[kind][isOn ? 1 : 0], { params: { id: productId } }),
    onMutate: async ({ kind, isOn }) => {
      await Promise.all([queryKey, ownKey].map(one => queryClient.cancelQueries({ queryKey: one })))
      const like = queryClient.getQueryData<ProductLike>(queryKey)
      const own = queryClient.getQueryData<OwnLikes>(ownKey)
      if (like) queryClient.setQueryData(queryKey, withLike(like, kind, isOn))
      if (own) queryClient.setQueryData(ownKey, withOwnLike(own, productId, kind, isOn))
      if (kind === 'save' && isOn) toast(t('saved-toast'))
      return { like, wasOn: own?.[kind].includes(productId) }
    },
    onSuccess: like => queryClient.setQueryData(queryKey, like),
    onError: (_error, { kind }, before) => {
      if (before?.like) queryClient.setQueryData(queryKey, before.like)
      const { wasOn } = before ?? {}
      if (wasOn !== undefined)
        queryClient.setQueryData<OwnLikes>(ownKey, own => own && withOwnLike(own, productId, kind, wasOn))
      toast(t('failed'), { kind: 'danger' })
    },
    onSettled: (_like, _error, _change, before) => {
      // The list was not loaded yet, so it lacks the change.
      if (before?.wasOn === undefined) void queryClient.invalidateQueries({ queryKey: ownKey })
      return queryClient.invalidateQueries({
        queryKey: callKey(getShop),
        predicate: query => JSON.stringify(query.queryKey).includes('"filter"'),
      })
    },
  })
}

function withLike(like: ProductLike, kind: LikeKind, isOn: boolean): ProductLike {
  if (kind === 'save') return { ...like, is_saved: isOn }
  return { ...like, is_liked: isOn, likes_count: like.likes_count + (isOn ? 1 : -1) }
}

function withOwnLike(own: OwnLikes, id: number, kind: LikeKind, isOn: boolean): OwnLikes {
  const others = own[kind].filter(one => one !== id)
  return { ...own, [kind]: isOn ? [id, ...others] : others }
}
