import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type ApiProcess, startApi } from '../../test/api-process.ts'
import type { Fixture } from '../fixture.ts'
import { newResults, type Reply } from '../purchases.ts'
import { loadSteadily } from './steady-load.ts'

const CALM_MS = 1_000
const LOOK_MS = 50
const MAX_DRAIN_MS = 10_000

/** Sends to the first ready process, as a load balancer does; a failed connection goes to the next. */
function balance(processes: ApiProcess[]) {
  const ready = new Set<ApiProcess>()
  const look = async (each: ApiProcess) => {
    const response = await fetch(`${each.url}/health/ready`).catch(() => undefined)
    if (response?.ok) ready.add(each)
    else ready.delete(each)
  }
  const timer = setInterval(() => processes.map(look), LOOK_MS)
  return {
    stop: () => clearInterval(timer),
    isReady: (each: ApiProcess) => ready.has(each),
    async send(one: (url: string) => Promise<Reply>): Promise<Reply> {
      const [first] = processes.filter(each => ready.has(each))
      return one(first?.url ?? '')
    },
  }
}

/** Replaces the process repeatedly under 50 requests a second, each time by one that is ready. */
export async function restartApi(fixture: Fixture, restarts: number): Promise<Record<string, number>> {
  const results = newResults()
  const stopping = new AbortController()
  const startNext = (number: number) =>
    startApi({ ...fixture.settings, DATA_DIR: join(fixture.settings.DATA_DIR ?? '', String(number)) })
  const processes = [await startNext(0)]
  const balancer = balance(processes)
  while (!balancer.isReady(processes[0] as ApiProcess)) await pause(LOOK_MS)
  const loading = loadSteadily(fixture, results, balancer.send, stopping.signal)
  const drains: number[] = []
  let badExits = 0
  for (let restart = 1; restart <= restarts; restart++) {
    await pause(CALM_MS)
    const next = await startNext(restart)
    processes.push(next)
    while (!balancer.isReady(next)) await pause(LOOK_MS)
    const [old] = processes
    const toldAt = performance.now()
    if ((await old?.kill('SIGTERM')) !== 0) badExits++
    drains.push(performance.now() - toldAt)
    processes.shift()
  }
  await pause(CALM_MS)
  stopping.abort()
  const sent = await loading
  balancer.stop()
  await processes[0]?.kill('SIGTERM')
  const failed = sent.filter(({ status }) => ![200, 201, 409].includes(status))
  const longest = Math.max(...drains)
  console.log(
    `${restarts} restarts under ${sent.length} requests, ${results.orders.size} orders; stopped ${Math.round(longest)} ms after its signal, at most; slowest response ${Math.round(Math.max(...sent.map(({ took }) => took)))} ms`,
  )
  return {
    'failed requests': failed.length,
    'processes that did not end cleanly': badExits,
    [`processes that took longer than ${MAX_DRAIN_MS} ms to end`]: drains.filter(ms => ms > MAX_DRAIN_MS).length,
    ...(await fixture.countViolations(results)),
  }
}
