import type { Address } from '@closyyy/contract/addresses-schemas'
import { AddressForm, type AddressValues, useAddressErrorText } from '@closyyy/forms/address-form'
import { useFailureToast } from '@closyyy/forms/use-failure-toast'
import type { UnsentValues } from '@closyyy/forms/use-form'
import { usePlaceName } from '@closyyy/platform/place-names'
import { ChoiceList } from '@closyyy/ui/choice-list'
import { Dialog } from '@closyyy/ui/dialog'
import { toast } from '@closyyy/ui/toast'
import { useRef, useState } from 'react'
import { useSaveAddress } from './addresses-queries.ts'
import { useAddressesText } from './addresses-text.ts'

const types = ['pickup', 'shipping'] as const
type AddressType = Address['address_type']

export interface AddressDialogProps {
  /** The address to edit; undefined for a new one. */
  address?: Address
  open: boolean
  onClose: () => void
}

export function AddressDialog({ address, open, onClose }: AddressDialogProps) {
  const t = useAddressesText()
  const unsent = useRef<AddressValues>(undefined)
  useFailureToast(open, unsent, useAddressErrorText())
  const [type, setType] = useState<AddressType>('pickup')
  return (
    <Dialog open={open} onClose={onClose} title={t(address ? 'edit.title' : 'add')}>
      {address ? (
        <EditedAddress address={address} onSaved={onClose} />
      ) : (
        <NewAddress unsent={unsent} type={type} onType={setType} onSaved={onClose} />
      )}
    </Dialog>
  )
}

interface NewAddressProps {
  unsent: UnsentValues<AddressValues>
  type: AddressType
  onType: (type: AddressType) => void
  onSaved: () => void
}

/** The type of an address is chosen once, when it is added. */
function NewAddress({ unsent, type, onType, onSaved }: NewAddressProps) {
  const t = useAddressesText()
  const { mutateAsync: add } = useSaveAddress(undefined)
  return (
    <AddressForm
      type={type}
      unsent={unsent}
      save={async body => {
        await add(body)
        toast(t('added'), { kind: 'success' })
        onSaved()
      }}
    >
      <ChoiceList
        legend={t('type')}
        name="address_type"
        layout="cards"
        value={type}
        onChange={({ target }) => onType(target.value as AddressType)}
        choices={types.map(value => ({ value, label: t(`type.${value}`), hint: t(`type.${value}.text`) }))}
      />
    </AddressForm>
  )
}

function EditedAddress({ address, onSaved }: { address: Address; onSaved: () => void }) {
  const t = useAddressesText()
  const placeName = usePlaceName()
  const { mutateAsync: update } = useSaveAddress(address.id)
  const { address_type, city } = address
  return (
    <AddressForm
      type={address_type}
      address={{ ...address, city: placeName(city) }}
      save={async body => {
        await update(body)
        toast(t('updated'), { kind: 'success' })
        onSaved()
      }}
    />
  )
}
