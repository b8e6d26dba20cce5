import { addAddress } from '@closyyy/contract/addresses-calls'
import type { Address, AddressInput } from '@closyyy/contract/addresses-schemas'
import { AddressForm, type AddressValues, useAddressErrorText } from '@closyyy/forms/address-form'
import { useFailureToast } from '@closyyy/forms/use-failure-toast'
import { addressesQuery } from '@closyyy/platform/queries/addresses'
import { useQueryClient } from '@closyyy/platform/query'
import { useServices } from '@closyyy/platform/services'
import { Sheet } from '@closyyy/ui/dialog'
import { useRef } from 'react'
import { useListingText } from '../listing-text.ts'
import * as styles from './pickup.module.css'

export interface AddressSheetProps {
  isOpen: boolean
  onClose: () => void
  onAdded: (address: Address) => void
}

export function AddressSheet({ isOpen, onClose, onAdded }: AddressSheetProps) {
  const t = useListingText()
  const { api } = useServices()
  const queryClient = useQueryClient()
  const unsent = useRef<AddressValues>(undefined)
  useFailureToast(isOpen, unsent, useAddressErrorText())
  async function save(body: AddressInput) {
    const added = await api.call(addAddress, { body })
    // A repeated request returns an address that may be listed already (ADDRESS-7).
    queryClient.setQueryData(addressesQuery.queryKey, (known = []) => [
      ...known.filter(({ id }) => id !== added.id),
      added,
    ])
    onAdded(added)
  }
  return (
    <Sheet open={isOpen} onClose={onClose} title={t('address-new')}>
      <AddressForm type="pickup" unsent={unsent} save={save} added={t('address-added')}>
        <p className={styles.note}>{t('address-type')}</p>
      </AddressForm>
    </Sheet>
  )
}
