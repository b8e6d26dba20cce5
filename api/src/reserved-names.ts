import { brandName } from '@closyyy/contract/brand-name'
import { foldText } from './contact-details/folded-text.ts'
import { type FieldMessages, fieldErrors } from './http/app-error.ts'
import { message } from './messages/response-message.ts'

const staffWords = [
  'admin',
  'administrator',
  'helpdesk',
  'help',
  'moderator',
  'official',
  'security',
  'staff',
  'support',
  'team',
]

/**
 * Folds case, separators and look-alike characters; three and more of a letter count as two. Puts a Latin letter first,
 * because `foldText` leaves words alone that have Cyrillic or Greek letters only.
 */
function fold(text: string): string {
  const { text: latin } = foldText(`x${text.replace(/[^\p{L}\p{M}\p{N}]/gu, '')}`)
  return latin
    .slice(1)
    .toLowerCase()
    .replace(/[l1]/g, 'i')
    .replaceAll('0', 'o')
    .replace(/(\p{L})\1{2,}/gu, '$1$1')
}

const shopName = fold(brandName)
const onlyStaffWords = new RegExp(`^(?:${staffWords.map(fold).join('|')})+$`)

const containsShopName = (text: string) => fold(text).includes(shopName)

/** Returns the whole username, its parts between separators, and those between a small and a capital letter. */
function partsOf(username: string): string[] {
  return [username, ...username.split(/[._-]+/), ...username.split(/[._-]+|(?<=[a-z])(?=[A-Z])/)]
}

const isStaffWord = (part: string) =>
  [part, part.replace(/^[\d._-]+|[\d._-]+$/g, '')].some(written => onlyStaffWords.test(fold(written)))

/** True if a username contains the name of the shop, or a word of staff as one of its parts (ACCOUNT-18). */
export function isReservedUsername(username: string): boolean {
  return containsShopName(username) || partsOf(username).some(isStaffWord)
}

export interface Names {
  username?: string
  first_name?: string
  last_name?: string
}

/** Returns an error for each name that the shop and its staff have for themselves (ACCOUNT-18). */
export function reservedNameErrors({ username = '', first_name = '', last_name = '' }: Names): FieldMessages {
  const error = message('account.name-reserved', { brand: brandName })
  const isFirst = containsShopName(first_name)
  const isLast = containsShopName(last_name) || (!isFirst && containsShopName(first_name + last_name))
  return {
    ...(isReservedUsername(username) && { username: [message('account.username-reserved')] }),
    ...(isFirst && { first_name: [error] }),
    ...(isLast && { last_name: [error] }),
  }
}

/** @throws AppError with the errors of `reservedNameErrors` */
export function requireUnreserved(names: Names): void {
  const errors = reservedNameErrors(names)
  if (Object.keys(errors).length > 0) throw fieldErrors(errors)
}
