import { readdirSync, readFileSync } from 'node:fs'

const TICK_MS = 10

interface ProcessTimes {
  parent: number
  /** Own and waited-for children's processor time. */
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

/** Processor time in ms that a process and its living children have used so far. */
export function cpuOf(pid: number): number {
  let sum = timesOf(pid)?.ms ?? 0
  for (const name of readdirSync('/proc')) {
    const times = /^\d+$/.test(name) ? timesOf(Number(name)) : undefined
    if (times?.parent === pid) sum += times.ms
  }
  return sum
}

/** The pid of the server process behind a database connection's own process. */
export function parentOf(pid: number): number {
  return timesOf(pid)?.parent ?? 0
}

/** Resident memory of a process in MB. */
export function memoryOf(pid: number): number {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return Math.round(Number(kilobytes) / 1024)
}
