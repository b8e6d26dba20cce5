import type { PostgresPool } from 'kysely'
import pg from 'pg'
import type { Logger } from './logger.ts'
import { parseTimestamp } from './timestamps.ts'
import { requireOutsideTransaction } from './transaction-guard.ts'
import { watchTransactions } from './transaction-limit.ts'

/** Where the database is and how many connections it bears. */
export interface PoolAddress {
  /** A URL, or the folder and port of a Unix socket. */
  at: string | { host: string; port: number }
  connections: number
  isEmbedded: boolean
  /** True for set-up work, whose statements may take long. */
  isPatient?: boolean
  /** How long a transaction may stand open before it is ended and reported. */
  longestTransactionMs?: number
}

/** Connections of a pool, and calls that wait for one. */
export interface PoolUse {
  open: number
  idle: number
  waiting: number
  most: number
}

const types = new pg.TypeOverrides()
types.setTypeParser(pg.types.builtins.INT8, Number)
types.setTypeParser(pg.types.builtins.NUMERIC, Number)
types.setTypeParser(pg.types.builtins.TIMESTAMPTZ, parseTimestamp)

const MOST_STATEMENTS = 300
const LONGEST_TRANSACTION_MS = 5_000

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

/** A connection that prepares its statements, and is thrown away after one that never came back. */
function wrapClient(
  client: pg.PoolClient,
  nameOf: (text: string) => string | undefined,
  longestTransactionMs: number,
  log: Logger,
) {
  let isStuck = false
  const transaction = watchTransactions(client, longestTransactionMs, log)
  return {
    async query(text: string, values: unknown[]) {
      transaction.note(text)
      try {
        return await client.query(values.length > 0 ? { name: nameOf(text), text, values } : { text })
      } catch (error) {
        isStuck ||= (error as Error).message === 'Query read timeout'
        throw error
      }
    },
    release() {
      if (transaction.end()) client.release(isStuck)
    },
  }
}

/** The embedded database has one session for all connections: statements of the one before would be in the way. */
function clearSession(client: pg.PoolClient): Promise<unknown> {
  return client.query("deallocate all; set timezone to 'UTC'")
}

/** A pool of connections that prepares its statements and gives up on a database that does not answer. */
export function openPool(
  { at, connections, isEmbedded, longestTransactionMs = LONGEST_TRANSACTION_MS, ...address }: PoolAddress,
  log: Logger,
): PostgresPool & { use(): PoolUse } {
  const isPatient = address.isPatient ?? isEmbedded
  const timeouts = isPatient ? '' : ' -c statement_timeout=2500 -c idle_in_transaction_session_timeout=10000'
  const pool = new pg.Pool({
    ...(typeof at === 'string'
      ? { connectionString: at, options: `-c timezone=UTC${timeouts}` }
      : { ...at, user: 'postgres', database: 'postgres' }),
    max: connections,
    connectionTimeoutMillis: isEmbedded ? 15_000 : 1_500,
    query_timeout: isPatient ? undefined : 3_000,
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

  const nameOf = nameStatements()
  const limit = address.isPatient ? Number.POSITIVE_INFINITY : longestTransactionMs
  const wrapped = new WeakMap<pg.PoolClient, ReturnType<typeof wrapClient>>()
  return {
    options: pool.options,
    end: () => pool.end(),
    use: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount, most: connections }),
    async connect() {
      requireOutsideTransaction()
      const client = await pool.connect()
      const known = wrapped.get(client) ?? wrapClient(client, nameOf, limit, log)
      wrapped.set(client, known)
      return known
    },
  } as unknown as PostgresPool & { use(): PoolUse }
}
