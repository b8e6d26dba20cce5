import { phoneOf } from '@closyyy/contract/phone-codes'
import { localPhone } from '../../components/local-phone.ts'

/** Digits of a phone as people here write it: 03…, 11 of them. */
export const PHONE_LENGTH = 11

/** What the field keeps of what was typed or pasted: at most 11 digits; other spellings of a phone become 03…. */
export function typedPhone(text: string): string {
  const known = phoneOf(text)
  return known ? localPhone(known) : text.replace(/\D/g, '').slice(0, PHONE_LENGTH)
}

/** Prefix 92 and the number without its leading 0 (PHONE-1). */
export function wirePhone(typed: string): string {
  return `92${typed.replace(/^0/, '')}`
}
