import { useRef } from 'react'

/** Idempotency keys of a form's requests. */
export interface IdempotencyKeys {
  /** Returns the key for a content: that of the last request if its content was the same, else a new one. */
  keyOf: (content: string) => string
  /** Makes the next request a new one, also with the same content. Call it once a request succeeded. */
  forget: () => void
}

/** Returns the keys of a form's requests, so that one whose response was lost is not executed twice (CHECKOUT-6). */
export function useIdempotencyKey(): IdempotencyKeys {
  const last = useRef<{ content: string; key: string }>(undefined)
  return {
    keyOf(content) {
      if (last.current?.content !== content) last.current = { content, key: crypto.randomUUID() }
      return last.current.key
    },
    forget() {
      last.current = undefined
    },
  }
}
