import { randomInt } from 'node:crypto'
import { findContactDetail } from '../../contact-details/contact-details.ts'
import { visibleText } from '../../http/visible-text.ts'

const MAX_USERNAME_LENGTH = 30
const MAX_NAME_LENGTH = 50

export function usernameOf(email: string): string {
  const name = (email.split('@')[0] ?? '').replace(/[^a-z0-9._-]/gi, '').slice(0, MAX_USERNAME_LENGTH)
  const isUsable = name.length >= 3 && /[a-z]/i.test(name) && findContactDetail(name) === undefined
  return isUsable ? name : 'person'
}

export function withRandomSuffix(username: string): string {
  return `${username}-${randomInt(1_000, 10_000)}`
}

export function sanitisePersonName(name: string): string {
  return visibleText(name)
    .replace(/[^\p{L}\p{M} '’-]/gu, '')
    .trim()
    .slice(0, MAX_NAME_LENGTH)
}
