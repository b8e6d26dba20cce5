import type { PoolClient } from 'pg'
import type { Logger } from '../logger.ts'

/** What the database itself says of a transaction that it ended for standing still. */
const ENDED = '25P03'

/**
 * Ends a connection's transaction that stands open too long, so that the rows it holds are free again; `note` hears each
 * statement before it is sent, `end` says whether the connection is still the caller's to give back.
 */
export function watchTransactions(client: PoolClient, longestMs: number, log: Logger) {
  let timer: NodeJS.Timeout | undefined
  let lastStatement = ''
  let isEnded = false

  function stop(): void {
    clearTimeout(timer)
    timer = undefined
  }

  async function expire(): Promise<void> {
    isEnded = true
    log.warn({ ms: longestMs, statement: lastStatement }, 'a transaction stood open too long and was ended')
    await client.query('rollback').catch(error => log.warn({ err: error }, 'its connection was lost as well'))
    client.release(true)
  }

  return {
    /** @throws Error where the transaction has been ended */
    note(text: string): void {
      if (isEnded) throw Object.assign(new Error('The transaction stood open too long and was ended.'), { code: ENDED })
      if (text === 'begin' || text.startsWith('start transaction')) {
        stop()
        if (Number.isFinite(longestMs)) timer = setTimeout(() => void expire(), longestMs)
      } else if (text === 'commit' || text === 'rollback') stop()
      // Statements carry their values apart, so this names no person.
      lastStatement = text
    },
    end(): boolean {
      stop()
      return !isEnded
    },
  }
}
