import { useCallback, useEffect, useRef, useState } from 'react'
import { scrollToSlide, shownSlide } from '../../../components/photo-zoom/slides.ts'

/** Tracks a row that the browser scrolls and snaps; spread `row` on it. */
export function useSwipe() {
  const viewport = useRef<HTMLDivElement>(null)
  /** Target of a running scroll; slides on the way are not current. */
  const target = useRef<number>(undefined)
  const [place, setPlace] = useState(0)

  const look = useCallback(() => {
    if (!viewport.current) return
    const shown = shownSlide(viewport.current)
    if (target.current === undefined) setPlace(shown)
    else if (target.current === shown) target.current = undefined
  }, [])
  // The visitor may have swiped before hydration.
  useEffect(look, [look])

  const show = useCallback((at: number) => {
    const row = viewport.current
    if (!row || at < 0 || at >= (row.firstElementChild?.children.length ?? 0)) return
    target.current = at
    setPlace(at)
    scrollToSlide(row, at)
  }, [])
  const interrupt = () => {
    target.current = undefined
  }
  return { row: { ref: viewport, onScroll: look, onPointerDown: interrupt, onWheel: interrupt }, place, show }
}
