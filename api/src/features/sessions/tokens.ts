import { createHash, randomBytes } from 'node:crypto'

const TOKEN_BYTES = 32

/** What the database keeps of a token. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

/** A random token of 256 bits that fits into an address. */
export function newToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url')
}
