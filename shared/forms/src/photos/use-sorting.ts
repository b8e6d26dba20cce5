import { type PointerEvent as ReactPointerEvent, useState } from 'react'

/** Reorders entries by dragging a handle; `place` marks an entry's element. */
export function useSorting(move: (from: number, to: number) => void) {
  const [dragged, setDragged] = useState<number>()

  function start(event: ReactPointerEvent, index: number) {
    if (event.button !== 0) return
    let from = index
    const ended = new AbortController()
    const { signal } = ended
    setDragged(from)

    // Listens on the window: a reordered element loses pointer capture.
    const end = () => {
      ended.abort()
      setDragged(undefined)
    }
    const drag = ({ clientX, clientY }: PointerEvent) => {
      const to = placeBelow(clientX, clientY)
      if (to === undefined || to === from) return
      move(from, to)
      from = to
      setDragged(to)
    }
    window.addEventListener('pointermove', drag, { signal })
    window.addEventListener('pointerup', end, { signal })
    window.addEventListener('pointercancel', end, { signal })
  }

  return {
    dragged,
    place: (index: number) => ({ 'data-place': index }),
    handle: (index: number) => ({ onPointerDown: (event: ReactPointerEvent) => start(event, index) }),
  }
}

function placeBelow(x: number, y: number): number | undefined {
  const place = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-place]')?.dataset.place
  return place === undefined ? undefined : Number(place)
}
