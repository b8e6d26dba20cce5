import * as z from '@closyyy/contract/schema'

const nameText = 'Names can hold letters, spaces, hyphens and apostrophes only.'

/** A first or last name: letters of any script, spaces, hyphens and apostrophes (ACCOUNT-6). */
export const PersonName = z.string().check(
  z.trim(),
  z.maxLength(50),
  z.refine(text => /^[\p{L}\p{M} '’-]*$/u.test(text), nameText),
)

/** Whether a text can be an email address: one @, a dot behind it, nothing that would make it two. */
export function isEmail(text: string): boolean {
  return /^[^\s@,;<>"()]+@[^\s@,;<>"()]+\.[^\s@,;<>"().]+$/.test(text)
}
