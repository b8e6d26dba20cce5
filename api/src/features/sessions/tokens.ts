import { createHash, randomBytes } from 'node:crypto'

const TOKEN_BYTES = 32

export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

export function newToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url')
}
