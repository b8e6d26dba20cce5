import { readdirSync, readFileSync } from 'node:fs'

const TICK_MS = 10

interface ProcessTimes {
  parent: number
  /** Processor time of the process and its reaped children. */
  ms: number
}

function timesOf(pid: number): ProcessTimes | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number)
    const [own = 0, system = 0, children = 0, childrenSystem = 0] = fields.slice(11, 15)
    return { parent: fields[1] ?? 0, ms: (own + system + children + childrenSystem) * TICK_MS }
  } catch {
    return undefined
  }
}

/** Returns the processor time in ms that a process and its running children have used so far. */
export function cpuOf(pid: number): number {
  let sum = timesOf(pid)?.ms ?? 0
  for (const name of readdirSync('/proc')) {
    const times = /^\d+$/.test(name) ? timesOf(Number(name)) : undefined
    if (times?.parent === pid) sum += times.ms
  }
  return sum
}

/** Returns the pid of the server process that forked a connection's process. */
export function parentOf(pid: number): number {
  return timesOf(pid)?.parent ?? 0
}

export function memoryOf(pid: number): number {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return Math.round(Number(kilobytes) / 1024)
}
