import { listAddresses } from '@closyyy/contract/addresses-calls'
import type { Address } from '@closyyy/contract/addresses-schemas'
import { callKey, useQueryClient } from '@closyyy/platform/query'
import { useLazyComponent } from '@closyyy/platform/use-lazy-component'
import { toast } from '@closyyy/ui/toast'
import { useState } from 'react'
import { useCheckoutText } from '../checkout-text.ts'

/** Render `dialog` outside the checkout form because it contains a form. */
export function useAddressDialog(onAdded: (address: Address) => void) {
  const t = useCheckoutText()
  const queryClient = useQueryClient()
  const [isOpen, setOpen] = useState(false)
  const { Component, isLoading, request } = useLazyComponent(
    async () => (await import(/* webpackChunkName: "storefront-dialogs" */ './address-dialog.tsx')).AddressDialog,
    () => {
      setOpen(false)
      toast(t('address.new.failed'), { kind: 'danger' })
    },
  )
  const open = () => {
    setOpen(true)
    void request()
  }
  const take = (address: Address) => {
    queryClient.setQueryData<Address[]>(callKey(listAddresses, {}), (known = []) => [...known, address])
    onAdded(address)
  }
  const dialog = Component && <Component open={isOpen} onClose={() => setOpen(false)} onAdded={take} />
  return { open, isLoading, dialog }
}
