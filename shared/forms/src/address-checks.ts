import { type AddressError, type AddressFormField, addressFields, findAddressError } from '@closyyy/contract/text-rules'

const formFields: readonly string[] = [...addressFields, 'address', 'postal_code'] satisfies AddressFormField[]

const isAddressField = (name: string): name is AddressFormField => formFields.includes(name)

/**
 * Returns `forbids` and `flags` of `useForm` for address fields (ADDRESS-3): forbidden characters are rejected while typing.
 * A URL stays in the field with its message, because a rejected part would leave an unrecognizable rest to be saved.
 * @param messageOf returns the message of an error in the page's language
 */
export function addressChecks(messageOf: (error: AddressError, field: AddressFormField) => string) {
  const checkFor =
    (matches: (error: AddressError) => boolean) =>
    (name: string, text: string): string | undefined => {
      const error = isAddressField(name) ? findAddressError(name, text) : undefined
      return error && matches(error) ? messageOf(error, name as AddressFormField) : undefined
    }
  return { forbids: checkFor(error => error !== 'url'), flags: checkFor(error => error === 'url') }
}
