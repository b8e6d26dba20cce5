import type { Step, StepResult } from './step.ts'
import { addTotals, type TestTotals } from './test-totals.ts'

export interface Outcome {
  ok: boolean
  totals: TestTotals
  lines: string[]
}

const LANES = 2

/**
 * Runs steps in their order, two at a time where they allow it, and says for each how it went. The first that fails
 * shows its whole output, ends its neighbour and lets nothing more begin; so does an interruption.
 */
export async function runSteps(
  steps: Step[],
  say: (line: string) => void = console.log,
  interruption?: AbortSignal,
): Promise<Outcome> {
  const waiting = [...steps]
  const running = new Map<Step, Promise<void>>()
  const passed = new Set<string>()
  const lines: string[] = []
  const failure = new AbortController()
  interruption?.addEventListener('abort', () => failure.abort())
  let totals: TestTotals = { passed: 0, failed: 0 }

  const perform = async (step: Step) => {
    const begin = performance.now()
    const result = await step.run(failure.signal).catch(failed)
    if (failure.signal.aborted) return
    totals = addTotals(totals, result.totals)
    const line = `${result.ok ? '✓' : '✗'} ${step.name.padEnd(28)} ${((performance.now() - begin) / 1000).toFixed(1).padStart(6)} s`
    lines.push(line)
    say(line)
    if (result.note) say(`  ${result.note}`)
    if (result.ok) passed.add(step.name)
    else {
      say(result.output ?? '')
      failure.abort()
      // A check that is no test counts as one failure, or the last line would call a red gate green.
      if (!result.totals?.failed) totals = addTotals(totals, { passed: 0, failed: 1 })
    }
  }
  const mayStart = (step: Step) => {
    if (running.size === LANES || [...running.keys()].some(({ alone }) => alone)) return false
    return (step.after ?? []).every(name => passed.has(name)) && !(step.alone && running.size > 0)
  }

  while (!failure.signal.aborted && (waiting.length > 0 || running.size > 0)) {
    const next = waiting.find(mayStart)
    if (next) {
      waiting.splice(waiting.indexOf(next), 1)
      running.set(
        next,
        perform(next).finally(() => running.delete(next)),
      )
    } else if (running.size > 0) await Promise.race(running.values())
    else throw new Error(`These steps wait for steps that do not exist: ${waiting.map(({ name }) => name).join(', ')}.`)
  }
  await Promise.all(running.values())
  return { ok: !failure.signal.aborted, totals, lines }
}

const failed = (error: unknown): StepResult => ({
  ok: false,
  output: error instanceof Error ? error.message : String(error),
})
