import { exceptions } from './exceptions.ts'
import type { Visit } from './walk-shop.ts'

export interface Judgement {
  /** Findings that fail the walk, one line each. */
  failures: string[]
  /** How often each exception applied, in their order. */
  uses: number[]
}

const viewOf = ({ role, language, size, path }: Visit) => `${role}, ${language}, ${size}, ${path}`

/** Separates failures from what is excused. An unused exception is a failure of a whole walk. */
export function judgeWalk(visits: Visit[], broken: string[], isWhole: boolean): Judgement {
  const uses = exceptions.map(() => 0)
  const isExcused = (finding: string) => {
    const index = exceptions.findIndex(exception => exception.finding.test(finding))
    if (index < 0) return false
    uses[index] = (uses[index] ?? 0) + 1
    return true
  }
  const found = visits.flatMap(visit =>
    visit.problems.filter(problem => !isExcused(problem)).map(problem => `${viewOf(visit)}: ${problem}`),
  )
  const unused = exceptions
    .filter((_, index) => isWhole && uses[index] === 0)
    .map(({ finding }) => `exception that nothing needs: ${finding}`)
  return { failures: [...found, ...broken.map(address => `broken: ${address}`), ...unused], uses }
}
