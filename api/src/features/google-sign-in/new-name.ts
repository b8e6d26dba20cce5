import { randomInt } from 'node:crypto'

const MOST_LETTERS = 30
const MOST_NAME = 50

/** A username made of an email address, as registering would allow it. */
export function usernameOf(email: string): string {
  const word = (email.split('@')[0] ?? '').replace(/[^a-z0-9._-]/gi, '').slice(0, MOST_LETTERS)
  return word.length >= 3 && /[a-z]/i.test(word) ? word : 'person'
}

/** The same username with four digits behind it. */
export function another(username: string): string {
  return `${username}-${randomInt(1_000, 10_000)}`
}

/** A person's name as registering would allow it: what else stands in it is left out. */
export function personName(given: string): string {
  return given
    .replace(/[^\p{L}\p{M} '’-]/gu, '')
    .trim()
    .slice(0, MOST_NAME)
}
