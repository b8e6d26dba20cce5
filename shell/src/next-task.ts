/**
 * Hands the thread back to the browser, so that a start in several steps never holds up a tap for long.
 * A message, as timers of a tab in the background come once a second.
 */
export function nextTask(): Promise<void> {
  return new Promise(resolve => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(null)
  })
}
