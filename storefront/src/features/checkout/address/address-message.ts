import type { AddressFault, AddressFormField } from '@closyyy/contract/address-rules'

/** Id of the message for an address field that breaks a rule. */
export function addressMessage(error: AddressFault, field: AddressFormField) {
  if (field === 'postal_code') return 'postal-code.wrong'
  if (error === 'digits') return 'city.digits'
  return error === 'letters' ? 'zip.letters' : 'forbidden'
}
