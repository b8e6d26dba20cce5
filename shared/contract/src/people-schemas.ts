import * as z from '@closyyy/contract/schema'
import { message } from './messages.ts'

const nameCharacters = message('person.name-characters')

/** A first or last name: letters of any script, spaces, hyphens and apostrophes (ACCOUNT-6). */
export const PersonName = z.string().check(
  z.trim(),
  z.maxLength(50),
  z.refine(text => /^[\p{L}\p{M} '’-]*$/u.test(text), nameCharacters),
)

/** Whether a text can be an email address: one @, a dot behind it, nothing that would make it two. */
export function isEmail(text: string): boolean {
  return /^[^\s@,;<>"()]+@[^\s@,;<>"()]+\.[^\s@,;<>"().]+$/.test(text)
}
