import { fireEvent } from '@testing-library/react'

/** Open popovers; at most one, or one inside another. */
const openPanels = () => [...document.querySelectorAll<HTMLElement>('[data-popover-open]')]
const isOpen = (panel: HTMLElement) => panel.dataset.popoverOpen !== undefined
/** The focused element when a popover opened. */
const restored = new WeakMap<HTMLElement, Element | null>()
/** Popovers with a pending `toggle` event, and whether they were open before. */
const announced = new WeakMap<HTMLElement, boolean>()

/** Fires a single `toggle` in a later task, like the browser. */
function announce(panel: HTMLElement) {
  if (announced.has(panel)) return
  announced.set(panel, !isOpen(panel))
  setTimeout(() => {
    const oldState = announced.get(panel) ? 'open' : 'closed'
    announced.delete(panel)
    const states = { oldState, newState: isOpen(panel) ? 'open' : 'closed' }
    fireEvent(panel, Object.assign(new Event('toggle'), states))
  })
}

function show(this: HTMLElement) {
  if (isOpen(this)) return
  for (const other of openPanels()) if (!other.contains(this)) other.hidePopover()
  restored.set(this, document.activeElement)
  this.dataset.popoverOpen = ''
  announce(this)
}

function hide(panel: HTMLElement, returnsFocus: boolean) {
  if (!isOpen(panel)) return
  delete panel.dataset.popoverOpen
  const before = restored.get(panel)
  if (returnsFocus && panel.contains(document.activeElement) && before instanceof HTMLElement) before.focus()
  announce(panel)
}

function targetOf(event: Event): HTMLElement | null {
  const button = event.target instanceof Element ? event.target.closest('button[popovertarget]') : null
  return document.getElementById(button?.getAttribute('popovertarget') ?? '')
}

function press(event: Event) {
  const pressed = event.target as Node
  for (const panel of openPanels()) {
    if (!panel.contains(pressed) && targetOf(event) !== panel) hide(panel, false)
  }
}

/**
 * Adds the behaviour of `popover` to happy-dom, which supports only the attribute: showing and hiding, buttons with
 * `popovertarget`, Esc, and a press outside.
 */
export function installPopover() {
  if ('showPopover' in HTMLElement.prototype) return
  Object.assign(HTMLElement.prototype, {
    showPopover: show,
    hidePopover(this: HTMLElement) {
      hide(this, true)
    },
  })
  const style = document.createElement('style')
  style.textContent = '[popover]:not([data-popover-open]) { display: none }'
  document.head.append(style)
  window.addEventListener('pointerup', press)
  window.addEventListener('click', event => {
    const panel = event.defaultPrevented ? null : targetOf(event)
    if (panel && isOpen(panel)) panel.hidePopover()
    else panel?.showPopover()
  })
  window.addEventListener('keydown', event => {
    const last = openPanels().at(-1)
    if (event.key === 'Escape' && last) hide(last, true)
  })
}
