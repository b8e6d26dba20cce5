import { isApiError } from '@closyyy/api-client/api-error'
import { addAddress } from '@closyyy/contract/addresses-calls'
import type { Address, AddressInput } from '@closyyy/contract/addresses-schemas'
import { addressChecks } from '@closyyy/forms/address-checks'
import { FormError } from '@closyyy/forms/form-error'
import { useInputErrors } from '@closyyy/forms/input-errors'
import { type Form, useForm } from '@closyyy/forms/use-form'
import { usePlaceName } from '@closyyy/platform/place-names'
import { Button } from '@closyyy/ui/button'
import { ChoiceList } from '@closyyy/ui/choice-list'
import { Dialog } from '@closyyy/ui/dialog'
import { TextField } from '@closyyy/ui/text-field'
import { toast } from '@closyyy/ui/toast'
import * as styles from '../../components/form/form.module.css'
import { useSaveAddress } from './addresses-queries.ts'
import { useAddressesText } from './addresses-text.ts'
import { useAddressRuleText } from './use-address-rule-text.ts'

const types = ['pickup', 'shipping'] as const

const fields = [
  { name: 'address_line_1', autoComplete: 'address-line1' },
  { name: 'address_line_2', autoComplete: 'address-line2', optional: true },
  { name: 'city', autoComplete: 'address-level2' },
  { name: 'state_province_or_region', autoComplete: 'address-level1' },
  { name: 'zip_or_postal_code', autoComplete: 'postal-code' },
] as const

export interface AddressDialogProps {
  /** The address to edit; undefined for a new one. */
  address?: Address
  open: boolean
  onClose: () => void
}

/** The type of an address is chosen once, when it is added. */
export function AddressDialog({ address, open, onClose }: AddressDialogProps) {
  const t = useAddressesText()
  return (
    <Dialog open={open} onClose={onClose} title={t(address ? 'edit.title' : 'add')}>
      <AddressForm address={address} onSaved={onClose} />
    </Dialog>
  )
}

function AddressForm({ address, onSaved }: { address: Address | undefined; onSaved: () => void }) {
  const t = useAddressesText()
  const save = useSaveAddress(address?.id)
  const findInputErrors = useInputErrors()
  const ruleText = useAddressRuleText()
  const placeName = usePlaceName()
  const edited: Form<ReturnType<typeof initialOf>> = useForm({
    initial: initialOf(address, placeName),
    ...addressChecks((fault, name) => ruleText(edited.values.address_type, fault, name)),
    check: values => findInputErrors(addAddress, values),
    send: async values => {
      await save.mutateAsync(values as AddressInput)
      toast(t(address ? 'updated' : 'added'), { kind: 'success' })
      onSaved()
    },
    formErrorOf: error => {
      if (!isApiError(error) || error.status === 0) return t('unexpected')
      return error.message || t('save-failed')
    },
  })
  const { form, field, values, set, isPending, formError } = edited
  return (
    <form {...form} className={styles.form}>
      <FormError>{formError}</FormError>
      <fieldset className={styles.fields} disabled={isPending} aria-live="polite">
        {!address && (
          <ChoiceList
            legend={t('type')}
            name="address_type"
            layout="cards"
            value={values.address_type}
            onChange={({ target }) => set('address_type', target.value)}
            choices={types.map(value => ({ value, label: t(`type.${value}`), hint: t(`type.${value}.text`) }))}
          />
        )}
        {fields.map(({ name, ...more }) => (
          <TextField key={name} {...field(name)} {...more} label={t(name)} dir="auto" />
        ))}
      </fieldset>
      <Button type="submit" size="large" wide pending={isPending} pendingLabel={t('saving')}>
        {t('save')}
      </Button>
    </form>
  )
}

function initialOf(address: Address | undefined, placeName: (name: string) => string) {
  return {
    address_type: address?.address_type ?? ('pickup' as string),
    address_line_1: address?.address_line_1 ?? '',
    address_line_2: address?.address_line_2 ?? '',
    city: placeName(address?.city ?? ''),
    state_province_or_region: placeName(address?.state_province_or_region ?? ''),
    zip_or_postal_code: address?.zip_or_postal_code ?? '',
  }
}
