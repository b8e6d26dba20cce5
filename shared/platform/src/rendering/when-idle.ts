/** Runs the work when the browser is idle, or in a task of its own if the browser has no idle callbacks. */
export function whenIdle(work: () => void): void {
  const wait = window.requestIdleCallback ?? setTimeout
  wait(work)
}
