import type { TestTotals } from './test-totals.ts'

/** What came of a step: nothing to say, or what to show. */
export interface StepResult {
  ok: boolean
  /** Shown in full where the step failed. */
  output?: string
  /** One line shown though the step passed. */
  note?: string
  totals?: TestTotals
}

/** One part of the gate. */
export interface Step {
  name: string
  /** Steps that must have passed before. */
  after?: string[]
  /** Takes the whole machine: nothing runs beside it. */
  alone?: boolean
  run: (signal: AbortSignal) => Promise<StepResult>
}
