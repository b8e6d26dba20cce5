import type { Step, StepResult } from './step.ts'
import { addTotals, type TestTotals } from './test-totals.ts'

export interface Outcome {
  ok: boolean
  totals: TestTotals
  lines: string[]
}

const MAX_PARALLEL_STEPS = 2

/** Runs steps in order, two at a time if they allow it; the first failure or an interruption aborts the rest. */
export async function runSteps(
  steps: Step[],
  print: (line: string) => void = console.log,
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
    const startedAt = performance.now()
    const result = await step.run(failure.signal).catch(failed)
    if (failure.signal.aborted) return
    totals = addTotals(totals, result.totals)
    const line = `${result.ok ? '✓' : '✗'} ${step.name.padEnd(28)} ${((performance.now() - startedAt) / 1000).toFixed(1).padStart(6)} s`
    lines.push(line)
    print(line)
    if (result.note) print(`  ${result.note}`)
    if (result.ok) passed.add(step.name)
    else {
      print(result.output ?? '')
      failure.abort()
      // Counts a failed check without tests as one failure, so that the last line shows one.
      if (!result.totals?.failed) totals = addTotals(totals, { passed: 0, failed: 1 })
    }
  }
  const mayStart = (step: Step) => {
    if (running.size === MAX_PARALLEL_STEPS || [...running.keys()].some(({ exclusive }) => exclusive)) return false
    return (step.after ?? []).every(name => passed.has(name)) && !(step.exclusive && running.size > 0)
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
    else throw new Error(`These steps wait for unknown steps: ${waiting.map(({ name }) => name).join(', ')}.`)
  }
  await Promise.all(running.values())
  return { ok: !failure.signal.aborted, totals, lines }
}

const failed = (error: unknown): StepResult => ({
  ok: false,
  output: error instanceof Error ? error.message : String(error),
})
