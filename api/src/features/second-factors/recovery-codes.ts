import { createHash, randomInt } from 'node:crypto'

const CODES = 10
/** Without characters that look alike. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789'
const HALF = 5

const half = () => Array.from({ length: HALF }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')

/** Returns ten codes of about 50 random bits, such as `k7m2p-x9d4w`. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: CODES }, () => `${half()}-${half()}`)
}

/** Hashes a code as typed: case, spaces and hyphens do not matter. */
export function hashRecoveryCode(userId: number, typed: string): Buffer {
  return createHash('sha256')
    .update(`${userId}:${typed.toLowerCase().replace(/[\s-]/g, '')}`)
    .digest()
}
