import type { AddressFault, AddressFormField } from '@closyyy/contract/address-rules'

export function addressMessage(error: AddressFault, field: AddressFormField) {
  if (field === 'postal_code') return 'postal-code.wrong'
  if (error === 'digits') return 'city.digits'
  return error === 'letters' ? 'zip.letters' : 'forbidden'
}
