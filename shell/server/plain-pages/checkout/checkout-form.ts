import { randomUUID } from 'node:crypto'
import type { CallInput } from '@closyyy/contract/call'
import type { checkoutGuest } from '@closyyy/contract/checkout-calls'
import type { FormFields } from '../form-fields.ts'

export const textFields = ['email', 'city', 'first_name', 'last_name', 'address', 'postal_code', 'phone'] as const
export const boxFields = ['subscribe', 'save_info', 'text_offers'] as const

export type TextField = (typeof textFields)[number]
export type BoxField = (typeof boxFields)[number]

/** Values that a guest typed, with the messages about them and the idempotency key of the order. */
export interface CheckoutForm {
  key: string
  /** Hidden fields of the products as they were sent. */
  items: string[]
  /** True if the order may have been placed: only an identical one returns it. */
  isUnknown: boolean
  texts: Partial<Record<TextField, string>>
  boxes: Partial<Record<BoxField, boolean>>
  errors: Partial<Record<TextField, string[]>>
  messages: string[]
}

export const emptyCheckoutForm = (): CheckoutForm => ({
  key: randomUUID(),
  items: [],
  isUnknown: false,
  texts: {},
  boxes: {},
  errors: {},
  messages: [],
})

/** Reads the form of a request without judging it: the API has the rules. */
export function readCheckoutForm(fields: FormFields): CheckoutForm {
  return {
    key: fields.get('key') || randomUUID(),
    items: fields.getAll('item'),
    isUnknown: false,
    texts: Object.fromEntries(textFields.map(name => [name, fields.get(name) ?? ''])),
    boxes: Object.fromEntries(boxFields.map(name => [name, fields.has(name)])),
    errors: {},
    messages: [],
  }
}

/** Whether a key can be sent to the API: it is a header of at most 255 characters. */
export const isKey = (key: string): boolean => /^[!-~]{1,255}$/.test(key)

/** Returns a form whose next order is another one. */
export const withNewKey = (form: CheckoutForm, message: string): CheckoutForm => ({
  ...form,
  key: randomUUID(),
  messages: [message],
})

/** Separates id, quantity and shown unit price of an ordered product, and its cart item, in its hidden field. */
const SEPARATOR = ':'

export const itemField = (productId: number, quantity: number, price: number, cartItemId: number): string =>
  [productId, quantity, price, cartItemId].join(SEPARATOR)

/** Returns the request of a form: the API compares the shown prices with its own (CHECKOUT-2). */
export function orderOf(fields: FormFields, guestId: string): CallInput<typeof checkoutGuest>['body'] {
  const { items, texts, boxes } = readCheckoutForm(fields)
  const cart_items = items.map(item => {
    const [product_id = Number.NaN, quantity = Number.NaN, price = Number.NaN, cart_item_id] = item
      .split(SEPARATOR)
      .map(Number)
    return { product_id, quantity, price, ...(cart_item_id !== undefined && { cart_item_id }) }
  })
  const guest_info = { guest_id: guestId, ...emptyTexts, ...texts, ...boxes }
  return { seller_id: Number(fields.get('seller_id')), cart_items, guest_info }
}

const emptyTexts = { email: '', city: '', first_name: '', last_name: '', address: '', phone: '' }
