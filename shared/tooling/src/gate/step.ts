import type { TestTotals } from './test-totals.ts'

export interface StepResult {
  ok: boolean
  output?: string
  /** One line that is printed even if the step passed. */
  note?: string
  totals?: TestTotals
}

export interface Step {
  name: string
  after?: string[]
  exclusive?: boolean
  run: (signal: AbortSignal) => Promise<StepResult>
}
