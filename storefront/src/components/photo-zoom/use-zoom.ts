import { type MouseEvent, useCallback, useEffect, useRef, useState } from 'react'

const MAX_SCALE = 4
const PRESS_SCALE = 2

interface Point {
  x: number
  y: number
}

const between = ([one, other]: Touch[]) =>
  one && other && { x: (one.clientX + other.clientX) / 2, y: (one.clientY + other.clientY) / 2 }

const distanceOf = ([one, other]: Touch[]) =>
  one && other ? Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY) : 0

export interface ZoomOptions {
  /** Width / height. */
  ratio: number
  /** Pixels, if the pane has room. */
  minWidth: number
  isShown: boolean
}

/** Zooms the first child of a scrolling pane by pinch, press, and Ctrl + wheel. */
export function useZoom({ ratio, minWidth, isShown }: ZoomOptions) {
  const pane = useRef<HTMLDivElement>(null)
  const scale = useRef(1)
  const [isLarge, setLarge] = useState(false)

  const zoomTo = useCallback(
    (next: number, point?: Point) => {
      const element = pane.current
      const picture = element?.firstElementChild
      if (!element || !(picture instanceof HTMLElement)) return
      const before = picture.getBoundingClientRect()
      scale.current = Math.min(Math.max(next, 1), MAX_SCALE)
      const contained = Math.min(element.clientWidth, element.clientHeight * ratio)
      const whole = Math.max(contained, Math.min(minWidth, element.clientWidth))
      picture.style.inlineSize = `${whole * scale.current}px`
      setLarge(scale.current > 1)
      if (!point) return
      const after = picture.getBoundingClientRect()
      element.scrollLeft += after.left + ((point.x - before.left) / before.width) * after.width - point.x
      element.scrollTop += after.top + ((point.y - before.top) / before.height) * after.height - point.y
    },
    [ratio, minWidth],
  )

  useEffect(() => {
    const element = pane.current
    if (!element) return
    const events = new AbortController()
    const observer = new ResizeObserver(() => zoomTo(scale.current))
    observer.observe(element)
    let pinch: { distance: number; scale: number } | undefined
    const follow = (event: TouchEvent) => {
      const touches = [...event.touches]
      if (touches.length !== 2) {
        pinch = undefined
        return
      }
      // Prevents page zoom; events of a running fling are not cancelable.
      if (event.cancelable) event.preventDefault()
      pinch ??= { distance: distanceOf(touches), scale: scale.current }
      zoomTo((pinch.scale * distanceOf(touches)) / pinch.distance, between(touches))
    }
    const wheel = (event: WheelEvent) => {
      if (!event.ctrlKey) return
      event.preventDefault()
      zoomTo(scale.current * Math.exp(-event.deltaY / 100), { x: event.clientX, y: event.clientY })
    }
    const active = { passive: false, signal: events.signal }
    for (const type of ['touchstart', 'touchmove', 'touchend', 'touchcancel'] as const)
      element.addEventListener(type, follow, active)
    element.addEventListener('wheel', wheel, active)
    return () => {
      events.abort()
      observer.disconnect()
    }
  }, [zoomTo])

  useEffect(() => {
    if (!isShown) zoomTo(1)
  }, [isShown, zoomTo])

  /** Toggles between fit and enlarged, around the pointer or, by keyboard, the centre. */
  const press = ({ detail, clientX, clientY, currentTarget }: MouseEvent) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    const point = detail ? { x: clientX, y: clientY } : { x: left + width / 2, y: top + height / 2 }
    zoomTo(isLarge ? 1 : PRESS_SCALE, point)
  }

  return { pane, isLarge, press }
}
