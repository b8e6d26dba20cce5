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

/** The likes of a product that the server stores, undefined if unknown. Its pending changes use the same object. */
interface StoredLikes extends Partial<Record<LikeKind, boolean>> {
  hasOwnLikes: boolean
}

/** Likes or saves optimistically, on product page and cards. A failure restores what the server stores (LIKE-6). */
export function useLikeProduct(productId: number, userId: number) {
  const t = useLikesText()
  const { api } = useServices()
  const queryClient = useQueryClient()
  const { queryKey } = productLikeQuery(productId, userId)
  const ownKey = ownLikesKey(userId)
  const mutationKey = ['like', productId, userId]

  function findStored(): StoredLikes {
    const isPressed = ({ state }: { state: { context: unknown } }) => state.context !== undefined
    const pending = queryClient.getMutationCache().find({ mutationKey, status: 'pending', predicate: isPressed })
    if (pending) return pending.state.context as StoredLikes
    const like = queryClient.getQueryData<ProductLike>(queryKey)
    const own = queryClient.getQueryData<OwnLikes>(ownKey)
    return {
      like: like?.is_liked ?? own?.like.includes(productId),
      save: like?.is_saved ?? own?.save.includes(productId),
      hasOwnLikes: own !== undefined,
    }
  }

  function show(kind: LikeKind, isOn: boolean) {
    queryClient.setQueryData<ProductLike>(queryKey, like => like && withLike(like, kind, isOn))
    queryClient.setQueryData<OwnLikes>(ownKey, own => own && withOwnLike(own, productId, kind, isOn))
  }

  return useMutation({
    mutationKey,
    // Serializes quick presses.
    scope: { id: `like-${productId}` },
    mutationFn: ({ kind, isOn }: LikeChange) => api.call(calls[kind][isOn ? 1 : 0], { params: { id: productId } }),
    onMutate: async ({ kind, isOn }) => {
      await Promise.all([queryKey, ownKey].map(one => queryClient.cancelQueries({ queryKey: one })))
      const stored = findStored()
      show(kind, isOn)
      if (kind === 'save' && isOn) toast(t('saved-toast'))
      return stored
    },
    onSuccess: (like, { kind, isOn }, stored) => {
      stored[kind] = isOn
      queryClient.setQueryData(queryKey, like)
    },
    onError: (_error, { kind }, stored) => {
      const isOn = stored?.[kind]
      if (isOn !== undefined) show(kind, isOn)
      // The press has cancelled its first load.
      if (!queryClient.getQueryData(queryKey)) void queryClient.invalidateQueries({ queryKey })
      toast(t('failed'), { kind: 'danger' })
    },
    onSettled: (_like, _error, _change, stored) => {
      // The list was not loaded yet, so it lacks the change.
      if (!stored?.hasOwnLikes) void queryClient.invalidateQueries({ queryKey: ownKey })
      return queryClient.invalidateQueries({
        queryKey: callKey(getShop),
        predicate: query => JSON.stringify(query.queryKey).includes('"filter"'),
      })
    },
  })
}

function withLike(like: ProductLike, kind: LikeKind, isOn: boolean): ProductLike {
  if (kind === 'save') return { ...like, is_saved: isOn }
  if (like.is_liked === isOn) return like
  return { ...like, is_liked: isOn, likes_count: like.likes_count + (isOn ? 1 : -1) }
}

function withOwnLike(own: OwnLikes, id: number, kind: LikeKind, isOn: boolean): OwnLikes {
  const others = own[kind].filter(one => one !== id)
  return { ...own, [kind]: isOn ? [id, ...others] : others }
}
