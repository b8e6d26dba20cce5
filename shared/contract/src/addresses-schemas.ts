import * as z from '@closyyy/contract/schema'
import {
  type AddressError,
  type AddressField,
  type AddressFormField,
  addressMaxLengths,
  findAddressError,
  withStraightApostrophes,
} from './addresses.ts'
import { type ContractMessageId, message } from './messages.ts'
import { Id, IdText, Timestamp } from './scalars.ts'

/** Messages that replace the default ones: the two forms differ for the same rules (ADDRESS-4). */
type Messages = Partial<Record<AddressError, ContractMessageId>>

const shippingMessages: Messages = {
  digits: 'address.shipping-digits',
  letters: 'address.shipping-letters',
}

const pickupMessages: Messages = {
  url: 'address.pickup-url',
  digits: 'address.pickup-digits',
  letters: 'address.pickup-letters',
}

type CharactersId = Extract<ContractMessageId, `address.special-characters.${string}`>
/** The fields whose special characters have a message; a guest's postal code has rules of its own. */
type CheckedField = Extract<AddressFormField, CharactersId extends `${string}.${string}.${infer Field}` ? Field : never>

/** Returns the message id of the rule that a text breaks. */
const messageIdOf = (field: CheckedField, text: string, messages: Messages): ContractMessageId =>
  messages[findAddressError(field, text) ?? 'characters'] ?? `address.special-characters.${field}`

/** Stores typographic apostrophes as straight ones (ADDRESS-3). */
export const straightApostrophes = z.overwrite<string>(withStraightApostrophes)

/** Checks a text by the rules of its address field (ADDRESS-3). */
export const addressText = (field: CheckedField, messages: Messages = {}) =>
  z.refine<string>(text => findAddressError(field, text) === undefined, {
    error: ({ input }) => messageIdOf(field, String(input), messages),
    abort: true,
  })

const textOf = (field: AddressField, messages: Messages) =>
  z.string().check(z.trim(), straightApostrophes, z.maxLength(addressMaxLengths[field]), addressText(field, messages))

const requiredOf = (field: AddressField, messages: Messages) =>
  textOf(field, messages).check(z.minLength(1, message('field.required')))

const fieldsOf = (messages: Messages) => ({
  address_line_1: requiredOf('address_line_1', messages),
  address_line_2: z.optional(z.nullable(textOf('address_line_2', messages))),
  city: requiredOf('city', messages),
  state_province_or_region: requiredOf('state_province_or_region', messages),
  zip_or_postal_code: requiredOf('zip_or_postal_code', messages),
})

/** The checkout's address form: where orders are delivered. */
export const ShippingAddress = z.object({ address_type: z.literal('shipping'), ...fieldsOf(shippingMessages) })

/** The listing form's address: where the courier collects products. */
export const PickupAddress = z.object({ address_type: z.literal('pickup'), ...fieldsOf(pickupMessages) })

/** An address as entered (ADDRESS-2); its type selects the messages (ADDRESS-4). */
export const AddressInput = z.discriminatedUnion('address_type', [ShippingAddress, PickupAddress])
export type AddressInput = z.infer<typeof AddressInput>

/** A stored address, visible to its owner only. */
export const Address = z.object({
  id: Id,
  address_type: z.enum(['pickup', 'shipping']),
  address_line_1: z.string(),
  address_line_2: z.nullable(z.string()),
  city: z.string(),
  state_province_or_region: z.string(),
  zip_or_postal_code: z.string(),
  /** When an order was last placed to it. */
  last_ordered_at: z.optional(z.nullable(Timestamp)),
})
export type Address = z.infer<typeof Address>

export const listAddressesSchemas = {
  data: z.array(Address),
}

export const addAddressSchemas = {
  body: AddressInput,
  data: Address,
}

export const updateAddressSchemas = {
  params: z.object({ id: IdText }),
  body: AddressInput,
  data: Address,
}

export const deleteAddressSchemas = {
  params: z.object({ id: IdText }),
  data: z.null(),
}
