import { useRef } from 'react'

/** A request: what it sent, and its idempotency key. */
export interface SentRequest {
  content: string
  key: string
}

/** Idempotency keys of a form's requests. */
export interface IdempotencyKeys {
  /** Returns the key for a content: that of the last request if its content was the same, else a new one. */
  keyOf: (content: string) => string
  /** Makes the next request a new one, also with the same content. Call it once a request succeeded. */
  forget: () => void
}

/**
 * Returns the keys of a form's requests, so that one whose response was lost is not executed twice (CHECKOUT-6).
 * @param unsent stores the last request as long as the form's values, such as over a reload of the page
 */
export function useIdempotencyKey(unsent?: { sent?: SentRequest | undefined }): IdempotencyKeys {
  const own = useRef<{ sent?: SentRequest | undefined }>({})
  const last = unsent ?? own.current
  return {
    keyOf(content) {
      const sent = last.sent?.content === content ? last.sent : { content, key: crypto.randomUUID() }
      last.sent = sent
      return sent.key
    },
    forget() {
      last.sent = undefined
    },
  }
}
