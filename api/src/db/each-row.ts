import type { Logger } from '../logger.ts'

interface RowsToHandle<Row> {
  log: Logger
  /** Logged with the id of each row that failed. */
  failure: string
  /** Returns the next rows that are due, by id. */
  findNext: (afterId: number) => Promise<Row[]>
  handle: (row: Row) => Promise<void>
}

/** Handles due rows one by one; one that fails is logged and left for the next run. */
export async function handleEachRow<Row extends { id: number }>(rows: RowsToHandle<Row>): Promise<void> {
  const { log, failure, findNext, handle } = rows
  for (let afterId = 0; ; ) {
    const next = await findNext(afterId)
    for (const row of next) {
      try {
        await handle(row)
      } catch (error) {
        log.warn({ err: error, id: row.id }, failure)
      }
    }
    const last = next.at(-1)
    if (!last) return
    afterId = last.id
  }
}
