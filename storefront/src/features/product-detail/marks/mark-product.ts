import { likeProduct, type ProductMark, saveProduct, unlikeProduct, unsaveProduct } from '@closyyy/contract/likes'
import { getShop } from '@closyyy/contract/shops'
import { callKey, useMutation, useQueryClient } from '@closyyy/platform/query'
import { useServices } from '@closyyy/platform/services'
import { productMarkQuery } from '../product-detail-queries.ts'

export type MarkKind = 'like' | 'save'

const calls = { like: [unlikeProduct, likeProduct], save: [unsaveProduct, saveProduct] } as const

interface MarkProductOptions {
  productId: number
  userId: number
  onFailed: () => void
}

/** Likes or saves a product, or takes it back; shown at once, and undone when the server refuses. */
export function useMarkProduct({ productId, userId, onFailed }: MarkProductOptions) {
  const { api } = useServices()
  const queryClient = useQueryClient()
  const { queryKey } = productMarkQuery(productId, userId)
  return useMutation({
    mutationFn: ({ kind, isOn }: { kind: MarkKind; isOn: boolean }) =>
      api.call(calls[kind][isOn ? 1 : 0], { params: { id: productId } }),
    onMutate: async ({ kind, isOn }) => {
      await queryClient.cancelQueries({ queryKey })
      const before = queryClient.getQueryData<ProductMark>(queryKey)
      if (before) queryClient.setQueryData(queryKey, withMark(before, kind, isOn))
      return before
    },
    onSuccess: mark => queryClient.setQueryData(queryKey, mark),
    onError: (_error, _mark, before) => {
      if (before) queryClient.setQueryData(queryKey, before)
      onFailed()
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: callKey(getShop) }),
  })
}

function withMark(mark: ProductMark, kind: MarkKind, isOn: boolean): ProductMark {
  if (kind === 'save') return { ...mark, is_saved: isOn }
  return { ...mark, is_liked: isOn, likes_count: mark.likes_count + (isOn ? 1 : -1) }
}
