import type { OfferedCalls } from './call-compatibility.ts'
import { readRelease, readState } from './registry.ts'
import { findCallProblems } from './release-calls.ts'
import type { ReleaseStore } from './release-store.ts'

/**
 * Returns a message for each call of a current, canary or last good release that an API does not offer as the release
 * needs it.
 */
export async function findApiProblems(store: ReleaseStore, api: OfferedCalls): Promise<string[]> {
  const served = Object.entries(await readState(store)).flatMap(([unit, { current, canary, previous }]) => [
    { unit, id: current, role: 'current' },
    { unit, id: canary?.id, role: 'canary' },
    { unit, id: previous[0], role: 'last good' },
  ])
  const found = served.map(async ({ unit, id, role }) => {
    if (!id) return []
    const problems = await findCallProblems(store, await readRelease(store, unit, id), api)
    return problems.map(problem => `The ${role} release ${problem}.`)
  })
  return (await Promise.all(found)).flat()
}
