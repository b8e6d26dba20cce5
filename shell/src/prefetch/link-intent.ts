/** A mouse or the focus that only passes a link leaves it within this time. */
const REST_MS = 80

/** Calls back for the link that is touched, or on which the mouse or the keyboard focus rests. */
export function watchLinks(onIntent: (url: URL) => void): void {
  let current: URL | undefined
  function pointAt({ target }: Event): () => void {
    const url = pageOf(target)
    current = url
    return () => {
      if (url && url === current) onIntent(url)
    }
  }
  const rest = (event: Event) => void setTimeout(pointAt(event), REST_MS)
  const listen = <Type extends keyof DocumentEventMap>(type: Type, listener: (event: DocumentEventMap[Type]) => void) =>
    document.addEventListener(type, listener, { passive: true })
  listen('pointerdown', event => {
    const settled = pointAt(event)
    if (event.pointerType === 'touch') afterTwoFrames(settled)
    else settled()
  })
  listen('pointercancel', () => {
    current = undefined
  })
  listen('pointerover', event => event.pointerType === 'mouse' && rest(event))
  listen('focusin', rest)
}

/** A finger that begins to scroll does so within two frames. Chromium delays timers while it is on the screen. */
const afterTwoFrames = (work: () => void) => requestAnimationFrame(() => requestAnimationFrame(work))

/** Returns the URL of another page of the shop that a link opens in place. */
function pageOf(target: EventTarget | null): URL | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  if (!link || link.target || link.hasAttribute('download')) return
  const url = new URL(link.href)
  return url.origin === location.origin && url.pathname !== location.pathname ? url : undefined
}
