import type { AddressError, AddressFormField } from '@closyyy/contract/text-rules'

export function addressMessage(error: AddressError, field: AddressFormField) {
  if (field === 'postal_code') return 'postal-code.wrong'
  if (error === 'digits') return 'city.digits'
  return error === 'letters' ? 'zip.letters' : 'forbidden'
}
