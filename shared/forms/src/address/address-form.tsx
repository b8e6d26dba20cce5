import { isApiError, serverMessage } from '@closyyy/api-client/api-error'
import { type AddressField, addressFields, addressMaxLengths, findAddressError } from '@closyyy/contract/addresses'
import { addAddress } from '@closyyy/contract/addresses-calls'
import type { Address, AddressInput } from '@closyyy/contract/addresses-schemas'
import { Alert } from '@closyyy/ui/alert'
import { Button } from '@closyyy/ui/button'
import { TextField } from '@closyyy/ui/text-field'
import { type ClipboardEvent, type ComponentType, type ReactNode, useState } from 'react'
import { FormError } from '../form-error.tsx'
import { useInputErrors } from '../input-errors.ts'
import { type Form, type UnsentValues, useForm } from '../use-form.ts'
import * as styles from './address-form.module.css'
import { type AddressFormText, useAddressFormText } from './address-form-text.ts'
import { useAddressChecks } from './checks/address-checks.ts'
import { ProvinceField } from './province-field.tsx'

/** Props of a caller's city field. */
export interface CityFieldProps {
  name: string
  label: string
  text: string
  error?: string
  maxLength: number
  onText: (text: string) => void
  onPaste?: (event: ClipboardEvent<HTMLInputElement>) => void
}

/** Values of the form, as typed. */
export type AddressValues = Record<AddressField, string>

export interface AddressFormProps {
  /** Type of the address; it selects the messages (ADDRESS-4). */
  type: Address['address_type']
  /** The address to edit; undefined for a new one. */
  address?: Pick<Address, AddressField>
  /** Stores a new address while the form is unmounted, as in a closed dialog. */
  unsent?: UnsentValues<AddressValues>
  /** Sends the valid address; a rejection shows server errors at their fields. */
  save: (input: AddressInput) => Promise<unknown>
  /** If set, a saved address empties the form for another, and this message shows until something is typed. */
  added?: string
  /** Checkout has no second line, messages of its own, and a Save that is disabled until all is filled (ADDRESS-5). */
  isCheckout?: boolean
  /** Replaces the text field of the city. */
  CityField?: ComponentType<CityFieldProps>
  /** Shown above the fields. */
  children?: ReactNode
}

/** Attributes of each field's input. */
const attributes = {
  address_line_1: { autoComplete: 'address-line1', dir: 'auto' },
  address_line_2: { autoComplete: 'address-line2', dir: 'auto', optional: true },
  city: { autoComplete: 'address-level2', dir: 'auto' },
  zip_or_postal_code: { autoComplete: 'postal-code', dir: 'ltr', inputMode: 'numeric' },
} as const

/** The form of a pickup or shipping address (ADDRESS-2); render it inside a dialog or sheet. */
export function AddressForm(props: AddressFormProps) {
  const { type, address, unsent, save, added, isCheckout, CityField, children } = props
  const t = useAddressFormText()
  const findInputErrors = useInputErrors()
  const [isAdded, setAdded] = useState(false)
  const names = addressFields.filter(name => !isCheckout || name !== 'address_line_2')
  const checks = useAddressChecks(type, field => t(addressFields.find(name => name === field) ?? 'address_line_1'))
  const edited: Form<AddressValues> = useForm({
    ...checks,
    initial: unsent?.current ?? initialOf(names, address),
    unsent,
    check: values => findInputErrors(addAddress, { address_type: type, ...values }),
    send: async values => {
      await save({ address_type: type, ...values })
      if (!added) return
      for (const name of names) edited.set(name, '')
      setAdded(true)
    },
    formErrorOf: useAddressErrorText(isCheckout),
  })
  const { form, field, values, type: enter, errors, setError, isPending, formError } = edited
  const paste = (name: AddressField) => (event: ClipboardEvent<HTMLInputElement>) => {
    if (!findAddressError('address_line_1', event.clipboardData.getData('text'))) return
    event.preventDefault()
    setError(name, t('paste'))
  }
  const controlOf = (name: AddressField) => ({
    label: t(name),
    maxLength: addressMaxLengths[name],
    onPaste: isCheckout ? paste(name) : undefined,
  })
  return (
    <form {...form} className={styles.form}>
      <FormError>{formError}</FormError>
      {isAdded && <Alert kind="success">{added}</Alert>}
      <fieldset className={styles.fields} disabled={isPending} aria-live="polite" onChange={() => setAdded(false)}>
        {children}
        {names.map(name => {
          if (name === 'state_province_or_region')
            return (
              <ProvinceField
                key={name}
                name={name}
                label={t(name)}
                placeholder={t('province.choose')}
                value={values[name]}
                error={errors[name]}
                onChange={({ target }) => enter(name, target.value)}
              />
            )
          if (name === 'city' && CityField)
            return (
              <CityField
                key={name}
                {...controlOf(name)}
                name={name}
                text={values.city}
                error={errors.city}
                onText={text => enter('city', text)}
              />
            )
          return <TextField key={name} {...field(name)} {...controlOf(name)} {...attributes[name]} />
        })}
      </fieldset>
      <Button
        type="submit"
        size="large"
        wide
        disabled={isCheckout && names.some(name => values[name].trim() === '')}
        pending={isPending}
        pendingLabel={t('saving')}
      >
        {t('save')}
      </Button>
    </form>
  )
}

function initialOf(names: AddressField[], address: AddressFormProps['address']) {
  return Object.fromEntries(names.map(name => [name, address?.[name] ?? ''])) as AddressValues
}

const isUnanswered = (error: unknown) =>
  !isApiError(error) || error.code === 'no-network' || error.code === 'unreadable'

const checkoutErrorText = (t: AddressFormText, error: unknown) =>
  t(isUnanswered(error) ? 'checkout.unexpected' : 'checkout.failed')

/** Returns the text that explains why an address was not saved (ADDRESS-4). */
export function useAddressErrorText(isCheckout = false): (error: unknown) => string {
  const t = useAddressFormText()
  return error => (isCheckout ? checkoutErrorText(t, error) : errorText(t, error))
}

function errorText(t: AddressFormText, error: unknown): string {
  if (isUnanswered(error)) return t('unexpected')
  if (isApiError(error) && error.code === 'signed-out') return t('signed-out')
  return serverMessage(error) ?? t('failed')
}
