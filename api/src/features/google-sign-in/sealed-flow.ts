import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import * as z from 'zod/mini'

const CIPHER = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16

const Flow = z.object({ state: z.string(), nonce: z.string(), verifier: z.string(), until: z.number() })

/** Secrets of a started sign-in; `until` is its expiry in milliseconds since 1970. */
export type Flow = z.infer<typeof Flow>

function keyOf(secret: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', 'google sign-in flow', 32))
}

/** Encrypts and authenticates a flow; every process of this shop can open it. */
export function sealFlow(flow: Flow, secret: string): string {
  const iv = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(CIPHER, keyOf(secret), iv)
  const sealed = [cipher.update(JSON.stringify(flow), 'utf8'), cipher.final()]
  return Buffer.concat([iv, ...sealed, cipher.getAuthTag()]).toString('base64url')
}

export function openFlow(seal: string, secret: string): Flow | undefined {
  const bytes = Buffer.from(seal, 'base64url')
  if (bytes.length <= NONCE_BYTES + TAG_BYTES) return undefined
  try {
    const decipher = createDecipheriv(CIPHER, keyOf(secret), bytes.subarray(0, NONCE_BYTES))
    decipher.setAuthTag(bytes.subarray(-TAG_BYTES))
    const text = Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()])
    const flow = z.parse(Flow, JSON.parse(text.toString('utf8')))
    return flow.until > Date.now() ? flow : undefined
  } catch {
    return undefined
  }
}
