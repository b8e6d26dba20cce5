import { controlOf, keyedControls } from './page-controls.ts'

/** What the page records between a press and its effect. */
interface Watch {
  /** Set once writes to the API wait for ever, so that a press changes no data. */
  holdsWrites: boolean
  lastChange: number
  effect: string | undefined
  /** URL, storage and values before the press. */
  before: string
}

declare global {
  interface Window {
    walk: Watch
  }
}

/** State of a page that the walk compares before and after a press. */
export interface Snapshot {
  /** URL, storage, values and controls. */
  state: string
  /** Identifies the document and the entry of its history. */
  document: number
  entry: string
  /** Number of open dialogs, popovers and lists of options. */
  layers: number
}

/** Starts recording, before the page's own scripts. Functions of this file run in the page and call each other by name. */
export function watchPage(): void {
  const watch: Watch = {
    holdsWrites: false,
    lastChange: performance.now(),
    effect: undefined,
    before: '',
  }
  window.walk = watch
  const note = (effect: string) => {
    watch.effect ??= effect
  }
  const change = (effect: string) => () => {
    watch.lastChange = performance.now()
    note(effect)
  }
  const ignored = /^data-(hovered|pressed|focus\w*|focus-visible|focus-within)$/
  new MutationObserver(records => {
    const record = records.find(({ attributeName }) => !ignored.test(attributeName ?? ''))
    if (record) change(`${record.type} ${record.attributeName ?? ''}`)()
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
  addEventListener('scroll', change('scrolled'), true)
  addEventListener('toggle', change('toggled'), true)
  addEventListener('focusin', ({ target }) => isField(target as Element) && note('focus'))
  watchFetch(watch)
  window.print = () => note('printed')
  navigator.share = async () => note('shared')
}

export function watchFetch(watch: Watch): void {
  const send = window.fetch
  window.fetch = async (input, init) => {
    watch.effect ??= 'request'
    const method = init?.method ?? (input instanceof Request ? input.method : 'GET')
    if (watch.holdsWrites && method !== 'GET') return new Promise<Response>(() => undefined)
    return send(input, init)
  }
}

/** Resolves once nothing has changed for some time, or for that time from now; after three seconds in any case. */
export function untilQuiet({ milliseconds, isFromNow }: { milliseconds: number; isFromNow: boolean }): Promise<void> {
  const start = isFromNow ? performance.now() : 0
  const end = performance.now() + 3_000
  return new Promise(resolve => {
    const look = () => {
      const now = performance.now()
      if (now > end || now - Math.max(start, window.walk.lastChange) > milliseconds) resolve()
      else setTimeout(look, 20)
    }
    look()
  })
}

/** Returns URL, storage and values of the fields. */
export function pageState(): string {
  const fields = [...document.querySelectorAll<HTMLInputElement>('input, select, textarea, details, dialog')]
  const values = fields.map(field => [field.value, field.checked, (field as unknown as HTMLDetailsElement).open])
  const popovers = document.querySelectorAll(':popover-open').length
  return JSON.stringify([location.href, { ...localStorage }, { ...sessionStorage }, document.cookie, values, popovers])
}

export function takeSnapshot(): Snapshot {
  return {
    state: JSON.stringify([pageState(), keyedControls().map(({ key }) => key)]),
    document: performance.timeOrigin,
    entry: navigation.currentEntry?.key ?? '',
    layers: document.querySelectorAll('dialog:modal, :popover-open, [role=listbox]').length,
  }
}

/** Goes to an entry of the history of this document. */
export async function goToEntry(entry: string): Promise<void> {
  await navigation.traverseTo(entry).finished?.catch(() => undefined)
}

/** Lets writes to the API wait for ever from now on. */
export function holdWrites(): void {
  window.walk.holdsWrites = true
}

export function startPress(): void {
  window.walk.effect = undefined
  window.walk.before = pageState()
}

/** Returns what a press on the control with a key changed. */
export function pressEffect(key: string): string | undefined {
  const { effect, before } = window.walk
  if (effect) return effect
  if (pageState() !== before) return 'state'
  const active = document.activeElement
  const pressed = controlOf(key)
  // A link of an error summary may lead to a group of radio buttons.
  const hasMovedFocus =
    active === pressed ? active && isField(active) : pressed?.matches('a') && active?.matches('input')
  return hasMovedFocus ? 'focus' : undefined
}

/** Returns whether focusing an element is all that a press on it does. */
export function isField(element: Element): boolean {
  return element.matches(
    'input:not([type=checkbox], [type=radio]), select, textarea, [contenteditable=true], [role=slider], [role=combobox]',
  )
}
