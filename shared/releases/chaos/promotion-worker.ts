// One process of the promotion race: promotes a release when its parent says so, and sends back the outcome.
import { readBucketSettings } from '@closyyy/bucket/bucket-settings'
import { openBucketStore } from '../src/bucket-store.ts'
import { promote } from '../src/registry.ts'
import { LostRaceError } from '../src/release-log.ts'
import { openFolderStore } from '../src/release-store.ts'

export interface Order {
  /** Folder of the store; the bucket of the environment if it is absent. */
  folder?: string | undefined
  unit: string
  id: string
}

export type Outcome = { recorded: number } | { winner: number } | { error: string }

function openStore(folder: string | undefined) {
  if (folder) return openFolderStore(folder)
  const bucket = readBucketSettings('S3_', process.env)
  if (!bucket) throw new Error('S3_BUCKET is not set.')
  return openBucketStore(bucket)
}

async function run({ folder, unit, id }: Order): Promise<Outcome> {
  try {
    const entry = await promote(openStore(folder), { [unit]: id }, { by: unit })
    return entry ? { recorded: entry.number } : { error: 'nothing was recorded' }
  } catch (error) {
    return error instanceof LostRaceError ? { winner: error.winner.number } : { error: (error as Error).message }
  }
}

process.once('message', (order: Order) => {
  void run(order).then(outcome => process.send?.(outcome, () => process.disconnect()))
})
process.send?.('ready')
