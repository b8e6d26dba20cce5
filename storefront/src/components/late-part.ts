import { allowsPrefetch } from '@closyyy/platform/connection'
import { use, useEffect, useSyncExternalStore } from 'react'

/** Components of a page that hydrate after it, in a `Suspense` of their own: until then their served HTML stays. */
export interface LatePart<Components> {
  /** Loads the part, once; returns false if it failed, which can be repeated. Loaders of pages await it on the server. */
  load: () => Promise<boolean>
  /** Returns the components; suspends until they are loaded. */
  use: () => Components
  /** Returns the components, or undefined until they are loaded. */
  loaded: () => Components | undefined
  /** Returns true from a failed load to the next one. */
  useHasFailed: () => boolean
}

export function latePart<Components>(importPart: () => Promise<Components>): LatePart<Components> {
  let finish: (components: Components) => void
  let components: Components | undefined
  const loaded = new Promise<Components>(resolve => {
    finish = resolve
  })
  let loading: Promise<boolean> | undefined
  let hasFailed = false
  const listeners = new Set<() => void>()

  function setFailed(failed: boolean): void {
    hasFailed = failed
    for (const listener of listeners) listener()
  }

  async function read(): Promise<boolean> {
    if (hasFailed) setFailed(false)
    try {
      components = await importPart()
      // React reads them in the first render instead of suspending.
      Object.assign(loaded, { status: 'fulfilled', value: components })
      finish(components)
      return true
    } catch (error) {
      console.error(error)
      loading = undefined
      setFailed(true)
      return false
    }
  }

  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  const load = () => (loading ??= read())
  // Comes along with a prefetched page, because styles that arrive after a tap would lay out the old page again.
  if (globalThis.document?.readyState === 'complete' && allowsPrefetch()) void load()
  return {
    load,
    use: () => use(loaded),
    loaded: () => components,
    useHasFailed: () =>
      useSyncExternalStore(
        subscribe,
        () => hasFailed,
        () => false,
      ),
  }
}

/** Props of the element around components of a late part. Once React has hydrated it, the attribute is removed. */
export const lateProps = { 'data-late': true, ref: (element: Element | null) => element?.removeAttribute('data-late') }

const LATE = '[data-late]'
const GESTURES = ['pointerover', 'pointerdown', 'keydown', 'scroll']
/** Shortest time between two gestures that load, so that a failed load is not repeated with every move. */
const RETRY_MS = 2_000

/** Loads a part of the page once the page is complete, for visitors who save data at the first gesture. */
export function useLatePart({ load }: Pick<LatePart<unknown>, 'load'>): void {
  useEffect(() => {
    const ended = new AbortController()
    const { signal } = ended
    const gestures = new AbortController()
    let startedAt = Number.NEGATIVE_INFINITY
    let waiting: LateButton | undefined

    async function start(): Promise<boolean> {
      startedAt = performance.now()
      const isLoaded = await load()
      if (isLoaded) gestures.abort()
      return isLoaded
    }

    function startAgain(): void {
      if (performance.now() - startedAt > RETRY_MS) void start()
    }

    /** Repeats the last press on a served button once React has hydrated the part. */
    async function repeatLater(event: MouseEvent): Promise<void> {
      const pressed = lateButton(event.target)
      if (!pressed) return
      event.stopImmediatePropagation()
      const isRepeating = waiting !== undefined
      waiting = pressed
      if (isRepeating) return
      const isLoaded = await start()
      while (isLoaded && waiting.part.matches(LATE) && !signal.aborted) await frame()
      // React renders the session after the hydration, which may replace the button.
      await frame()
      const last = waiting
      waiting = undefined
      if (isLoaded && !signal.aborted) currentButton(last)?.click()
    }

    for (const gesture of GESTURES) addEventListener(gesture, startAgain, { signal: gestures.signal, passive: true })
    addEventListener('click', repeatLater, { signal, capture: true })
    if (allowsPrefetch()) {
      if (document.readyState === 'complete') void start()
      else addEventListener('load', () => void start(), { signal })
    }
    return () => {
      gestures.abort()
      ended.abort()
    }
  }, [load])
}

const frame = () => new Promise(requestAnimationFrame)

interface LateButton {
  button: HTMLElement
  part: Element
}

/** Returns the served button that an event is on; undefined outside of late parts and once React has hydrated them. */
function lateButton(target: EventTarget | null): LateButton | undefined {
  const button = target instanceof Element ? target.closest('button') : null
  const part = button?.closest(LATE)
  return button && part ? { button, part } : undefined
}

const nameOf = (button: Element) => button.getAttribute('aria-label') ?? button.textContent

/** Returns the button, or the one with the same name that replaced it; undefined if there is none. */
const currentButton = ({ button, part }: LateButton) =>
  button.isConnected ? button : [...part.querySelectorAll('button')].find(other => nameOf(other) === nameOf(button))
