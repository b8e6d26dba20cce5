import { readRelease, readState } from '@closyyy/releases/registry'
import type { Release } from '@closyyy/releases/release-document'
import { releaseFilePath } from '@closyyy/releases/release-paths'
import { openFolderStore } from '@closyyy/releases/release-store'

/** A page of a unit, and the scripts of one of its releases. */
export interface TestedUnit {
  unit: string
  path: string
  requiresSession: boolean
  scripts: Record<'entry' | 'page', string[]>
}

/** Returns each unit that has pages of its own in a release store, with the first page without parameters. */
export async function readTestedUnits(folder: string): Promise<TestedUnit[]> {
  const store = openFolderStore(folder)
  const states = Object.entries(await readState(store))
  const releases = await Promise.all(states.map(([unit, { current = '' }]) => readRelease(store, unit, current)))
  return releases.flatMap(release => testedUnit(release) ?? [])
}

function testedUnit(release: Release): TestedUnit | undefined {
  const { unit, entry, chunks } = release
  const claim = release.claims.find(({ id, path }) => chunks[id] && !/[:*]/.test(path))
  if (!claim) return
  const paths = (files: string[]) => files.map(file => releaseFilePath(release, file))
  return {
    unit,
    path: claim.path,
    requiresSession: claim.requiresSession === true,
    scripts: { entry: paths([entry]), page: paths(chunks[claim.id]?.scripts ?? []) },
  }
}
