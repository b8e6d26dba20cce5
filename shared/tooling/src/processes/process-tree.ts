import { readdirSync, readFileSync } from 'node:fs'

const CLOCK_TICK_MS = 10

/** Returns the content of a file of a process, or nothing if the process has ended. */
function read(path: string): string {
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

/** Returns the pid of the process that started a running one, 0 if it has ended. Linux only, as all of this file. */
export function parentOf(pid: number): number {
  return Number(statOf(pid)[1] ?? 0)
}

/** Returns a process and all its running descendants. */
function treeOf(root: number): number[] {
  const pids = readdirSync('/proc').map(Number).filter(Boolean)
  const byParent = Map.groupBy(pids, parentOf)
  const tree = [root]
  for (const pid of tree) tree.push(...(byParent.get(pid) ?? []))
  return tree
}

/** Returns the resident memory of a process and its descendants in MB; pages that they share count for each. */
export function memoryMbOf(root: number): number {
  const sizes = treeOf(root).map(pid => Number(/VmRSS:\s+(\d+)/.exec(read(`/proc/${pid}/status`))?.[1] ?? 0))
  return sizes.reduce((sum, size) => sum + size, 0) / 1024
}

/** Returns the processor time of a process and its descendants in ms, with those that have ended. */
export function cpuMsOf(root: number): number {
  const ticks = treeOf(root).flatMap(pid => statOf(pid).slice(11, 15).map(Number))
  return ticks.reduce((sum, each) => sum + each, 0) * CLOCK_TICK_MS
}
