/**
 * Hands the thread back to the browser, so that a start in several steps never holds up a tap for long.
 * A message, as timers of a tab in the background come once a second.
 */
export function nextTask(): Promise<unknown> {
  const { port1, port2 } = new MessageChannel()
  port2.postMessage(null)
  return new Promise(resolve => {
    port1.onmessage = resolve
  })
}
