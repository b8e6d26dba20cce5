import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { startApi } from '../../test/api-process.ts'
import type { Fixture } from '../fixture.ts'
import { newResults, retryUnresolved } from '../purchases.ts'
import { openSlowProxy } from './slow-proxy.ts'
import { FINE, loadSteadily, type Sent, troubleOf } from './steady-load.ts'

const CALM_MS = 5_000
const SLOW_MS = 15_000
const STATEMENT_MS = 500
/** For 99 of 100 responses. */
const MAX_MS = 3_000
const MAX_GROWTH_MB = 50

function megabytesOf(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1_024
}

function peakConcurrency(sent: Sent[]): number {
  const moments = sent.flatMap(({ at, took }) => [
    { at, step: 1 },
    { at: at + took, step: -1 },
  ])
  moments.sort((one, other) => one.at - other.at)
  let [now, peak] = [0, 0]
  for (const { step } of moments) {
    now += step
    peak = Math.max(peak, now)
  }
  return peak
}

const partOf = (sent: Sent[], share: number) =>
  Math.round(sent.map(({ took }) => took).sort((one, other) => one - other)[Math.ceil(sent.length * share) - 1] ?? 0)

function summaryOf(name: string, sent: Sent[]): string {
  const fine = sent.filter(({ status }) => FINE.includes(status))
  const times = [fine, sent.filter(({ status }) => status === 503)].map(
    part =>
      `${part.length} (${[0.5, 0.99, 1].map(share => partOf(part, share)).join(', ')} ms for half, 99 of 100 and all)`,
  )
  return `${name}: ${times[0]} served, ${times[1]} rejected`
}

/** Delays every statement by 500 ms under 50 requests a second, then stops delaying. */
export async function slowDatabase(fixture: Fixture): Promise<Record<string, number>> {
  const url = new URL(fixture.settings.DATABASE_URL ?? '')
  const proxy = await openSlowProxy({ host: url.hostname, port: Number(url.port) })
  url.port = String(proxy.port)
  const api = await startApi({ ...fixture.settings, DATABASE_URL: url.href })
  const [results, stopping] = [newResults(), new AbortController()]
  const loading = loadSteadily(fixture, results, one => one(api.url), stopping.signal)
  await pause(CALM_MS)
  const [slowAt, before] = [performance.now(), megabytesOf(api.pid)]
  proxy.slowBy(STATEMENT_MS)
  let peak = before
  for (let look = 0; look < SLOW_MS / 100; look++) {
    peak = Math.max(peak, megabytesOf(api.pid))
    await pause(100)
  }
  proxy.slowBy(0)
  const quickAt = performance.now()
  await pause(CALM_MS)
  stopping.abort()
  const sent = await loading
  const repeated = await retryUnresolved(api.url, results)
  await api.kill('SIGTERM')
  proxy.close()
  const { during, recoveredMs, violations } = troubleOf(sent, slowAt, quickAt)
  for (const kind of ['read', 'order'] as const)
    console.log(
      summaryOf(
        `${kind}s`,
        during.filter(each => each.kind === kind),
      ),
    )
  console.log(
    `${peakConcurrency(during)} under way at the fullest moment; ${Math.round(peak - before)} MB more memory at most; recovered ${recoveredMs} ms after it was quick; ${results.orders.size} orders acknowledged, ${repeated} retried`,
  )
  return {
    ...violations,
    'failed reads': during.filter(({ kind, status }) => kind === 'read' && status !== 200).length,
    [`milliseconds beyond ${MAX_MS} for 99 of 100 responses`]: Math.max(0, partOf(during, 0.99) - MAX_MS),
    [`megabytes of memory beyond ${MAX_GROWTH_MB} more`]: Math.max(0, Math.round(peak - before) - MAX_GROWTH_MB),
    ...(await fixture.countViolations(results)),
  }
}
