import { createHash } from 'node:crypto'

/** Returns the SHA-384 of a file in the form of an `integrity` attribute. */
export function integrityOf(bytes: Uint8Array): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`
}
