import { test } from 'vitest'

export interface AttackResult {
  /** Gain of the attack before its fix. */
  before: string
  /** Gain of the attack now. */
  now: string
}

declare module 'vitest' {
  interface TaskMeta {
    attack?: AttackResult
  }
}

/**
 * Defines the replay of an attack; `npm run chaos -- attacks` prints its figures.
 *
 * @param run asserts that the attack fails; returns what it gains
 */
export function attack(name: string, before: string, run: () => Promise<string>): void {
  test(name, async ({ task }) => {
    const now = await run()
    task.meta.attack = { before, now }
  })
}
