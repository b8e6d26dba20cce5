import { createHook } from 'node:async_hooks'
import pg from 'pg'

/** Cost of a response: statements sent to the database, native tasks (hashing) begun, and ms. */
export interface Work {
  statements: number
  hashes: number
  ms: number
}

/** Type of unnamed native tasks in Node; in the API only hashing uses them. */
const UNNAMED = 'undefined'

export function openWorkMeter() {
  const count = { statements: 0, hashes: 0 }
  const { query } = pg.Client.prototype
  pg.Client.prototype.query = function counted(this: pg.Client, ...args: unknown[]) {
    count.statements++
    return Reflect.apply(query, this, args)
  } as typeof query
  const hook = createHook({
    init(_id, type) {
      if (type === UNNAMED) count.hashes++
    },
  }).enable()
  return {
    async measure(work: () => Promise<unknown>): Promise<Work> {
      const [before, begunAt] = [{ ...count }, performance.now()]
      await work()
      const ms = performance.now() - begunAt
      return { statements: count.statements - before.statements, hashes: count.hashes - before.hashes, ms }
    },
    close() {
      hook.disable()
      pg.Client.prototype.query = query
    },
  }
}
