export class Undone extends Error {}

/**
 * Waits out the undo window; resolves early on page hide and before a logout, so that the action is still sent.
 * @throws Undone once `undo` aborts
 */
export function undoWindow(milliseconds: number, undo: AbortSignal, isLoggingOut: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = new AbortController()
    const { signal } = end
    const close = () => {
      clearTimeout(timer)
      end.abort()
      resolve()
    }
    const timer = setTimeout(close, milliseconds)
    window.addEventListener('pagehide', close, { signal })
    isLoggingOut.addEventListener('abort', close, { signal })
    undo.addEventListener(
      'abort',
      () => {
        clearTimeout(timer)
        end.abort()
        reject(new Undone())
      },
      { signal },
    )
  })
}
