import { createHash, timingSafeEqual } from 'node:crypto'

/** Header of the secret that document server and API share. */
export const PROOF_HEADER = 'x-shell-proof'
/** Header with the client's IP alone; absent if the document server itself reads. */
export const CLIENT_HEADER = 'x-forwarded-for'

const hash = (text: string) => createHash('sha256').update(text).digest()

/** Compares secrets in a time that reveals nothing about them. */
export function isSameSecret(given: string, secret: string): boolean {
  return timingSafeEqual(hash(given), hash(secret))
}

/** Returns the headers that prove the document server to the API; none without a secret. */
export function proofHeaders(secret: string | undefined): Record<string, string> {
  return secret === undefined ? {} : { [PROOF_HEADER]: secret }
}
