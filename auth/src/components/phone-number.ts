import { withLatinDigits } from '@closyyy/contract/latin-digits'
import { phoneOf } from '@closyyy/contract/phone-codes'

/** Formats a phone of 12 digits as people in Pakistan write it: 03…. */
export function localPhone(phone: string): string {
  return phone.replace(/^92/, '0')
}

/** Adds a space, and isolates the number from right-to-left text. */
export function displayPhone(phone: string): string {
  return `\u2066${localPhone(phone).replace(/^(\d{4})/, '$1 ')}\u2069`
}

export const LOCAL_PHONE_LENGTH = 11

/** Normalises typed or pasted text to at most 11 digits; international numbers become 03…. */
export function typedPhone(text: string): string {
  const known = phoneOf(text)
  return known ? localPhone(known) : withLatinDigits(text).replace(/\D/g, '').slice(0, LOCAL_PHONE_LENGTH)
}

/** PHONE-1. */
export function wirePhone(typed: string): string {
  return `92${typed.replace(/^0/, '')}`
}
