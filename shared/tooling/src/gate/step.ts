import type { TestTotals } from './test-totals.ts'

export interface StepResult {
  ok: boolean
  /** Printed in full if the step failed. */
  output?: string
  /** One line that is printed even if the step passed. */
  note?: string
  totals?: TestTotals
}

export interface Step {
  name: string
  /** Names of steps that must pass first. */
  after?: string[]
  /** True if no other step may run at the same time. */
  exclusive?: boolean
  run: (signal: AbortSignal) => Promise<StepResult>
}
