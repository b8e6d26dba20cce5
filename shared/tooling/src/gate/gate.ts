import { build } from './build-step.ts'
import { commands } from './commands/commands-step.ts'
import { licences } from './licences.ts'
import * as quick from './lint-steps.ts'
import { type Outcome, runSteps } from './run-steps.ts'
import type { Step } from './step.ts'
import { apiEmbedded, apiPostgres, journeys, runPlaywright, unit } from './test-steps.ts'

const wholeGate: Step[] = [
  quick.lint,
  quick.styles,
  quick.boundaries,
  quick.unused,
  quick.words,
  quick.documents,
  licences,
  quick.types,
  unit,
  apiEmbedded,
  build,
  apiPostgres,
  commands,
  journeys,
]

const innerLoop: Step[] = [quick.lint, quick.styles, quick.boundaries, quick.types, unit]

export interface GateOptions {
  only: string[]
  interruption: AbortSignal
}

export function runGate({ only, interruption }: GateOptions): Promise<number> {
  const selected = wholeGate.filter(({ name }) => only.length === 0 || only.some(prefix => name.startsWith(prefix)))
  if (selected.length === 0) throw new Error(`No step begins with ${only.join(' or ')}.`)
  // A selected step does not wait for one that is left out.
  const names = selected.map(({ name }) => name)
  const steps = selected.map(step => ({ ...step, after: step.after?.filter(name => names.includes(name)) ?? [] }))
  return report(steps, interruption)
}

/** Runs the fast steps: lint, import boundaries, types and unit tests; returns the exit code. */
export function runCheck(interruption: AbortSignal): Promise<number> {
  return report(innerLoop, interruption)
}

export function runJourneys(args: string[], interruption: AbortSignal): Promise<number> {
  return report([build, { ...journeys, run: signal => runPlaywright(args, signal) }], interruption)
}

async function report(steps: Step[], interruption: AbortSignal): Promise<number> {
  const startedAt = performance.now()
  const outcome = await runSteps(steps, console.log, interruption)
  console.log(`\n${summary(outcome, (performance.now() - startedAt) / 1000)}`)
  console.log(`${outcome.totals.passed} passed, ${outcome.totals.failed} failed`)
  return outcome.ok ? 0 : 1
}

function summary({ ok, lines }: Outcome, seconds: number): string {
  const failure = lines.find(line => line.startsWith('✗'))
  const stopped = failure ? `Stopped at: ${failure.slice(2).split(/\s{2,}/)[0]}` : 'Interrupted'
  return `${ok ? `All ${lines.length} steps passed` : stopped} (${seconds.toFixed(0)} s).`
}
