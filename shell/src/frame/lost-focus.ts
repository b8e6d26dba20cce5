import { MAIN_ID } from './main-id.ts'

const DELAY_MS = 300

const CONTROLS =
  'a[href], button:not(:disabled), input:not(:disabled, [type="hidden"], [type="file"]), select:not(:disabled), textarea:not(:disabled), summary'

/**
 * Moves a focus that is lost with its element, as that of a deleted row, to where keyboards and screen readers go on
 * (NAV-10). Waits a moment, because the next page comes first and focusing lays it out; a page that stays still may never
 * get an idle callback.
 * @returns the observer, whose disconnection ends it
 */
export function watchLostFocus(): MutationObserver {
  let focused = document.activeElement
  let path = ''
  document.addEventListener('focusin', () => {
    focused = document.activeElement
    path = location.pathname
  })
  const observer = new MutationObserver(records => {
    if (!focused || focused.isConnected) return
    const lost = focused
    focused = null
    const removal = records.find(({ removedNodes }) => [...removedNodes].some(node => node.contains(lost)))
    setTimeout(() => {
      if (document.activeElement !== document.body) return
      const next =
        (location.pathname === path && removal && nextFocusOf(lost, removal)) || document.getElementById(MAIN_ID)
      next?.focus({ preventScroll: true })
    }, DELAY_MS)
  })
  observer.observe(document.body, { childList: true, subtree: true })
  return observer
}

/** Returns the heading of a dialog whose content was replaced, or the same control of the next row or of the one before. */
function nextFocusOf(lost: Element, { target, removedNodes, nextSibling, previousSibling }: MutationRecord) {
  const heading = (target as Element).closest('dialog')?.querySelector('h2')
  if (heading) {
    heading.tabIndex = -1
    return heading
  }
  if (lost.closest('dialog')) return undefined
  const row = [...removedNodes].find(node => node.contains(lost)) ?? null
  const index = controlsOf(row).indexOf(lost as HTMLElement)
  const places = [nextSibling, previousSibling, target].filter(node => node?.isConnected)
  const controls = places.map(controlsOf).find(({ length }) => length > 0)
  return controls?.[index] ?? controls?.[0]
}

function controlsOf(node: Node | null): HTMLElement[] {
  if (!(node instanceof HTMLElement)) return []
  return node.matches(CONTROLS) ? [node] : [...node.querySelectorAll<HTMLElement>(CONTROLS)]
}
