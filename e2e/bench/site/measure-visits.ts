import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { cpuMsOf, memoryMbOf } from '@closyyy/tooling/processes/process-tree'
import type { VisitEvent, VisitOptions, Visits } from './visitors.ts'

/** Processes whose processor time and memory count, by name. */
export type MeasuredServers = Record<string, number>

export interface Measurement extends Visits {
  perSecond: number
  /** Processor time of each server per document in ms. */
  cpuMs: Record<string, number>
  /** Memory of each server with its descendants. */
  memoryMb: Record<string, number>
}

/** Replays browses and measures the servers meanwhile. @throws if the client ends before */
export async function measureVisits(servers: MeasuredServers, options: VisitOptions): Promise<Measurement> {
  const client = fork(join(import.meta.dirname, 'visitors.ts'), { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
  const readings: Reading[] = []
  try {
    const visits = await new Promise<Visits>((resolve, reject) => {
      client.once('exit', code => reject(new Error(`The client ended with ${code}.`)))
      client.on('message', (event: VisitEvent) => {
        if (event.type === 'done') return resolve(event.visits)
        readings.push({ at: performance.now(), cpuMs: ofEach(servers, cpuMsOf), memoryMb: ofEach(servers, memoryMbOf) })
      })
      client.send(options)
    })
    return summarize(visits, readings)
  } finally {
    if (client.exitCode === null) {
      client.kill()
      await once(client, 'exit')
    }
  }
}

/** Share of a processor below which servers are idle. */
const IDLE_SHARE = 0.05
const IDLE_MS = 2_000
const MAX_START_MS = 180_000

/** Waits for the work after a start, such as encoding the photos of the demo. @throws if it does not end in 3 minutes */
export async function untilIdle(servers: MeasuredServers, signal: AbortSignal): Promise<void> {
  const total = () => Object.values(servers).reduce((sum, pid) => sum + cpuMsOf(pid), 0)
  const end = performance.now() + MAX_START_MS
  while (performance.now() < end) {
    const before = total()
    await pause(IDLE_MS, undefined, { signal })
    if (total() - before < IDLE_SHARE * IDLE_MS) return
  }
  throw new Error('The shop was still busy three minutes after its start.')
}

interface Reading extends Pick<Measurement, 'cpuMs' | 'memoryMb'> {
  at: number
}

const ofEach = (servers: MeasuredServers, read: (pid: number) => number): Record<string, number> =>
  Object.fromEntries(Object.entries(servers).map(([name, pid]) => [name, read(pid)]))

function summarize(visits: Visits, [began, ended]: Reading[]): Measurement {
  if (!began || !ended) throw new Error('The client ended before its time.')
  const used = Object.entries(ended.cpuMs).map(([name, ms]) => [name, ms - (began.cpuMs[name] ?? 0)] as const)
  return {
    ...visits,
    perSecond: (visits.documents * 1_000) / (ended.at - began.at),
    cpuMs: Object.fromEntries(used.map(([name, ms]) => [name, ms / visits.documents])),
    memoryMb: ended.memoryMb,
  }
}

export const totalCpuMs = ({ cpuMs }: Measurement): number => Object.values(cpuMs).reduce((sum, ms) => sum + ms, 0)
