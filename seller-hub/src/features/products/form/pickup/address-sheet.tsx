import type { Address } from '@closyyy/contract/addresses-schemas'
import { Sheet } from '@closyyy/ui/sheet'
import { useListingText } from '../listing-text.ts'
import { AddressForm } from './address-form.tsx'

export interface AddressSheetProps {
  isOpen: boolean
  onClose: () => void
  onAdded: (address: Address) => void
}

export function AddressSheet({ isOpen, onClose, onAdded }: AddressSheetProps) {
  const t = useListingText()
  return (
    <Sheet open={isOpen} onClose={onClose} title={t('address-new')}>
      <AddressForm onAdded={onAdded} />
    </Sheet>
  )
}
