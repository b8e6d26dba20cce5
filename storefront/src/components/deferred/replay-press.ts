/** Props of the element around deferred components. Once React has hydrated it, the attribute is removed. */
export const deferredProps = {
  'data-deferred': true,
  ref: (element: Element | null) => element?.removeAttribute('data-deferred'),
}

const DEFERRED = '[data-deferred]'

/** Loads the module with a press on one of its served buttons, and repeats the last press once React has hydrated it. */
export function replayPresses(load: () => Promise<boolean>, signal: AbortSignal): void {
  let waiting: ServedButton | undefined

  async function replay(event: MouseEvent): Promise<void> {
    const pressed = servedButton(event.target)
    if (!pressed) return
    event.stopImmediatePropagation()
    const isRepeating = waiting !== undefined
    waiting = pressed
    if (isRepeating) return
    const isLoaded = await load()
    while (isLoaded && waiting.part.matches(DEFERRED) && !signal.aborted) await frame()
    // React renders the session after the hydration, which may replace the button.
    await frame()
    const last = waiting
    waiting = undefined
    if (isLoaded && !signal.aborted) currentButton(last)?.click()
  }

  addEventListener('click', replay, { signal, capture: true })
}

const frame = () => new Promise(requestAnimationFrame)

interface ServedButton {
  button: HTMLElement
  part: Element
}

/** Returns the served button that an event is on; undefined outside of deferred components and once they are hydrated. */
function servedButton(target: EventTarget | null): ServedButton | undefined {
  const button = target instanceof Element ? target.closest('button') : null
  const part = button?.closest(DEFERRED)
  return button && part ? { button, part } : undefined
}

const nameOf = (button: Element) => button.getAttribute('aria-label') ?? button.textContent

/** Returns the button, or the one with the same name that replaced it; undefined if there is none. */
const currentButton = ({ button, part }: ServedButton) =>
  button.isConnected ? button : [...part.querySelectorAll('button')].find(other => nameOf(other) === nameOf(button))
