import type { ChildProcess } from 'node:child_process'
import { constants } from 'node:os'

/** Longer than the servers' own shutdown timeout, in milliseconds. */
const STOP_TIMEOUT_MS = 15_000
/** Exit codes above it mean that a signal killed the process, as in shells. */
export const SIGNAL_EXIT_BASE = 128

/** Sends SIGTERM, and kills after 15 seconds: Node can deadlock while it exits (nodejs/node#54918). */
export async function endProcess(child: ChildProcess): Promise<void> {
  const timer = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS)
  child.kill('SIGTERM')
  await exitOf(child)
  clearTimeout(timer)
}

/** Resolves with the exit code; above 128 if a signal killed the process. */
export function exitOf(child: ChildProcess): Promise<number> {
  const codeOf = (code: number | null, signal: NodeJS.Signals | null) =>
    signal ? SIGNAL_EXIT_BASE + constants.signals[signal] : (code ?? 0)
  if (child.exitCode !== null || child.signalCode !== null)
    return Promise.resolve(codeOf(child.exitCode, child.signalCode))
  return new Promise(resolve => child.once('exit', (...end) => resolve(codeOf(...end))))
}
