import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parentOf } from '@closyyy/tooling/processes/process-tree'
import pg from 'pg'
import { openDatabase } from '../src/db/database.ts'
import { embeddedPoolOptions, startEmbedded } from '../src/db/embedded-database.ts'
import { migrate } from '../src/db/migrate.ts'
import type { PoolOptions } from '../src/db/pool.ts'
import { fillBench } from './bench-data.ts'
import { fillTrade } from './trade-data.ts'

async function onServer<Row extends pg.QueryResultRow>(url: string, text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Row>(text)).rows
  } finally {
    await client.end()
  }
}

/** Returns the pid of the database server. @throws Error if it runs on another machine, where it cannot be measured */
export async function serverPidOf(url: string): Promise<number> {
  // A child that runs as long as the server; a connection's own process ends with the connection.
  const text = "select pid from pg_stat_activity where backend_type = 'checkpointer'"
  const [checkpointer] = await onServer<{ pid: number }>(url, text)
  const pid = parentOf(checkpointer?.pid ?? 0)
  if (pid === 0) throw new Error('The database server runs elsewhere, so its processor time cannot be measured.')
  return pid
}

async function fill(options: PoolOptions, rows: number): Promise<void> {
  const db = openDatabase({ ...options, connections: 1, hasNoTimeouts: true }, console)
  await migrate(db)
  await fillBench(db, rows)
  await db.destroy()
}

export async function refillTrade(options: PoolOptions): Promise<void> {
  const db = openDatabase({ ...options, connections: 1, hasNoTimeouts: true }, console)
  await migrate(db)
  await fillTrade(db)
  await db.destroy()
}

/** Returns the bench's database with this number of rows, filled at first use and reused later. */
export async function databaseOf(url: string, rows: number): Promise<string> {
  const name = `closyyy_bench_${rows}`
  const own = new URL(url)
  own.pathname = `/${name}`
  const known = await onServer(url, `select 1 from pg_database where datname = '${name}'`)
  if (known.length > 0) return own.href
  console.log(`Filling a database with ${rows.toLocaleString('en')} products …`)
  await onServer(url, `create database ${name}_filling`)
  await fill({ target: own.href.replace(name, `${name}_filling`), connections: 1, isEmbedded: false }, rows)
  await onServer(url, `alter database ${name}_filling rename to ${name}`)
  return own.href
}

/** Runs work with a data folder of the API, with an embedded database of this number of rows if the server uses one. */
export async function withDataDir<Result>(
  embeddedRows: number | undefined,
  work: (dataDir: string) => Promise<Result>,
): Promise<Result> {
  const dataDir = await mkdtemp(join(tmpdir(), 'closyyy-bench-'))
  try {
    if (embeddedRows !== undefined) {
      console.log(`Filling an embedded database with ${embeddedRows.toLocaleString('en')} products …`)
      const options = embeddedPoolOptions(dataDir)
      const stop = await startEmbedded(dataDir, options.target)
      await fill(options, embeddedRows)
      await refillTrade(options)
      await stop()
    }
    return await work(dataDir)
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}
