import * as z from '@closyyy/contract/schema'
import { type AddressFault, type AddressField, type AddressFormField, addressFault } from './address-rules.ts'
import { Id, IdText } from './scalars.ts'

/** The two forms name the same rules in their own words (ADDRESS-4). */
type Words = Partial<Record<AddressFault, string>>

const shippingWords: Words = {
  digits: 'City and State/Province cannot contain numbers.',
  letters: 'Zip/Postal Code cannot contain alphabetic characters.',
}

const pickupWords: Words = {
  url: 'URL is not allowed',
  digits: 'Numbers are not allowed',
  letters: 'Alphabets are not allowed',
}

/** The message for a text that breaks one of the address rules. */
const faultIn = (field: AddressFormField, label: string, words: Words) => (text: unknown) =>
  words[addressFault(field, String(text)) ?? 'signs'] ?? `${label} cannot contain URLs or special characters.`

/** Holds a text against the rules of its address field. */
export const addressText = (field: AddressFormField, label: string, words: Words = {}) =>
  z.refine<string>(text => addressFault(field, text) === undefined, {
    error: ({ input }) => faultIn(field, label, words)(input),
    abort: true,
  })

const labels: Record<AddressField, string> = {
  address_line_1: 'Address Line 1',
  address_line_2: 'Address Line 2',
  city: 'City',
  state_province_or_region: 'State/Province',
  zip_or_postal_code: 'Zip/Postal Code',
}

const textOf = (field: AddressField, most: number, words: Words) =>
  z.string().check(z.trim(), z.maxLength(most), addressText(field, labels[field], words))

const requiredOf = (...given: Parameters<typeof textOf>) =>
  textOf(...given).check(z.minLength(1, 'This field is required.'))

const fieldsOf = (words: Words) => ({
  address_line_1: requiredOf('address_line_1', 200, words),
  address_line_2: z.optional(z.nullable(textOf('address_line_2', 200, words))),
  city: requiredOf('city', 100, words),
  state_province_or_region: requiredOf('state_province_or_region', 100, words),
  zip_or_postal_code: requiredOf('zip_or_postal_code', 20, words),
})

/** Where orders go, as the checkout's form asks for it. */
export const ShippingAddress = z.object({ address_type: z.literal('shipping'), ...fieldsOf(shippingWords) })

/** Where products are picked up, as the listing form's sidebar asks for it. */
export const PickupAddress = z.object({ address_type: z.literal('pickup'), ...fieldsOf(pickupWords) })

/** An address as somebody writes it; the type decides in whose words it is refused. */
export const AddressInput = z.discriminatedUnion('address_type', [ShippingAddress, PickupAddress])

/** A kept address; its owner alone sees it. */
export const Address = z.object({
  id: Id,
  address_type: z.enum(['pickup', 'shipping']),
  address_line_1: z.string(),
  address_line_2: z.nullable(z.string()),
  city: z.string(),
  state_province_or_region: z.string(),
  zip_or_postal_code: z.string(),
})

export const listAddresses = {
  data: z.array(Address),
}

export const addAddress = {
  body: AddressInput,
  data: Address,
}

export const updateAddress = {
  params: z.object({ id: IdText }),
  body: AddressInput,
  data: Address,
}

export const deleteAddress = {
  params: z.object({ id: IdText }),
  data: z.null(),
}
