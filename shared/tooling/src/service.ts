import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { constants } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { env } from './env.ts'
import { PrintedFailure } from './printed-failure.ts'

/** Longer than the servers' own grace, in milliseconds. */
const STOP_LIMIT_MS = 15_000
const READY_LIMIT_MS = 300_000
/** Exit codes above it stand for a signal, as in shells. */
const SIGNALS = 128

export interface ServiceOptions {
  /** What messages call it. */
  name: string
  /** Path of its script in the repository. */
  script: string
  /** Variables beside those of this process. */
  variables: Record<string, string>
  /** Responds with a success once the service is ready; without it, the service sends its parent a message. */
  readyUrl?: string
}

/** One server of the shop: a Node process that can be restarted. */
export interface Service {
  name: string
  /** Resolves with the exit code of the current process; 128 and more: a signal killed it. */
  ended: () => Promise<number>
  /** Resolves when the current process is ready. @throws if it ends before, after five minutes, and on abort */
  ready: (signal: AbortSignal) => Promise<void>
  /** Stops the current process and starts another; resolves once that is started, not when it is ready. */
  restart: () => Promise<void>
  /** Asks the current process to end, kills it after 15 seconds, and prevents later restarts. */
  stop: () => Promise<void>
}

/** Starts a script of the repository as a service. */
export function startService({ name, script, variables, readyUrl }: ServiceOptions): Service {
  const start = () =>
    spawn(process.execPath, [join(env.root, script)], {
      cwd: env.root,
      env: { ...process.env, ...variables },
      stdio: ['ignore', 'inherit', 'inherit', readyUrl ? 'ignore' : 'ipc'],
      // Ctrl-C at a terminal reaches a whole process group, and a server takes a second signal as "at once".
      detached: true,
    })
  let child = start()
  let isStopped = false
  const ended = () => exitOf(child)
  const isReady = (signal: AbortSignal) =>
    readyUrl ? untilAnswering(readyUrl, signal) : once(child, 'message', { signal })
  const failEnded = (code: number): never => {
    throw code > SIGNALS ? new Error(`The ${name} was killed while it started.`) : new PrintedFailure()
  }
  return {
    name,
    ended,
    ready: async signal => void (await Promise.race([isReady(signal), ended().then(failEnded)])),
    restart: async () => {
      await end(child)
      if (!isStopped) child = start()
    },
    stop: async () => {
      isStopped = true
      await end(child)
    },
  }
}

async function end(child: ChildProcess): Promise<void> {
  const timer = setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT_MS)
  child.kill('SIGTERM')
  await exitOf(child)
  clearTimeout(timer)
}

function exitOf(child: ChildProcess): Promise<number> {
  const codeOf = (code: number | null, signal: NodeJS.Signals | null) =>
    signal ? SIGNALS + constants.signals[signal] : (code ?? 0)
  if (child.exitCode !== null || child.signalCode !== null)
    return Promise.resolve(codeOf(child.exitCode, child.signalCode))
  return new Promise(resolve => child.once('exit', (...end) => resolve(codeOf(...end))))
}

async function untilAnswering(url: string, signal: AbortSignal): Promise<void> {
  const deadline = Date.now() + READY_LIMIT_MS
  while (Date.now() < deadline) {
    const isReady = await fetch(url, { signal }).then(
      response => response.ok,
      () => false,
    )
    if (isReady) return
    await pause(100, undefined, { signal })
  }
  throw new Error(`${url} did not answer.`)
}
