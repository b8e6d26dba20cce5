// Prints the changes of a release or of the API that the registry refuses, with each refusal; fails if one is accepted.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openFolderStore } from '../src/release-store.ts'
import { promoteSamples, refusedApis, refusedReleases, tryChange } from './refused-changes.ts'

const folder = await mkdtemp(join(tmpdir(), 'closyyy-refusals-'))
const changes = [...refusedApis, ...refusedReleases]
let refused = 0
try {
  const store = openFolderStore(folder)
  await promoteSamples(store)
  for (const change of changes) {
    const refusal = await tryChange(store, change)
    const isNamed = refusal !== undefined && change.refusal.test(refusal)
    if (isNamed) refused++
    console.log(`${isNamed ? '✓' : '✗'} ${change.name}\n    ${refusal ?? 'accepted'}`)
  }
} finally {
  await rm(folder, { recursive: true })
}
console.log(`${refused} of ${changes.length} changes are refused by name.`)
process.exitCode = refused === changes.length ? 0 : 1
