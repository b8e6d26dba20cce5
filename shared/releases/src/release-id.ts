import { createHash } from 'node:crypto'
import type { Release } from './release-document.ts'

/** Placeholder for the release's id in the files of a build because the id is a hash of them. */
export const ID_PLACEHOLDER = '__RELEASE_ID__'

const ID_LENGTH = 12

/** The release document without the properties that publishing adds. */
export type ReleaseFacts = Omit<Release, 'id' | 'integrity'>

/** Content of files by their path. */
export type Files = Map<string, Buffer>

/** Derives a release's id from its files and facts: equal output has the same id, whatever its sources. */
export function releaseIdOf(files: Files, facts: ReleaseFacts): string {
  const hash = createHash('sha256').update(JSON.stringify(facts))
  for (const [path, bytes] of [...files].sort(([a], [b]) => (a < b ? -1 : 1)))
    hash.update(`\0${path}\0${bytes.length}\0`).update(bytes)
  return hash.digest('hex').slice(0, ID_LENGTH)
}
