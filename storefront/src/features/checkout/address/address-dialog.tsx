import { addAddress } from '@closyyy/contract/addresses-calls'
import type { Address } from '@closyyy/contract/addresses-schemas'
import { AddressForm, type AddressValues, useAddressErrorText } from '@closyyy/forms/address-form'
import { useAfterSuccess } from '@closyyy/forms/use-after-success'
import { useFailureToast } from '@closyyy/forms/use-failure-toast'
import { addressesQuery } from '@closyyy/platform/queries/addresses'
import { useQueryClient } from '@closyyy/platform/query'
import { useServices } from '@closyyy/platform/services'
import { Alert } from '@closyyy/ui/alert'
import { Dialog } from '@closyyy/ui/dialog'
import { useRef, useState } from 'react'
import { useCheckoutText } from '../checkout-text.ts'
import { CityChoice } from '../city/city-choice.tsx'

export interface AddressDialogProps {
  open: boolean
  onClose: () => void
  onAdded: (address: Address) => void
}

/** Time before the dialog closes (ADDRESS-5). */
const CLOSE_AFTER_MS = 3000

/** Saves a new shipping address (ADDRESS-4). */
export function AddressDialog({ open, onClose, onAdded }: AddressDialogProps) {
  const t = useCheckoutText()
  const { api } = useServices()
  const queryClient = useQueryClient()
  const unsent = useRef<AddressValues>(undefined)
  useFailureToast(open, unsent, useAddressErrorText(true))
  const [isAdded, setAdded] = useState(false)
  const close = () => {
    setAdded(false)
    onClose()
  }
  useAfterSuccess(CLOSE_AFTER_MS, isAdded, close)
  return (
    <Dialog open={open} onClose={close} title={t('address.new')}>
      {isAdded ? (
        <Alert kind="success">{t('address.added')}</Alert>
      ) : (
        <AddressForm
          type="shipping"
          unsent={unsent}
          isCheckout
          CityField={CityChoice}
          save={async body => {
            const added = await api.call(addAddress, { body })
            // A repeated request returns an address that may be listed already (ADDRESS-7).
            queryClient.setQueryData(addressesQuery.queryKey, (known = []) => [
              ...known.filter(({ id }) => id !== added.id),
              added,
            ])
            onAdded(added)
            setAdded(true)
          }}
        />
      )}
    </Dialog>
  )
}
