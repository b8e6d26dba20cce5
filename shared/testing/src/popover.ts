import { fireEvent } from '@testing-library/react'

/**
 * The browser's `popover` for happy-dom, which only knows the attribute: showing and hiding, buttons that name a
 * popover, Esc, and a press outside.
 */
const open: HTMLElement[] = []
const restored = new WeakMap<HTMLElement, Element | null>()

const announced = new WeakMap<HTMLElement, boolean>()

/** Fires one `toggle` in a later task, like the browser. */
function announce(panel: HTMLElement) {
  if (announced.has(panel)) return
  announced.set(panel, !open.includes(panel))
  setTimeout(() => {
    const [wasOpen, isOpen] = [announced.get(panel), open.includes(panel)]
    announced.delete(panel)
    const states = { oldState: wasOpen ? 'open' : 'closed', newState: isOpen ? 'open' : 'closed' }
    fireEvent(panel, Object.assign(new Event('toggle'), states))
  })
}

function show(this: HTMLElement) {
  if (open.includes(this)) return
  for (const other of open.toReversed()) if (!other.contains(this)) other.hidePopover()
  open.push(this)
  restored.set(this, document.activeElement)
  this.dataset.popoverOpen = ''
  announce(this)
}

function hide(panel: HTMLElement, returnsFocus: boolean) {
  const index = open.indexOf(panel)
  if (index < 0) return
  open.splice(index, 1)
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
  for (const panel of open.toReversed()) {
    if (!panel.contains(pressed) && targetOf(event) !== panel) hide(panel, false)
  }
}

/** Gives happy-dom's page the behaviour of `popover`, once. */
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
    if (panel && open.includes(panel)) panel.hidePopover()
    else panel?.showPopover()
  })
  window.addEventListener('keydown', event => {
    const last = open.at(-1)
    if (event.key === 'Escape' && last) hide(last, true)
  })
}

/** Forgets popovers of a page that was cleared. */
export function forgetPopovers() {
  open.length = 0
}
