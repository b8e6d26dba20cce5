import type { PostgresPool } from 'kysely'
import pg from 'pg'
import type { Logger } from '../logger.ts'
import { timeLeft, waitWithinBudget } from './time-budget.ts'
import { requireOutsideTransaction } from './transaction-guard.ts'
import { limitTransactions } from './transaction-limit.ts'

export interface PoolOptions {
  /** A URL, or the folder and port of a Unix socket. */
  target: string | { host: string; port: number }
  connections: number
  isEmbedded: boolean
  /** For migrations, seeds and tests, whose statements may take long. Defaults to `isEmbedded`. */
  hasNoTimeouts?: boolean
  /** Milliseconds until an open transaction is rolled back and reported; 5,000 by default, infinite with `hasNoTimeouts`. */
  maxTransactionMs?: number
  /** Makes each connection listen to announcements of changes. */
  onAnnouncement?: OnAnnouncement
}

/** Receives the keys of an announcement, separated by spaces; undefined if a connection was lost. */
export type OnAnnouncement = (keys: string | undefined) => void

export interface PoolUsage {
  open: number
  idle: number
  waiting: number
  max: number
}

export function parseTimestamp(text: string): string {
  return text.endsWith('+00') ? `${text.slice(0, 10)}T${text.slice(11, -3)}Z` : new Date(text).toISOString()
}

const types = new pg.TypeOverrides()
types.setTypeParser(pg.types.builtins.INT8, Number)
types.setTypeParser(pg.types.builtins.NUMERIC, Number)
types.setTypeParser(pg.types.builtins.TIMESTAMPTZ, parseTimestamp)

const MAX_NAMED_STATEMENTS = 300
const MAX_TRANSACTION_MS = 5_000
const CONNECT_TIMEOUT_MS = 1_500
/** The pool's own error message. */
const NO_CONNECTION = 'timeout exceeded when trying to connect'
const MAX_QUERY_TIMEOUT_MS = 3_000
/** Minimum even if the request has less time left, because a timeout closes the connection. */
const MIN_QUERY_TIMEOUT_MS = 1_000

/** Names the first 300 statements, so that the database parses each only once per connection. */
function nameStatements() {
  const names = new Map<string, string>()
  return (text: string): string | undefined => {
    const known = names.get(text)
    if (known || names.size >= MAX_NAMED_STATEMENTS) return known
    const name = `s${names.size}`
    names.set(text, name)
    return name
  }
}

interface ClientOptions {
  nameOf: (text: string) => string | undefined
  hasNoTimeouts: boolean
  maxTransactionMs: number
}

/** Sent even if the request has no time left. */
const TRANSACTION_ENDS = ['commit', 'rollback']

function wrapClient(client: pg.PoolClient, { nameOf, hasNoTimeouts, maxTransactionMs }: ClientOptions, log: Logger) {
  let timeoutError: Error | undefined
  const transaction = limitTransactions(client, maxTransactionMs, log)

  function send(text: string, values: unknown[]) {
    const statement = values.length > 0 ? { name: nameOf(text), text, values } : { text }
    if (hasNoTimeouts) return client.query(statement)
    const withTimeout: pg.QueryConfig & { query_timeout: number } = {
      ...statement,
      query_timeout: Math.max(MIN_QUERY_TIMEOUT_MS, Math.min(MAX_QUERY_TIMEOUT_MS, timeLeft())),
    }
    const query = () => client.query(withTimeout)
    return TRANSACTION_ENDS.includes(text) ? query() : waitWithinBudget(query)
  }

  return {
    async query(text: string, values: unknown[]) {
      if (timeoutError) throw timeoutError
      transaction.onStatement(text)
      try {
        return await send(text, values)
      } catch (error) {
        if ((error as Error).message === 'Query read timeout') timeoutError = error as Error
        throw error
      }
    },
    release() {
      if (transaction.end()) client.release(timeoutError)
    },
  }
}

/** Connects within the request's time budget; a connection that is late returns to the pool. */
function connectWithinBudget(pool: pg.Pool): Promise<pg.PoolClient> {
  const { promise, resolve, reject } = Promise.withResolvers<pg.PoolClient>()
  let isLate = false
  const onTimeout = () => {
    isLate = true
    reject(new Error(NO_CONNECTION))
  }
  const timer = setTimeout(onTimeout, Math.min(CONNECT_TIMEOUT_MS, timeLeft()))
  pool
    .connect()
    .then(client => (isLate ? client.release() : resolve(client)), reject)
    .finally(() => clearTimeout(timer))
  return promise
}

/** Removes the previous connection's statements because the embedded database has one session for all connections. */
const CLEAR_SESSION = "deallocate all; set timezone to 'UTC'"
const LISTEN = 'listen changes'

function listen(client: pg.PoolClient, onAnnouncement: OnAnnouncement): void {
  client.on('notification', ({ payload = '' }) => onAnnouncement(payload))
  client.on('end', () => onAnnouncement(undefined))
}

/** Bounds the waits of one request by its time budget; rolls back and logs transactions above `maxTransactionMs`. */
export function openPool(
  { target, connections, isEmbedded, onAnnouncement, ...options }: PoolOptions,
  log: Logger,
): PostgresPool & { usage(): PoolUsage } {
  const hasNoTimeouts = options.hasNoTimeouts ?? isEmbedded
  const timeouts = hasNoTimeouts ? '' : ' -c statement_timeout=2500 -c idle_in_transaction_session_timeout=10000'
  const pool = new pg.Pool({
    ...(typeof target === 'string'
      ? { connectionString: target, options: `-c timezone=UTC${timeouts}` }
      : { ...target, user: 'postgres', database: 'postgres' }),
    max: connections,
    connectionTimeoutMillis: hasNoTimeouts ? 15_000 : CONNECT_TIMEOUT_MS,
    idleTimeoutMillis: isEmbedded ? 0 : 30_000,
    application_name: onAnnouncement && !isEmbedded ? 'closyyy-api-changes' : 'closyyy-api',
    types,
  })
  const logLoss = (error: Error) => log.warn({ err: error }, 'a database connection was lost')
  pool.on('error', logLoss)
  pool.on('connect', client => {
    // The pool handles errors of idle clients only; unhandled, a lost connection would crash the process.
    client.on('error', logLoss)
    if (onAnnouncement) listen(client, onAnnouncement)
    const setUp = [...(isEmbedded ? [CLEAR_SESSION] : []), ...(onAnnouncement ? [LISTEN] : [])].join('; ')
    if (setUp) client.query(setUp).catch(error => log.warn({ err: error }, 'a session could not be set up'))
  })

  const clientOptions = {
    nameOf: nameStatements(),
    hasNoTimeouts,
    maxTransactionMs:
      options.maxTransactionMs ?? (options.hasNoTimeouts ? Number.POSITIVE_INFINITY : MAX_TRANSACTION_MS),
  }
  const wrapped = new WeakMap<pg.PoolClient, ReturnType<typeof wrapClient>>()
  return {
    options: pool.options,
    end: () => pool.end(),
    usage: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount, max: connections }),
    async connect() {
      requireOutsideTransaction()
      const client = hasNoTimeouts ? await pool.connect() : await waitWithinBudget(() => connectWithinBudget(pool))
      const known = wrapped.get(client) ?? wrapClient(client, clientOptions, log)
      wrapped.set(client, known)
      return known
    },
  } as unknown as PostgresPool & { usage(): PoolUsage }
}
