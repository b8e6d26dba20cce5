import { type AddressError, type AddressFormField, addressFields, findAddressError } from '@closyyy/contract/addresses'
import { useAddressChecksText } from './address-checks-text.ts'

const formFields: readonly string[] = [...addressFields, 'address', 'postal_code'] satisfies AddressFormField[]

const isAddressField = (name: string): name is AddressFormField => formFields.includes(name)

/**
 * Returns `forbids` and `flags` of `useForm` for address fields (ADDRESS-3): forbidden characters are rejected while typing.
 * A URL stays in the field with its message, because a rejected part would leave an unrecognizable rest to be saved.
 * @param type selects the messages (ADDRESS-4)
 * @param labelOf returns the label of a field, which some messages contain
 */
export function useAddressChecks(type: 'pickup' | 'shipping', labelOf: (field: AddressFormField) => string) {
  const t = useAddressChecksText()

  function messageOf(error: AddressError, field: AddressFormField): string {
    if (field === 'postal_code') return t('postal-code')
    if (error === 'digits' || error === 'letters') return t(`${type}.${error}`)
    return error === 'url' && type === 'pickup' ? t('pickup.url') : t('characters', { label: labelOf(field) })
  }

  const checkFor =
    (matches: (error: AddressError) => boolean) =>
    (name: string, text: string): string | undefined => {
      const error = isAddressField(name) ? findAddressError(name, text) : undefined
      return error && matches(error) ? messageOf(error, name as AddressFormField) : undefined
    }
  return { forbids: checkFor(error => error !== 'url'), flags: checkFor(error => error === 'url') }
}
