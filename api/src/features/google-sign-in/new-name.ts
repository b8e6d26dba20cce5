import { randomInt } from 'node:crypto'
import { findContactDetail } from '../../contact-details/contact-details.ts'
import { visibleText } from '../../http/visible-text.ts'
import { isReservedUsername, reservedNameErrors } from '../../reserved-names.ts'

const MAX_USERNAME_LENGTH = 30
const MAX_NAME_LENGTH = 50

export function usernameOf(email: string): string {
  const name = (email.split('@')[0] ?? '').replace(/[^a-z0-9._-]/gi, '').slice(0, MAX_USERNAME_LENGTH)
  const isUsable =
    name.length >= 3 && /[a-z]/i.test(name) && findContactDetail(name) === undefined && !isReservedUsername(name)
  return isUsable ? name : 'person'
}

/** Digits of the suffixes that are tried one after another: names of many people, such as `person`, need more. */
const SUFFIX_DIGITS = [4, 4, 6, 6, 8, 8]

/** Yields a username, then the same with random suffixes that get longer. */
export function* usernameCandidates(username: string): Generator<string> {
  yield username
  for (const digits of SUFFIX_DIGITS) yield `${username}-${randomInt(10 ** (digits - 1), 10 ** digits)}`
}

function sanitisePersonName(name: string): string {
  return visibleText(name)
    .replace(/[^\p{L}\p{M} '’-]/gu, '')
    .trim()
    .slice(0, MAX_NAME_LENGTH)
}

/** Returns the names of a new account, without the name of the shop (ACCOUNT-18). */
export function personNamesOf(firstName: string, lastName: string): { first_name: string; last_name: string } {
  const names = { first_name: sanitisePersonName(firstName), last_name: sanitisePersonName(lastName) }
  const reserved = reservedNameErrors(names)
  return {
    first_name: reserved.first_name ? '' : names.first_name,
    last_name: reserved.last_name ? '' : names.last_name,
  }
}
