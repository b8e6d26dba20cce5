import { exceptions } from './exceptions.ts'
import type { Visit } from './walk-shop.ts'

export interface Judgement {
  /** How often each finding that fails the walk occurred. */
  failures: Record<string, number>
  /** How often each exception applied. */
  exceptions: Record<string, number>
}

/** Separates the failures of one route from what is excused. */
export function judgeVisits(visits: Visit[], broken: string[]): Judgement {
  const findings = [
    ...visits.flatMap(({ path, problems }) => problems.map(problem => ({ problem, words: `${path}: ${problem}` }))),
    ...broken.map(problem => ({ problem, words: problem })),
  ]
  const failures: Record<string, number> = {}
  const excused: Record<string, number> = {}
  const count = (counts: Record<string, number>, name: string) => {
    counts[name] = (counts[name] ?? 0) + 1
  }
  for (const { problem, words } of findings) {
    const exception = exceptions.find(({ finding }) => finding.test(problem))
    if (exception) count(excused, exception.finding.source)
    else count(failures, words)
  }
  return { failures, exceptions: excused }
}

/** Lists the exceptions that no route needs. */
export function unusedExceptions(judgements: Judgement[]): string[] {
  return exceptions
    .map(({ finding }) => finding.source)
    .filter(source => !judgements.some(judgement => judgement.exceptions[source]))
}
