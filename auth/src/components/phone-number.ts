import { withLatinDigits } from '@closyyy/contract/latin-digits'
import { phoneOf } from '@closyyy/contract/phone-codes'
import { localPhone } from '@closyyy/i18n/phone'

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
