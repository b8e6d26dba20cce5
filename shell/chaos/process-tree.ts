import { readdirSync, readFileSync } from 'node:fs'

const CLOCK_TICK_MS = 10

const read = (path: string): string => {
  try {
    return readFileSync(path, 'latin1')
  } catch {
    return ''
  }
}

/** Returns the fields of /proc/PID/stat after the name, which can contain spaces: state, parent's pid, … */
function statOf(pid: number): string[] {
  const stat = read(`/proc/${pid}/stat`)
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')
}

function treeOf(root: number): number[] {
  const all = readdirSync('/proc').map(Number).filter(Boolean)
  return [root, ...all.filter(pid => Number(statOf(pid)[1]) === root)]
}

/** Memory of a process and its children in MB. */
export function memoryOf(root: number): number {
  const sizes = treeOf(root).map(pid => Number(/VmRSS:\s+(\d+)/.exec(read(`/proc/${pid}/status`))?.[1] ?? 0))
  return sizes.reduce((sum, size) => sum + size, 0) / 1024
}

/** Processor time of a process and its running children in milliseconds. */
export function cpuMsOf(root: number): number {
  const times = treeOf(root).map(pid => {
    const stat = statOf(pid)
    return Number(stat[11] ?? 0) + Number(stat[12] ?? 0)
  })
  return times.reduce((sum, time) => sum + time, 0) * CLOCK_TICK_MS
}
