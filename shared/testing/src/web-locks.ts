import { locks } from 'node:worker_threads'
import { onTestFinished } from 'vitest'

/** Gives the page the locks of Node.js until the test ends: happy-dom has none. */
export function provideLocks(): void {
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'locks'))
}
