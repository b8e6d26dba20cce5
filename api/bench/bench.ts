import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { withPostgres } from '@closyyy/tooling/postgres'
import pg from 'pg'
import { openDatabase } from '../src/db/database.ts'
import { migrate } from '../src/db/migrate.ts'
import { fillBench } from './bench-data.ts'
import { parentOf } from './cpu-meter.ts'
import { type Kind, measure, type Result } from './load.ts'
import { printTable } from './table.ts'

const { values: options } = parseArgs({
  options: {
    rows: { type: 'string', default: '10000,1000000' },
    database: { type: 'string' },
    seconds: { type: 'string', default: '3' },
    servers: { type: 'string', default: 'floor,ours' },
  },
})

const kinds: Kind[] = ['list', 'search', 'product']
const scripts = {
  floor: join(import.meta.dirname, 'floor-server.ts'),
  ours: join(import.meta.dirname, '..', 'src', 'server.ts'),
}
type Server = keyof typeof scripts

async function onServer<Row extends pg.QueryResultRow>(url: string, text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Row>(text)).rows
  } finally {
    await client.end()
  }
}

/** The pid of the database server, which must run on this machine to be measured. */
async function serverPidOf(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
    return parentOf(rows[0]?.pid ?? 0)
  } finally {
    await client.end()
  }
}

/** The bench's database of so many rows, filled at its first use and kept with the server. */
async function databaseOf(url: string, rows: number): Promise<string> {
  const name = `closyyy_bench_${rows}`
  const own = new URL(url)
  own.pathname = `/${name}`
  const known = await onServer(url, `select 1 from pg_database where datname = '${name}'`)
  if (known.length > 0) return own.href
  console.log(`Filling a database with ${rows.toLocaleString('en')} products …`)
  await onServer(url, `create database ${name}_filling`)
  const db = openDatabase(
    { at: own.href.replace(name, `${name}_filling`), connections: 1, isEmbedded: false, isPatient: true },
    console,
  )
  await migrate(db)
  await fillBench(db, rows)
  await db.destroy()
  await onServer(url, `alter database ${name}_filling rename to ${name}`)
  return own.href
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  server.close()
  await once(server, 'close')
  return port
}

async function untilReady(port: number, child: ChildProcess): Promise<void> {
  while (child.exitCode === null) {
    const answer = await fetch(`http://127.0.0.1:${port}/api/health/ready`).catch(() => undefined)
    if (answer?.ok) return
    await pause(50)
  }
  throw new Error('The server under test did not start.')
}

async function benchServer(server: Server, url: string, rows: number, seconds: number): Promise<Record<Kind, Result>> {
  const port = await freePort()
  const dataDir = await mkdtemp(join(tmpdir(), 'closyyy-bench-'))
  const env = {
    PATH: process.env.PATH,
    NODE_ENV: 'production',
    DATABASE_URL: url,
    API_PORT: String(port),
    DATA_DIR: dataDir,
  }
  const child = spawn(process.execPath, [scripts[server]], { env, stdio: ['ignore', 'ignore', 'inherit'] })
  try {
    await untilReady(port, child)
    const databasePid = await serverPidOf(url)
    const results: Partial<Record<Kind, Result>> = {}
    for (const kind of kinds) results[kind] = await measure(port, child.pid ?? 0, databasePid, kind, rows, seconds)
    return results as Record<Kind, Result>
  } finally {
    child.kill('SIGTERM')
    await once(child, 'exit')
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function bench(url: string): Promise<void> {
  const results = new Map<string, Result>()
  for (const rows of options.rows.split(',').map(Number)) {
    const database = await databaseOf(url, rows)
    for (const server of options.servers.split(',') as Server[]) {
      const measured = await benchServer(server, database, rows, Number(options.seconds))
      for (const kind of kinds) results.set(`${rows} ${server} ${kind}`, measured[kind])
    }
  }
  printTable(results)
}

const outcome = await withPostgres(bench, {
  ...process.env,
  ...(options.database && { TEST_DATABASE_URL: options.database }),
})
if (!outcome.ran) {
  console.error(outcome.reason)
  process.exitCode = 1
}
