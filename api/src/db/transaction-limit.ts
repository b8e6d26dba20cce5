import type { PoolClient } from 'pg'
import type { Logger } from '../logger.ts'

/** Postgres error code of an idle transaction that timed out. */
const IDLE_TRANSACTION_TIMEOUT = '25P03'

/** Call `onStatement` before each statement, and `end` before release; `end` returns false after a rollback. */
export function limitTransactions(client: PoolClient, maxMs: number, log: Logger) {
  let timer: NodeJS.Timeout | undefined
  let lastStatement = ''
  let isEnded = false

  function stop(): void {
    clearTimeout(timer)
    timer = undefined
  }

  async function expire(): Promise<void> {
    isEnded = true
    log.warn({ ms: maxMs, statement: lastStatement }, 'a transaction was open too long and was rolled back')
    await client.query('rollback').catch(error => log.warn({ err: error }, 'its connection was lost as well'))
    client.release(true)
  }

  return {
    onStatement(text: string): void {
      if (isEnded)
        throw Object.assign(new Error('The transaction was open too long and was rolled back.'), {
          code: IDLE_TRANSACTION_TIMEOUT,
        })
      if (text === 'begin' || text.startsWith('start transaction')) {
        stop()
        if (Number.isFinite(maxMs)) timer = setTimeout(() => void expire(), maxMs)
      } else if (text === 'commit' || text === 'rollback') stop()
      // Safe to log because statements do not contain their values.
      lastStatement = text
    },
    end(): boolean {
      stop()
      return !isEnded
    },
  }
}
