import { whenIdle } from '@closyyy/platform/rendering/when-idle'
import { type RefObject, useEffect } from 'react'

/** Delay per character, and the pause after the whole text (SEARCH-3). */
const CHARACTER_MS = 100
const REST_MS = 2_000

/**
 * Types the placeholder while `isOn`. Writes to the DOM, to avoid a render per character, and only when the browser is
 * idle: each character costs a frame of the page. Off for reduced motion.
 */
export function useTypedPlaceholder(field: RefObject<HTMLInputElement | null>, text: string, isOn: boolean) {
  useEffect(() => {
    const input = field.current
    if (!input || !isOn || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return
    let length = text.length
    let isOver = false
    const type = () => {
      if (isOver) return
      length = (length % text.length) + 1
      input.placeholder = text.slice(0, length)
      wait(length === text.length ? REST_MS : CHARACTER_MS)
    }
    const wait = (time: number) => setTimeout(whenIdle, time, type)
    wait(REST_MS)
    return () => {
      isOver = true
      input.placeholder = text
    }
  }, [field, text, isOn])
}
