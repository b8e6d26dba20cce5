import type { DeleteResult, UpdateResult } from 'kysely'

/** Rows that one statement of a job changes, few enough for the time limit of statements. */
export const BATCH = 1_000

const countOf = (result: DeleteResult | UpdateResult) =>
  Number('numDeletedRows' in result ? result.numDeletedRows : result.numUpdatedRows)

/** Repeats a statement that changes at most `max` rows until it finds fewer, so that a job catches up in one run. */
export async function changeInBatches(change: (max: number) => Promise<DeleteResult | UpdateResult>): Promise<void> {
  for (let changed = BATCH; changed === BATCH; ) changed = countOf(await change(BATCH))
}
