import { addAddress, deleteAddress, updateAddress } from '@closyyy/contract/addresses-calls'
import type { Address, AddressInput } from '@closyyy/contract/addresses-schemas'
import { addressesQuery } from '@closyyy/platform/queries/addresses'
import { useMutation, useQueryClient } from '@closyyy/platform/query'
import { useServices } from '@closyyy/platform/services'
import { toast } from '@closyyy/ui/toast'
import { useAddressesText } from './addresses-text.ts'

export function useSaveAddress(id: number | undefined) {
  const { api } = useServices()
  const refresh = useRefreshAddresses()
  return useMutation({
    mutationFn: (body: AddressInput) =>
      id === undefined ? api.call(addAddress, { body }) : api.call(updateAddress, { params: { id }, body }),
    onSuccess: refresh,
  })
}

/** Shows a toast: the card is removed before its dialog could show the result. */
export function useDeleteAddress() {
  const t = useAddressesText()
  const { api } = useServices()
  const refresh = useRefreshAddresses()
  return useMutation({
    mutationFn: ({ id }: Address) => api.call(deleteAddress, { params: { id } }),
    onSuccess() {
      toast(t('deleted'))
      return refresh()
    },
  })
}

function useRefreshAddresses() {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: addressesQuery.queryKey })
}
