import { createHmac, timingSafeEqual } from 'node:crypto'

const MAX_AGE_SECONDS = 300

/** Signs a webhook: `t=<seconds since 1970>,v1=<HMAC-SHA256 of "seconds.body" in hex>`. */
export function signWebhook(secret: string, body: string, seconds: number): string {
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`
}

/** Returns whether a signature is of this body, by the shared secret, and at most five minutes old. */
export function isSigned(secret: string, body: string, signature: string | undefined, nowMs = Date.now()): boolean {
  const [, seconds] = /^t=([1-9]\d{0,11}),v1=[0-9a-f]{64}$/.exec(signature ?? '') ?? []
  if (signature === undefined || seconds === undefined) return false
  if (Math.abs(nowMs / 1_000 - Number(seconds)) > MAX_AGE_SECONDS) return false
  return timingSafeEqual(Buffer.from(signature), Buffer.from(signWebhook(secret, body, Number(seconds))))
}
