import { serverMessage } from '@closyyy/api-client/api-error'
import { relistProduct } from '@closyyy/contract/own-products-calls'
import { getProduct, listOwnProducts } from '@closyyy/contract/products-calls'
import type { Product } from '@closyyy/contract/products-schemas'
import { callKey, useMutation, useQueryClient } from '@closyyy/platform/query'
import { useServices } from '@closyyy/platform/services'
import { toast } from '@closyyy/ui/toast'
import { useSellingText } from '../selling-text.ts'

export function useRelist() {
  const t = useSellingText()
  const { api } = useServices()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ id }: Pick<Product, 'id'>) => api.call(relistProduct, { params: { id } }),
    onSuccess: () => toast(t('relisted'), { kind: 'success' }),
    onError: error => toast(serverMessage(error) ?? t('relist-failed'), { kind: 'danger' }),
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: callKey(listOwnProducts) }),
        queryClient.invalidateQueries({ queryKey: callKey(getProduct), refetchType: 'none' }),
      ]),
  })
}
