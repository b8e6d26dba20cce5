import type { PostgresPool } from 'kysely'
import pg from 'pg'
import type { Logger } from '../logger.ts'
import { timeLeft, waitWithinBudget } from './time-budget.ts'
import { parseTimestamp } from './timestamps.ts'
import { requireOutsideTransaction } from './transaction-guard.ts'
import { watchTransactions } from './transaction-limit.ts'

/** Where the database is and how many connections it bears. */
export interface PoolOptions {
  /** A URL, or the folder and port of a Unix socket. */
  at: string | { host: string; port: number }
  connections: number
  isEmbedded: boolean
  /** True for set-up work, whose statements may take long. */
  hasNoTimeouts?: boolean
  /** How long a transaction may stand open before it is ended and reported. */
  maxTransactionMs?: number
}

/** Connections of a pool, and calls that wait for one. */
export interface PoolUse {
  open: number
  idle: number
  waiting: number
  max: number
}

const types = new pg.TypeOverrides()
types.setTypeParser(pg.types.builtins.INT8, Number)
types.setTypeParser(pg.types.builtins.NUMERIC, Number)
types.setTypeParser(pg.types.builtins.TIMESTAMPTZ, parseTimestamp)

const MOST_STATEMENTS = 300
const LONGEST_TRANSACTION_MS = 5_000
const LONGEST_CONNECT_MS = 1_500
/** What the pool itself says. */
const NO_CONNECTION = 'timeout exceeded when trying to connect'
const LONGEST_ANSWER_MS = 3_000
/** A statement under way gets so long, whatever is left of its request's time: giving it up costs its connection. */
const LEAST_ANSWER_MS = 1_000

/** Names for statements, so that the database parses each once a connection; the first texts seen get one. */
function nameStatements() {
  const names = new Map<string, string>()
  return (text: string): string | undefined => {
    const known = names.get(text)
    if (known || names.size >= MOST_STATEMENTS) return known
    const name = `s${names.size}`
    names.set(text, name)
    return name
  }
}

interface Manner {
  nameOf: (text: string) => string | undefined
  hasNoTimeouts: boolean
  maxTransactionMs: number
}

/** What ends a transaction is asked whatever time is left. */
const ENDS = ['commit', 'rollback']

/** A connection that prepares its statements, and is thrown away after one that never came back. */
function wrapClient(client: pg.PoolClient, { nameOf, hasNoTimeouts, maxTransactionMs }: Manner, log: Logger) {
  let lost: Error | undefined
  const transaction = watchTransactions(client, maxTransactionMs, log)

  function ask(text: string, values: unknown[]) {
    const statement = values.length > 0 ? { name: nameOf(text), text, values } : { text }
    if (hasNoTimeouts) return client.query(statement)
    const bounded: pg.QueryConfig & { query_timeout: number } = {
      ...statement,
      query_timeout: Math.max(LEAST_ANSWER_MS, Math.min(LONGEST_ANSWER_MS, timeLeft())),
    }
    const send = () => client.query(bounded)
    return ENDS.includes(text) ? send() : waitWithinBudget(send)
  }

  return {
    async query(text: string, values: unknown[]) {
      if (lost) throw lost
      transaction.note(text)
      try {
        return await ask(text, values)
      } catch (error) {
        if ((error as Error).message === 'Query read timeout') lost = error as Error
        throw error
      }
    },
    release() {
      if (transaction.end()) client.release(lost)
    },
  }
}

/** A connection in the time that the request has left; one that comes later goes back to the others. @throws Error where none came */
function connectInTime(pool: pg.Pool): Promise<pg.PoolClient> {
  const { promise, resolve, reject } = Promise.withResolvers<pg.PoolClient>()
  let isLate = false
  const giveUp = () => {
    isLate = true
    reject(new Error(NO_CONNECTION))
  }
  const timer = setTimeout(giveUp, Math.min(LONGEST_CONNECT_MS, timeLeft()))
  pool
    .connect()
    .then(client => (isLate ? client.release() : resolve(client)), reject)
    .finally(() => clearTimeout(timer))
  return promise
}

/** The embedded database has one session for all connections: statements of the one before would be in the way. */
function clearSession(client: pg.PoolClient): Promise<unknown> {
  return client.query("deallocate all; set timezone to 'UTC'")
}

/** A pool of connections that prepares its statements and gives up on a database that does not answer. */
export function openPool(
  { at, connections, isEmbedded, maxTransactionMs = LONGEST_TRANSACTION_MS, ...address }: PoolOptions,
  log: Logger,
): PostgresPool & { use(): PoolUse } {
  const hasNoTimeouts = address.hasNoTimeouts ?? isEmbedded
  const timeouts = hasNoTimeouts ? '' : ' -c statement_timeout=2500 -c idle_in_transaction_session_timeout=10000'
  const pool = new pg.Pool({
    ...(typeof at === 'string'
      ? { connectionString: at, options: `-c timezone=UTC${timeouts}` }
      : { ...at, user: 'postgres', database: 'postgres' }),
    max: connections,
    connectionTimeoutMillis: isEmbedded ? 15_000 : LONGEST_CONNECT_MS,
    idleTimeoutMillis: isEmbedded ? 0 : 30_000,
    application_name: 'closyyy-api',
    types,
  })
  const tellLoss = (error: Error) => log.warn({ err: error }, 'a database connection was lost')
  pool.on('error', tellLoss)
  pool.on('connect', client => {
    // The pool listens only to idle clients; a loss in the middle of a query would end the process.
    client.on('error', tellLoss)
    if (isEmbedded) clearSession(client).catch(error => log.warn({ err: error }, 'the session could not be cleared'))
  })

  const manner = {
    nameOf: nameStatements(),
    hasNoTimeouts,
    maxTransactionMs: address.hasNoTimeouts ? Number.POSITIVE_INFINITY : maxTransactionMs,
  }
  const wrapped = new WeakMap<pg.PoolClient, ReturnType<typeof wrapClient>>()
  return {
    options: pool.options,
    end: () => pool.end(),
    use: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount, max: connections }),
    async connect() {
      requireOutsideTransaction()
      const client = hasNoTimeouts ? await pool.connect() : await waitWithinBudget(() => connectInTime(pool))
      const known = wrapped.get(client) ?? wrapClient(client, manner, log)
      wrapped.set(client, known)
      return known
    },
  } as unknown as PostgresPool & { use(): PoolUse }
}
