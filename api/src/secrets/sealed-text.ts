import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const CIPHER = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16

/** A secret of this shop, and what its derived key is for, so that no text opens for another purpose. */
export interface SealKey {
  secret: string
  purpose: string
}

const derive = ({ secret, purpose }: SealKey) => Buffer.from(hkdfSync('sha256', secret, '', purpose, 32))

/** Encrypts and authenticates a text; every process of this shop can open it. */
export function sealText(text: string, key: SealKey): string {
  const iv = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(CIPHER, derive(key), iv)
  const sealed = [cipher.update(text, 'utf8'), cipher.final()]
  return Buffer.concat([iv, ...sealed, cipher.getAuthTag()]).toString('base64url')
}

/** Returns undefined if the text was changed or sealed with another key. */
export function openText(seal: string, key: SealKey): string | undefined {
  const bytes = Buffer.from(seal, 'base64url')
  if (bytes.length <= NONCE_BYTES + TAG_BYTES) return undefined
  try {
    const decipher = createDecipheriv(CIPHER, derive(key), bytes.subarray(0, NONCE_BYTES))
    decipher.setAuthTag(bytes.subarray(-TAG_BYTES))
    const text = [decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()]
    return Buffer.concat(text).toString('utf8')
  } catch {
    return undefined
  }
}
