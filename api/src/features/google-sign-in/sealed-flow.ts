import * as z from 'zod/mini'
import { openText, sealText } from '../../secrets/sealed-text.ts'

const Flow = z.object({ state: z.string(), nonce: z.string(), verifier: z.string(), until: z.number() })

/** Secrets of a started sign-in; `until` is its expiry in milliseconds since 1970. */
export type Flow = z.infer<typeof Flow>

const keyOf = (secret: string) => ({ secret, purpose: 'google sign-in flow' })

export function sealFlow(flow: Flow, secret: string): string {
  return sealText(JSON.stringify(flow), keyOf(secret))
}

export function openFlow(seal: string, secret: string): Flow | undefined {
  const text = openText(seal, keyOf(secret))
  const flow = text === undefined ? undefined : z.parse(Flow, JSON.parse(text))
  return flow && flow.until > Date.now() ? flow : undefined
}
