import { controlOf } from './page-controls.ts'

/** What the page records between a press and its effect. */
interface Watch {
  /** Set once writes to the API wait for ever, so that a press changes no data. */
  holdsWrites: boolean
  lastChange: number
  effect: string | undefined
  /** Address, storage and values before the press. */
  before: string
  focused: Element | null
}

declare global {
  interface Window {
    walk: Watch
  }
}

/** Starts recording, before the page's own scripts. Functions of this file run in the page and call each other by name. */
export function watchPage(): void {
  const watch: Watch = {
    holdsWrites: false,
    lastChange: performance.now(),
    effect: undefined,
    before: '',
    focused: null,
  }
  window.walk = watch
  const note = (effect: string) => {
    watch.effect ??= effect
  }
  const ignored = /^data-(hovered|pressed|focus\w*|focus-visible|focus-within)$/
  new MutationObserver(records => {
    const change = records.find(({ attributeName }) => !ignored.test(attributeName ?? ''))
    if (!change) return
    watch.lastChange = performance.now()
    note(`${change.type} ${change.attributeName ?? ''}`)
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
  addEventListener('scroll', () => note('scrolled'), true)
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

/** Resolves once nothing has changed for some time; after three seconds in any case. */
export function untilQuiet(milliseconds: number): Promise<void> {
  const end = performance.now() + 3_000
  return new Promise(resolve => {
    const look = () => {
      const now = performance.now()
      if (now > end || now - window.walk.lastChange > milliseconds) resolve()
      else setTimeout(look, 20)
    }
    look()
  })
}

/** Returns address, storage and values of the fields. */
export function pageState(): string {
  const fields = [...document.querySelectorAll<HTMLInputElement>('input, select, textarea, details, dialog')]
  const values = fields.map(field => [field.value, field.checked, (field as unknown as HTMLDetailsElement).open])
  return JSON.stringify([location.href, { ...localStorage }, { ...sessionStorage }, document.cookie, values])
}

/** Lets writes to the API wait for ever from now on. */
export function holdWrites(): void {
  window.walk.holdsWrites = true
}

export function startPress(): void {
  window.walk.effect = undefined
  window.walk.before = pageState()
  window.walk.focused = document.activeElement
}

/** Returns what a press on the control with a key changed. */
export function pressEffect(key: string): string | undefined {
  const { effect, before, focused } = window.walk
  if (effect) return effect
  if (pageState() !== before) return 'state'
  const active = document.activeElement
  const isField = active?.matches('input, select, textarea, [contenteditable=true], [role=slider], [role=combobox]')
  return isField && (active !== focused || active === controlOf(key)) ? 'focus' : undefined
}
