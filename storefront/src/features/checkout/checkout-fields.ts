import type { AddressFault, AddressFormField } from '@closyyy/contract/address-rules'

const rules = {
  name: /^[\p{L}\p{M} '’-]*$/u,
  phone: /^[\d\s().+-]*$/,
}

/** What a text breaks, named as its message is; undefined where it may stand. */
export type TextRule<Fault extends string> = (text: string) => Fault | undefined

export const nameRule: TextRule<'name.wrong'> = text => (rules.name.test(text) ? undefined : 'name.wrong')

export const phoneRule: TextRule<'phone.wrong'> = text => (rules.phone.test(text) ? undefined : 'phone.wrong')

/** The message for a broken rule of an address field. */
export function addressMessage(fault: AddressFault, field: AddressFormField) {
  if (field === 'postal_code') return 'postal-code.wrong'
  if (fault === 'digits') return 'city.digits'
  return fault === 'letters' ? 'zip.letters' : 'forbidden'
}
