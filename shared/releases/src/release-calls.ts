import { CallDescriptions, callHash, findCallProblem, type OfferedCalls } from './call-compatibility.ts'
import { CALLS_FILE, type Release } from './release-document.ts'
import type { ReleaseStore } from './release-store.ts'

/** Reads the descriptions of the calls that a release uses. */
async function readCalls(store: ReleaseStore, { unit, id }: Release): Promise<CallDescriptions> {
  const bytes = await store.read(`${unit}/${id}/${CALLS_FILE}`)
  return CallDescriptions.parse(bytes ? JSON.parse(bytes.toString()) : {})
}

/**
 * Returns a message for each call that a release uses and that an API does not offer as the release needs it, without a
 * full stop. Compares the schemas of a call only if its hash differs.
 */
export async function findCallProblems(store: ReleaseStore, release: Release, api: OfferedCalls): Promise<string[]> {
  const { unit, id, calls = {} } = release
  const offered = new Map(Object.entries(api))
  const changed = Object.keys(calls).filter(name => {
    const call = offered.get(name)
    return !call || callHash(call) !== calls[name]
  })
  if (changed.length === 0) return []
  const used = await readCalls(store, release)
  return changed.flatMap(name => {
    const call = used[name]
    if (!call) throw new Error(`${unit} ${id} does not describe its call ${name}: publish it again.`)
    const problem = findCallProblem(call, offered.get(name))
    return problem ? [`${unit} ${id} calls ${name}, but ${problem}`] : []
  })
}
