import { useEffect, useEffectEvent, useRef } from 'react'

/** Pages loaded automatically (LISTING-2); later ones need a button, so that the footer stays reachable. */
export const MAX_AUTO_LOADED_PAGES = 6

/** Distance in pixels; larger on wide screens, where a page of products ends within a row. */
const rootMargin = () => (window.innerWidth < 1440 ? 200 : 600)

export function shouldAutoLoad(shown: {
  depth: number
  hasMore: boolean
  isLoading: boolean
  hasFailed: boolean
}): boolean {
  return shown.hasMore && shown.depth < MAX_AUTO_LOADED_PAGES && !shown.isLoading && !shown.hasFailed
}

/** Calls back when the element nears the viewport; observes again after each page, in case the list is still too short. */
export function useAutoLoad<Watched extends Element>(isOn: boolean, depth: number, onVisible: () => void) {
  const sentinel = useRef<Watched>(null)
  const notify = useEffectEvent(onVisible)
  // biome-ignore lint/correctness/useExhaustiveDependencies: observes again after each page
  useEffect(() => {
    const element = sentinel.current
    if (!isOn || !element) return
    const observer = new IntersectionObserver(entries => entries.some(entry => entry.isIntersecting) && notify(), {
      rootMargin: `${rootMargin()}px 0px`,
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [isOn, depth])
  return sentinel
}
