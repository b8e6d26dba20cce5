/** The fields of a pickup address (seller.txt section 2). */
export const addressFields = [
  'address_line_1',
  'address_line_2',
  'city',
  'state_province_or_region',
  'zip_or_postal_code',
] as const
export type AddressField = (typeof addressFields)[number]
export type AddressValues = Record<AddressField, string>

export type AddressFault = 'address.required' | 'address.url' | 'address.numbers' | 'address.letters' | 'address.signs'

export const emptyAddress: AddressValues = {
  address_line_1: '',
  address_line_2: '',
  city: '',
  state_province_or_region: '',
  zip_or_postal_code: '',
}

const rules: { fault: AddressFault; pattern: RegExp; fields: readonly AddressField[] }[] = [
  { fault: 'address.url', pattern: /(?:https?:\/\/|www\.)\S*/gi, fields: addressFields },
  { fault: 'address.numbers', pattern: /\p{N}/gu, fields: ['city', 'state_province_or_region'] },
  { fault: 'address.letters', pattern: /\p{L}/gu, fields: ['zip_or_postal_code'] },
  // What the shop's addresses are written with (rulings.md): letters of any script, digits, spaces and some signs.
  { fault: 'address.signs', pattern: /[^\p{L}\p{M}\p{Nd} ,.\-#/'()]/gu, fields: addressFields },
]

/** A line of an address as it is typed or pasted: what its rules forbid is left out, and the first broken rule is told. */
export function typedLine(field: AddressField, text: string): { text: string; fault?: AddressFault } {
  let left = text
  let fault: AddressFault | undefined
  for (const rule of rules) {
    if (!rule.fields.includes(field)) continue
    const cleaned = left.replace(rule.pattern, '')
    if (cleaned !== left) fault ??= rule.fault
    left = cleaned
  }
  return { text: left, fault }
}

/** The fields that are needed and empty. */
export function missingLines(values: AddressValues): AddressField[] {
  return addressFields.filter(field => field !== 'address_line_2' && !values[field].trim())
}
