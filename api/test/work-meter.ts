import { createHook } from 'node:async_hooks'
import pg from 'pg'
import { requireOutsideTransaction } from '../src/db/transaction-guard.ts'

/** Cost of a response. */
export interface Work {
  /** Statements sent to the database. */
  statements: number
  /** Native tasks (hashing) begun, and those of them inside a transaction. */
  hashes: number
  hashesInTransaction: number
  ms: number
}

/** Type of unnamed native tasks in Node; in the API only hashing uses them. */
const UNNAMED = 'undefined'

function isInTransaction(): boolean {
  try {
    requireOutsideTransaction()
    return false
  } catch {
    return true
  }
}

export function openWorkMeter() {
  const count = { statements: 0, hashes: 0, hashesInTransaction: 0 }
  const { query } = pg.Client.prototype
  pg.Client.prototype.query = function counted(this: pg.Client, ...args: unknown[]) {
    count.statements++
    return Reflect.apply(query, this, args)
  } as typeof query
  const hook = createHook({
    init(_id, type) {
      if (type !== UNNAMED) return
      count.hashes++
      if (isInTransaction()) count.hashesInTransaction++
    },
  }).enable()
  return {
    async measure(work: () => Promise<unknown>): Promise<Work> {
      const [before, begunAt] = [{ ...count }, performance.now()]
      await work()
      const ms = performance.now() - begunAt
      return {
        statements: count.statements - before.statements,
        hashes: count.hashes - before.hashes,
        hashesInTransaction: count.hashesInTransaction - before.hashesInTransaction,
        ms,
      }
    },
    close() {
      hook.disable()
      pg.Client.prototype.query = query
    },
  }
}
