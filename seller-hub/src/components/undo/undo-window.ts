/** Why an action was not carried out: the person took it back. */
export class Undone extends Error {}

/**
 * Waits for the time in which an action can be undone; ends early when the page is left, so that the action is sent.
 * @throws Undone once the signal aborts
 */
export function undoWindow(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = new AbortController()
    const close = () => {
      clearTimeout(timer)
      end.abort()
      resolve()
    }
    const timer = setTimeout(close, milliseconds)
    window.addEventListener('pagehide', close, { signal: end.signal })
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer)
        end.abort()
        reject(new Undone())
      },
      { signal: end.signal },
    )
  })
}
