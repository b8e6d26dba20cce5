import { useEffect, useEffectEvent, useRef } from 'react'

/** Pages that come by themselves; from there on a button brings them, so that the footer can be reached (rulings.md). */
export const MAX_AUTO_LOADED_PAGES = 6

/** How far below the screen the sentinel is noticed (storefront.txt section 2, listing). */
const ROOT_MARGIN = '200px'

/** Whether the next page is loaded without being asked for. */
export function shouldAutoLoad(shown: {
  depth: number
  hasMore: boolean
  isLoading: boolean
  hasFailed: boolean
}): boolean {
  return shown.hasMore && shown.depth < MAX_AUTO_LOADED_PAGES && !shown.isLoading && !shown.hasFailed
}

/** Calls back when the element nears the screen while `isOn`; a list that is still too short is noticed each time. */
export function useAutoLoad<Watched extends Element>(isOn: boolean, depth: number, onVisible: () => void) {
  const sentinel = useRef<Watched>(null)
  const notify = useEffectEvent(onVisible)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a longer list is looked at anew
  useEffect(() => {
    const element = sentinel.current
    if (!isOn || !element) return
    const observer = new IntersectionObserver(entries => entries.some(entry => entry.isIntersecting) && notify(), {
      rootMargin: `${ROOT_MARGIN} 0px`,
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [isOn, depth])
  return sentinel
}
