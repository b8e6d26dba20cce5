import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { openFolderStore } from '@closyyy/releases/release-store'
import { removeReleases } from '@closyyy/releases/remove-releases'
import { env, releasesDir } from '../env.ts'
import { releaseAuthor } from './release-author.ts'

/** The current release of a unit and the previous one, whose chunks open pages still load. */
const MAX_DEV_RELEASES = 2

const recordFile = join(env.dataDir, 'builds', 'dev-releases.json')

/** Deletes superseded releases that `npm run dev` published, in this run or before; those of other commands stay. */
export async function removeSuperseded(published: Record<string, string>): Promise<void> {
  const text = await readFile(recordFile, 'utf8').catch(() => '{}')
  const record = JSON.parse(text) as Record<string, string[]>
  const store = openFolderStore(releasesDir)
  const author = { by: await releaseAuthor(), reason: 'superseded by a later save' }
  for (const [unit, id] of Object.entries(published)) {
    const ids = [id, ...(record[unit] ?? []).filter(other => other !== id)]
    const removed = await removeReleases(store, unit, ids.slice(MAX_DEV_RELEASES), author)
    record[unit] = ids.filter(other => !removed.includes(other))
  }
  await mkdir(dirname(recordFile), { recursive: true })
  await writeFile(recordFile, JSON.stringify(record))
}
