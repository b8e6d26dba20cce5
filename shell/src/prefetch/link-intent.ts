/** A finger that begins to scroll leaves the link within this time. */
const TOUCH_MS = 30
/** A mouse or the focus that only passes a link leaves it within this time. */
const REST_MS = 80

/** Calls back for the link that is touched, or on which the mouse or the keyboard focus rests. */
export function watchLinks(onIntent: (url: URL) => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  function wait({ target }: Event, delay: number) {
    clearTimeout(timer)
    const url = pageOf(target)
    if (url) timer = setTimeout(() => onIntent(url), delay)
  }
  const listen = <Type extends keyof DocumentEventMap>(type: Type, listener: (event: DocumentEventMap[Type]) => void) =>
    document.addEventListener(type, listener, { passive: true })
  listen('pointerdown', event => wait(event, event.pointerType === 'touch' ? TOUCH_MS : 0))
  listen('pointercancel', () => clearTimeout(timer))
  listen('pointerover', event => event.pointerType === 'mouse' && wait(event, REST_MS))
  listen('focusin', event => wait(event, REST_MS))
}

/** Returns the URL of another page of the shop that a link opens in place. */
function pageOf(target: EventTarget | null): URL | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  if (!link || link.target || link.hasAttribute('download')) return
  const url = new URL(link.href)
  return url.origin === location.origin && url.pathname !== location.pathname ? url : undefined
}
