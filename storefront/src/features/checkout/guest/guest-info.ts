import { isApiError } from '@closyyy/api-client/api-error'
import { phoneOf } from '@closyyy/contract/phone-codes'
import { isEmail, isPersonName } from '@closyyy/contract/text-rules'
import type { Form } from '@closyyy/forms/use-form'
import { TYPED_GUEST_INFO_KEY } from '@closyyy/platform/session-data/session-keys'

/** `selectedCity` is the picker's city, `typedCity` what was typed until it names one. */
export const emptyGuestInfo = {
  email: '',
  subscribe: false,
  selectedCity: '',
  typedCity: '',
  first_name: '',
  last_name: '',
  address: '',
  postal_code: '',
  phone: '',
  save_info: false,
  text_offers: false,
}

export type GuestValues = typeof emptyGuestInfo
export type GuestForm = Form<GuestValues>

const PHONE = /^[\d\s().+-]*$/

const required = ['phone', 'email', 'selectedCity', 'first_name', 'last_name', 'address'] as const

export function guestErrors(values: GuestValues) {
  const missing = required.filter(name => values[name].trim() === '').map(name => [name, 'required'] as const)
  const wrong = [
    ...(isEmail(values.email.trim()) ? [] : [['email', 'email.wrong'] as const]),
    ...(phoneOf(values.phone) ? [] : [['phone', 'phone.wrong'] as const]),
  ]
  return Object.fromEntries([...wrong, ...missing])
}

/** Returns the message id of the rule that a text breaks while it is typed or pasted. */
export function typingError(name: keyof GuestValues, text: string) {
  switch (name) {
    case 'first_name':
    case 'last_name':
      return isPersonName(text) ? undefined : 'name.wrong'
    case 'phone':
      return PHONE.test(text) ? undefined : 'phone.wrong'
    default:
      return undefined
  }
}

/** Moves the server's city error to the picker. */
export function atPickedCity(error: unknown): unknown {
  if (!isApiError(error)) return error
  const { 'guest_info.city': selectedCity, ...errors } = error.errors
  if (!selectedCity) return error
  // Not a new one, because all pages would bundle the class.
  return Object.create(error, { errors: { value: { ...errors, selectedCity } } })
}

/** Key in local storage of the values that a guest saved. */
const SAVED_KEY = 'guestInfo'

/** Values typed in this tab, else saved ones, else an empty form. */
export function readGuestInfo(): GuestValues {
  try {
    const stored = sessionStorage.getItem(TYPED_GUEST_INFO_KEY) ?? localStorage.getItem(SAVED_KEY) ?? '{}'
    // Saved forms from before the city was one field have a second one.
    const { city: _shown, ...info } = JSON.parse(stored)
    return { ...emptyGuestInfo, ...info }
  } catch {
    return emptyGuestInfo
  }
}

/** Keeps the values in the tab, so that a reload restores them and a retry after it sends an identical body (CHECKOUT-14). */
export function storeTypedInfo(values: GuestValues) {
  sessionStorage.setItem(TYPED_GUEST_INFO_KEY, JSON.stringify(values))
}

/** Removes the values from the tab once an order is placed (CHECKOUT-14). */
export function clearTypedInfo() {
  sessionStorage.removeItem(TYPED_GUEST_INFO_KEY)
}

/** Saves the values for the next order if the guest opted in. */
export function saveOrClearGuestInfo(values: GuestValues) {
  if (values.save_info) localStorage.setItem(SAVED_KEY, JSON.stringify(values))
  else localStorage.removeItem(SAVED_KEY)
}
