export class Undone extends Error {}

/**
 * Waits out the undo window; resolves early on page hide, so that the action is still sent.
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
