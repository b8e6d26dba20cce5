/** A measured value with the most it may be. */
export interface Goal {
  goal: string
  max: number
  is: number
  /** False if the run was too short for a verdict. */
  isReliable: boolean
}

/** Prints the goals as a table; returns true if none was missed. */
export function printGoals(goals: Goal[]): boolean {
  const verdictOf = ({ max, is, isReliable }: Goal) => {
    if (!isReliable) return 'too few visits'
    return is <= max ? '✓' : '✗'
  }
  const rows = goals.map(goal => ({
    goal: goal.goal,
    'at most': goal.max,
    is: goal.is.toFixed(2),
    verdict: verdictOf(goal),
  }))
  if (rows.length > 0) console.table(rows)
  return rows.every(({ verdict }) => verdict !== '✗')
}
