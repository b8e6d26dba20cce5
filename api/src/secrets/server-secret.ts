import { createHmac, randomBytes } from 'node:crypto'

let secret = randomBytes(32).toString('base64url')

/** Sets the secret of this shop, once at startup; until then this process has one of its own. */
export function setServerSecret(value: string): void {
  secret = value
}

/** Returns a keyed hash that only a server of this shop can compute; a purpose separates the hashes of equal texts. */
export function keyedHash(purpose: string, text: string): string {
  return createHmac('sha256', secret).update(`${purpose}\0${text}`).digest('base64url')
}
