const GESTURES = ['pointerover', 'pointerdown', 'keydown', 'scroll']

/** Shortest time between two gestures that load, so that a failed load is not repeated with every move. */
const RETRY_MS = 2_000

/**
 * Loads deferred code at a gesture for which `loadsAt` returns true, any by default, until `load` returns true. `start`
 * loads without a gesture; `stop` ends the listening.
 */
export function loadAtGesture(load: () => Promise<boolean>, loadsAt: (gesture: Event) => boolean = () => true) {
  const gestures = new AbortController()
  let startedAt = Number.NEGATIVE_INFINITY

  async function start(): Promise<boolean> {
    startedAt = performance.now()
    const isLoaded = await load()
    if (isLoaded) gestures.abort()
    return isLoaded
  }

  function startAt(gesture: Event): void {
    if (loadsAt(gesture) && performance.now() - startedAt > RETRY_MS) void start()
  }

  for (const gesture of GESTURES) addEventListener(gesture, startAt, { signal: gestures.signal, passive: true })
  return { start, stop: () => gestures.abort() }
}
