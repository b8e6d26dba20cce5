import { likeProduct, type ProductLike, saveProduct, unlikeProduct, unsaveProduct } from '@closyyy/contract/likes'
import { getShop } from '@closyyy/contract/shops'
import { callKey, useMutation, useQueryClient } from '@closyyy/platform/query'
import { useServices } from '@closyyy/platform/services'
import { toast } from '@closyyy/ui/toast'
import { type MarkKind, type OwnMarks, ownMarksKey, productMarkQuery } from './mark-queries.ts'
import { useMarkText } from './mark-text.ts'

const calls = { like: [unlikeProduct, likeProduct], save: [unsaveProduct, saveProduct] } as const

export interface MarkWish {
  kind: MarkKind
  isOn: boolean
}

/** Likes or saves a product, or takes it back; shown at once on page and cards, undone when the server refuses. */
export function useMarkProduct(productId: number, userId: number) {
  const t = useMarkText()
  const { api } = useServices()
  const queryClient = useQueryClient()
  const { queryKey } = productMarkQuery(productId, userId)
  const ownKey = ownMarksKey(userId)
  return useMutation({
    // Quick presses reach the server in their order.
    scope: { id: `mark-${productId}` },
    mutationFn: ({ kind, isOn }: MarkWish) => api.call(calls[kind][isOn ? 1 : 0], { params: { id: productId } }),
    onMutate: async ({ kind, isOn }) => {
      await queryClient.cancelQueries({ queryKey })
      const mark = queryClient.getQueryData<ProductLike>(queryKey)
      const own = queryClient.getQueryData<OwnMarks>(ownKey)
      if (mark) queryClient.setQueryData(queryKey, withMark(mark, kind, isOn))
      if (own) queryClient.setQueryData(ownKey, withOwn(own, productId, kind, isOn))
      if (kind === 'save' && isOn) toast(t('saved-toast'))
      return { mark, own }
    },
    onSuccess: mark => queryClient.setQueryData(queryKey, mark),
    onError: (_error, _wish, before) => {
      if (before?.mark) queryClient.setQueryData(queryKey, before.mark)
      if (before?.own) queryClient.setQueryData(ownKey, before.own)
      toast(t('failed'), { kind: 'danger' })
    },
    onSettled: () =>
      queryClient.invalidateQueries({
        queryKey: callKey(getShop),
        predicate: query => JSON.stringify(query.queryKey).includes('"filter"'),
      }),
  })
}

function withMark(mark: ProductLike, kind: MarkKind, isOn: boolean): ProductLike {
  if (kind === 'save') return { ...mark, is_saved: isOn }
  return { ...mark, is_liked: isOn, likes_count: mark.likes_count + (isOn ? 1 : -1) }
}

function withOwn(own: OwnMarks, id: number, kind: MarkKind, isOn: boolean): OwnMarks {
  const others = own[kind].filter(one => one !== id)
  return { ...own, [kind]: isOn ? [id, ...others] : others }
}
