import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, readlinkSync, statSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import pg from 'pg'
import { startApi } from '../../test/api-process.ts'
import type { Fixture } from '../fixture.ts'
import { newResults, retryUnresolved } from '../purchases.ts'
import { loadSteadily, type Sent, troubleOf } from './steady-load.ts'

const CALM_MS = 5_000
const DOWN_MS = 10_000
const HANG_MS = 3_000
const WRITES_WITHIN_MS = 1_500

async function serverOf(url: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  const stat = readFileSync(`/proc/${rows[0]?.pid}/stat`, 'utf8')
  // A connection's own process ends with the connection.
  await client.end()
  const pid = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])
  const [program = '', ...args] = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').filter(Boolean)
  const { uid, gid } = statSync(`/proc/${pid}`)
  return { pid, program, args, options: { cwd: readlinkSync(`/proc/${pid}/cwd`), uid, gid, stdio: 'ignore' as const } }
}

async function untilReady(url: string): Promise<void> {
  for (;;) {
    const client = new pg.Client({ connectionString: url })
    client.on('error', () => undefined)
    const isThere = await client.connect().then(
      () => true,
      () => false,
    )
    await client.end().catch(() => undefined)
    if (isThere) return
    await pause(20)
  }
}

const longest = (sent: Sent[]) => Math.round(Math.max(0, ...sent.map(({ took }) => took)))

function judge(sent: Sent[], downAt: number, backAt: number): Record<string, number> {
  const { during, unavailable, recoveredMs, violations } = troubleOf(sent, downAt, backAt)
  const orders = unavailable.filter(({ kind }) => kind === 'order')
  const reads = during.filter(({ kind }) => kind === 'read')
  const served = reads.filter(({ status }) => status === 200)
  const calm = sent.filter(({ at, took }) => at + took < downAt)
  console.log(
    `${sent.length} requests, responses within ${longest(calm)} ms at most before; ${during.length} while the database was down, ${orders.length} of them orders rejected with 503 after ${longest(orders)} ms at most, ${served.length} of ${reads.length} reads served after ${longest(served)} ms at most; recovered ${recoveredMs} ms after it was back`,
  )
  return {
    ...violations,
    'failed reads': reads.length - served.length,
    [`responses during the outage after more than ${HANG_MS} ms`]: during.filter(({ took }) => took > HANG_MS).length,
    [`orders rejected after more than ${WRITES_WITHIN_MS} ms`]: orders.filter(({ took }) => took > WRITES_WITHIN_MS)
      .length,
  }
}

/** Stops the database for ten seconds under 50 requests a second and starts it again. */
export async function stopDatabase(fixture: Fixture): Promise<Record<string, number>> {
  const { DATABASE_URL: url = '' } = fixture.settings
  // The throwaway server has synchronous commits off, and would itself lose acknowledged writes.
  await fixture.withDb(db => sql`alter role current_user set synchronous_commit = on`.execute(db))
  const [results, stopping, api] = [newResults(), new AbortController(), await startApi(fixture.settings)]
  const loading = loadSteadily(fixture, results, one => one(api.url), stopping.signal)
  await pause(CALM_MS)
  const server = await serverOf(url)
  const downAt = performance.now()
  process.kill(server.pid, 'SIGQUIT')
  await pause(DOWN_MS)
  const again = spawn(server.program, server.args, server.options)
  try {
    await untilReady(url)
    const backAt = performance.now()
    await pause(CALM_MS)
    stopping.abort()
    const sent = await loading
    const repeated = await retryUnresolved(api.url, results)
    await api.kill('SIGTERM')
    console.log(`${results.orders.size} orders acknowledged, ${repeated} retried`)
    return { ...judge(sent, downAt, backAt), ...(await fixture.countViolations(results)) }
  } finally {
    again.kill('SIGINT')
    await once(again, 'exit')
  }
}
