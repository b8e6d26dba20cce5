import { useEffectEvent, useLayoutEffect } from 'react'

/**
 * Gives an open photo viewer one history entry, in whose state its name has the photo's index: Back closes the viewer, and
 * closing it goes back (NAV-12). The router does not create the entry, because it would load the page again first.
 */
export function useViewerEntry(name: string, place: number | undefined, onShow: (place: number | undefined) => void) {
  const show = useEffectEvent(() => onShow(history.state?.[name]))
  // Both effects run before the first frame with the viewer, so that no Back comes in between. This one stays subscribed:
  // the router renders during the event, and a listener that is replaced meanwhile is not called.
  useLayoutEffect(() => {
    const follow = () => show()
    window.addEventListener('popstate', follow)
    return () => window.removeEventListener('popstate', follow)
  }, [])

  useLayoutEffect(() => {
    const isEntered = history.state?.[name] !== undefined
    if (place === undefined) {
      if (isEntered) history.back()
    } else if (isEntered) history.replaceState({ ...history.state, [name]: place }, '')
    else history.pushState({ ...history.state, [name]: place }, '')
  }, [name, place])
}
