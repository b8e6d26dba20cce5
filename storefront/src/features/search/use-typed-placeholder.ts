import { type RefObject, useEffect } from 'react'

/** Milliseconds a character takes, and the rest before the text starts again (storefront.txt section 9). */
const CHARACTER_MS = 100
const REST_MS = 2_000

/**
 * Types the placeholder again and again while `isOn`; else, and for who wants less motion, the whole text stands.
 * It writes to the field itself: a render for every character would cost a phone more than the effect is worth.
 */
export function useTypedPlaceholder(field: RefObject<HTMLInputElement | null>, text: string, isOn: boolean) {
  useEffect(() => {
    const input = field.current
    if (!input || !isOn || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return
    let length = text.length
    const type = () => {
      length = (length % text.length) + 1
      input.placeholder = text.slice(0, length)
      timer = setTimeout(type, length === text.length ? REST_MS : CHARACTER_MS)
    }
    let timer = setTimeout(type, REST_MS)
    return () => {
      clearTimeout(timer)
      input.placeholder = text
    }
  }, [field, text, isOn])
}
