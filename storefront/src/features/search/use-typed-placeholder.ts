import { type RefObject, useEffect } from 'react'

/** Delay per character, and the pause after the whole text (SEARCH-3). */
const CHARACTER_MS = 100
const REST_MS = 2_000

/** Types the placeholder while `isOn`. Writes to the DOM, to avoid a render per character; off for reduced motion. */
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
