import * as z from '@closyyy/contract/schema'
import { Id, IdText } from './scalars.ts'
import { urlPattern } from './sessions.ts'

/** Letters of any script, digits and the signs that addresses are written with (rulings.md, small rulings). */
export const addressLetters = /^[\p{L}\p{M}\p{Nd} ,.\-#/'()]*$/u

/** The two forms tell of the same rules in words of their own (storefront.txt section 5, seller.txt section 5). */
interface Words {
  url?: string
  digits: string
  letters: string
}

const shippingWords: Words = {
  digits: 'City and State/Province cannot contain numbers.',
  letters: 'Zip/Postal Code cannot contain alphabetic characters.',
}

const pickupWords: Words = {
  url: 'URL is not allowed',
  digits: 'Numbers are not allowed',
  letters: 'Alphabets are not allowed',
}

const refuse = (pattern: RegExp, error: string) => z.refine<string>(text => !pattern.test(text), { error, abort: true })

function textOf(label: string, most: number, { url }: Words, ...rules: ReturnType<typeof refuse>[]) {
  const forbidden = `${label} cannot contain URLs or special characters.`
  return z.string().check(
    z.trim(),
    z.maxLength(most),
    refuse(urlPattern, url ?? forbidden),
    ...rules,
    z.refine(text => addressLetters.test(text), forbidden),
  )
}

function requiredOf(...given: Parameters<typeof textOf>) {
  return textOf(...given).check(z.minLength(1, 'This field is required.'))
}

const fieldsOf = (words: Words) => ({
  address_line_1: requiredOf('Address Line 1', 200, words),
  address_line_2: z.optional(z.nullable(textOf('Address Line 2', 200, words))),
  city: requiredOf('City', 100, words, refuse(/\p{N}/u, words.digits)),
  state_province_or_region: requiredOf('State/Province', 100, words, refuse(/\p{N}/u, words.digits)),
  zip_or_postal_code: requiredOf('Zip/Postal Code', 20, words, refuse(/\p{L}/u, words.letters)),
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
