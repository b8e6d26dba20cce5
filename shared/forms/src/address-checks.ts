import { type AddressError, type AddressFormField, addressFields, findAddressError } from '@closyyy/contract/text-rules'

const formFields: readonly string[] = [...addressFields, 'address', 'postal_code'] satisfies AddressFormField[]

const isAddressField = (name: string): name is AddressFormField => formFields.includes(name)

/**
 * The checks of `useForm` for the fields of an address: a character that the rules forbid is refused, and a URL stays as
 * it was typed, with its message, so that no part of it is ever saved. `say` words what is wrong.
 */
export function addressChecks(say: (fault: AddressError, field: AddressFormField) => string) {
  const checkFor =
    (matches: (fault: AddressError) => boolean) =>
    (name: string, text: string): string | undefined => {
      const fault = isAddressField(name) ? findAddressError(name, text) : undefined
      return fault && matches(fault) ? say(fault, name as AddressFormField) : undefined
    }
  return { forbids: checkFor(fault => fault !== 'url'), flags: checkFor(fault => fault === 'url') }
}
