import { SCROLL_STORAGE_KEY } from './frame/frame.tsx'

const CONTENT_LIMIT_MS = 10_000
const gestures = ['wheel', 'touchmove', 'pointerdown', 'keydown']

/** Restores the scroll position once the page has grown to it; stops when the user scrolls. */
export function restoreScrollPosition(): void {
  const { key } = window.history.state
  const place: unknown = JSON.parse(sessionStorage.getItem(SCROLL_STORAGE_KEY) ?? '{}')[key]
  if (typeof place !== 'number' || place === 0) return

  const ended = new AbortController()
  const { signal } = ended
  const observer = new ResizeObserver(() => {
    if (window.history.state?.key !== key) return ended.abort()
    const { scrollHeight, clientHeight } = document.documentElement
    if (scrollHeight - clientHeight < place) return
    window.scrollTo(0, place)
    ended.abort()
  })
  signal.addEventListener('abort', () => observer.disconnect())
  for (const gesture of gestures) window.addEventListener(gesture, () => ended.abort(), { signal, passive: true })
  setTimeout(() => ended.abort(), CONTENT_LIMIT_MS)
  observer.observe(document.body)
}
