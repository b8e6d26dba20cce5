import { createHash, randomBytes } from 'node:crypto'

const TOKEN_BYTES = 32

/** Hashes a token for storage. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

/** Generates a random URL-safe token of 256 bits. */
export function newToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url')
}
