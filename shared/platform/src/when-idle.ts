/** Calls back when the browser is idle; soon where it does not tell. */
export function whenIdle(work: () => void): void {
  const wait = window.requestIdleCallback ?? setTimeout
  wait(work)
}
