import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { removeReleases } from '@closyyy/releases/remove-releases'
import { env, releasesDir } from '../env.ts'

/** The current release of a unit and the previous one, whose chunks open pages still load. */
const MAX_DEV_RELEASES = 2

const recordFile = join(env.dataDir, 'builds', 'dev-releases.json')

/** Deletes superseded releases that `npm run dev` published, in this run or before; those of other commands stay. */
export async function removeSuperseded(published: Record<string, string>): Promise<void> {
  const text = await readFile(recordFile, 'utf8').catch(() => '{}')
  const record = JSON.parse(text) as Record<string, string[]>
  for (const [unit, id] of Object.entries(published)) {
    const ids = [id, ...(record[unit] ?? []).filter(other => other !== id)]
    const removed = await removeReleases(releasesDir, unit, ids.slice(MAX_DEV_RELEASES))
    record[unit] = ids.filter(other => !removed.includes(other))
  }
  await mkdir(dirname(recordFile), { recursive: true })
  await writeFile(recordFile, JSON.stringify(record))
}
