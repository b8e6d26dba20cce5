import type { Address } from '@closyyy/contract/addresses-schemas'
import { useLazyComponent } from '@closyyy/platform/rendering/use-lazy-component'
import { toast } from '@closyyy/ui/toast'
import { useState } from 'react'
import { useCheckoutText } from '../checkout-text.ts'

/** Render `dialog` outside the checkout form because it contains a form. */
export function useAddressDialog(onAdded: (address: Address) => void) {
  const t = useCheckoutText()
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
  const dialog = Component && <Component open={isOpen} onClose={() => setOpen(false)} onAdded={onAdded} />
  return { open, isLoading, dialog }
}
