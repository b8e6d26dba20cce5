import { isApiError } from '@closyyy/api-client/api-error'
import { addAddress } from '@closyyy/contract/addresses-calls'
import type { Address } from '@closyyy/contract/addresses-schemas'
import { findAddressError } from '@closyyy/contract/text-rules'
import { addressChecks } from '@closyyy/forms/address-checks'
import { FormError } from '@closyyy/forms/form-error'
import { useForm } from '@closyyy/forms/use-form'
import { useServices } from '@closyyy/platform/services'
import { Alert } from '@closyyy/ui/alert'
import { Button } from '@closyyy/ui/button'
import { Dialog } from '@closyyy/ui/dialog'
import { TextField } from '@closyyy/ui/text-field'
import type { ClipboardEvent } from 'react'
import { useEffect, useState } from 'react'
import * as styles from '../checkout.module.css'
import { useCheckoutText } from '../checkout-text.ts'
import { CityChoice } from '../city/city-choice.tsx'
import type { NamedCity } from '../city/city-picker.tsx'
import { addressMessage } from './address-message.ts'

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
  return (
    <Dialog open={open} onClose={onClose} title={t('address.new')}>
      <AddressForm onAdded={onAdded} onDone={onClose} />
    </Dialog>
  )
}

const fields = [
  { name: 'address_line_1', label: 'address.line-1', autoComplete: 'address-line1', maxLength: 200 },
  { name: 'city', label: 'address.city', autoComplete: 'address-level2', maxLength: 100 },
  { name: 'state_province_or_region', label: 'address.state', autoComplete: 'address-level1', maxLength: 100 },
  { name: 'zip_or_postal_code', label: 'address.zip', autoComplete: 'postal-code', maxLength: 20 },
] as const

const empty = { address_line_1: '', city: '', state_province_or_region: '', zip_or_postal_code: '' }

function AddressForm({ onAdded, onDone }: { onAdded: (address: Address) => void; onDone: () => void }) {
  const t = useCheckoutText()
  const { api } = useServices()
  const [isAdded, setAdded] = useState(false)
  useEffect(() => {
    if (!isAdded) return
    const timer = setTimeout(onDone, CLOSE_AFTER_MS)
    return () => clearTimeout(timer)
  }, [isAdded, onDone])
  const [listedCity, setListedCity] = useState<string>()
  const { form, field, values, type, errors, setError, isPending, formError } = useForm({
    initial: empty,
    check: () => ({}),
    ...addressChecks((error, name) => {
      const { label } = fields.find(one => one.name === name) ?? fields[0]
      return t(addressMessage(error, name), { label: t(label) })
    }),
    send: async body => {
      const city = listedCity ?? body.city
      onAdded(await api.call(addAddress, { body: { ...body, city, address_type: 'shipping' } }))
      setAdded(true)
    },
    formErrorOf: error => t(isApiError(error) && error.status > 0 ? 'address.refused' : 'address.no-answer'),
  })
  const paste = (name: (typeof fields)[number]['name']) => (event: ClipboardEvent<HTMLInputElement>) => {
    if (!findAddressError('address_line_1', event.clipboardData.getData('text'))) return
    event.preventDefault()
    setError(name, t('address.paste'))
  }
  const takeCity = (text: string, city?: NamedCity) => {
    if (type('city', text)) setListedCity(city?.name)
  }
  if (isAdded) return <Alert kind="success">{t('address.added')}</Alert>
  const isComplete = Object.values(values).every(text => text.trim() !== '')
  return (
    <form {...form} className={styles.view}>
      <FormError>{formError}</FormError>
      <fieldset className={styles.fields} disabled={isPending}>
        {fields.map(({ name, label, autoComplete, maxLength }) =>
          name === 'city' ? (
            <CityChoice
              key={name}
              name={name}
              label={t(label)}
              text={values.city}
              error={errors.city}
              maxLength={maxLength}
              onText={takeCity}
              onPaste={paste(name)}
            />
          ) : (
            <TextField
              key={name}
              {...field(name)}
              label={t(label)}
              autoComplete={autoComplete}
              maxLength={maxLength}
              dir="auto"
              onPaste={paste(name)}
            />
          ),
        )}
      </fieldset>
      <Button type="submit" wide disabled={!isComplete} pending={isPending} pendingLabel={t('address.saving')}>
        {t('address.save')}
      </Button>
    </form>
  )
}
