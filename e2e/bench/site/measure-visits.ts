import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { cpuMsOf, memoryMbOf } from '@closyyy/tooling/process-tree'
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
