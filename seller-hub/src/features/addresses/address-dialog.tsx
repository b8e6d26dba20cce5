import type { Address, AddressInput } from '@closyyy/contract/addresses-schemas'
import { AddressForm, type AddressValues, useAddressErrorText } from '@closyyy/forms/address-form'
import { useFailureToast } from '@closyyy/forms/use-failure-toast'
import type { UnsentValues } from '@closyyy/forms/use-form'
import { usePlaceName } from '@closyyy/platform/labels/place-names'
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

/** Stores a typed new address while it is closed (UI-6); stays open while an edited address is saved (UI-17). */
export function AddressDialog({ address, open, onClose }: AddressDialogProps) {
  const t = useAddressesText()
  const unsent = useRef<AddressValues>(undefined)
  useFailureToast(open, unsent, useAddressErrorText())
  const [type, setType] = useState<AddressType>('pickup')
  const { mutateAsync: save, isPending } = useSaveAddress(address?.id)
  return (
    <Dialog open={open} onClose={onClose} pending={address && isPending} title={t(address ? 'edit.title' : 'add')}>
      {address ? (
        <EditedAddress address={address} update={save} onSaved={onClose} />
      ) : (
        <NewAddress add={save} unsent={unsent} type={type} onType={setType} onSaved={onClose} />
      )}
    </Dialog>
  )
}

interface NewAddressProps {
  add: (input: AddressInput) => Promise<unknown>
  unsent: UnsentValues<AddressValues>
  type: AddressType
  onType: (type: AddressType) => void
  onSaved: () => void
}

/** The type of an address is chosen once, when it is added. */
function NewAddress({ add, unsent, type, onType, onSaved }: NewAddressProps) {
  const t = useAddressesText()
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

interface EditedAddressProps {
  address: Address
  update: (input: AddressInput) => Promise<unknown>
  onSaved: () => void
}

function EditedAddress({ address, update, onSaved }: EditedAddressProps) {
  const t = useAddressesText()
  const placeName = usePlaceName()
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
