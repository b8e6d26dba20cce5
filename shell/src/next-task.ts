/** Yields to the browser by a message, because background tabs throttle timers to one per second. */
export function nextTask(): Promise<unknown> {
  const { port1, port2 } = new MessageChannel()
  port2.postMessage(null)
  return new Promise(resolve => {
    port1.onmessage = resolve
  })
}
