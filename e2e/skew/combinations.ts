export const versions = ['N', 'N−1'] as const
export type Version = (typeof versions)[number]

/** The version of each unit. */
export type Combination = Record<string, Version>

/** Returns every combination of versions of the units: 16 for four. */
export function combinationsOf(units: readonly string[]): Combination[] {
  return units.reduce<Combination[]>(
    (combinations, unit) => combinations.flatMap(one => versions.map(version => ({ ...one, [unit]: version }))),
    [{}],
  )
}

/** Result of a combination with a version of the API. */
export interface Outcome {
  api: Version
  combination: Combination
  result: 'passed' | 'failed' | 'refused'
  /** Seconds of the journey, or the reason. */
  note: string
}

/** Prints a line for each combination; returns true if all that were admitted passed. */
export function printOutcomes(outcomes: readonly Outcome[]): boolean {
  const rows = outcomes.map(({ api, combination, result, note }) => ({
    ...combination,
    API: api,
    promotion: result === 'refused' ? 'refused' : 'admitted',
    journey: result === 'refused' ? '' : result,
    note: note.split('\n', 1)[0],
  }))
  console.table(rows)
  const count = (result: Outcome['result']) => outcomes.filter(outcome => outcome.result === result).length
  console.log(
    `${outcomes.length} combinations: ${count('passed')} passed, ${count('failed')} failed, ${count('refused')} refused.`,
  )
  return count('failed') === 0
}
