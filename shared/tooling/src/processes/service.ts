import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { env, withoutReleaseBucket } from '../env.ts'
import { endProcess, exitOf, SIGNAL_EXIT_BASE } from './end-process.ts'
import { PrintedFailure } from './printed-failure.ts'

const READY_TIMEOUT_MS = 300_000

export interface ServiceOptions {
  name: string
  script: string
  /** Checkout that contains the script; this one by default. */
  root?: string
  variables: Record<string, string>
  /** Responds with success once the service is ready. If absent, the service sends its parent a message instead. */
  readyUrl?: string
}

export interface Service {
  name: string
  /** Id of the current process. */
  pid: () => number
  /** Resolves with the exit code of the current process; above 128 if a signal killed it. */
  ended: () => Promise<number>
  /** Resolves when the current process is ready. @throws if it ends before, after five minutes, and on abort */
  ready: (signal: AbortSignal) => Promise<void>
  /** Stops the current process and starts another; resolves once that is started, not when it is ready. */
  restart: () => Promise<void>
  /** Sends the current process SIGTERM, kills it after 15 seconds, and prevents later restarts. */
  stop: () => Promise<void>
}

export function startService({ name, script, root = env.root, variables, readyUrl }: ServiceOptions): Service {
  const start = () =>
    spawn(process.execPath, [join(root, script)], {
      cwd: root,
      // The services of this machine use the releases of its folder.
      env: { ...withoutReleaseBucket(), ...variables },
      stdio: ['ignore', 'inherit', 'inherit', readyUrl ? 'ignore' : 'ipc'],
      // Ctrl-C at a terminal reaches the whole process group, and a second signal makes a server exit at once.
      detached: true,
    })
  let child = start()
  let isStopped = false
  const ended = () => exitOf(child)
  const isReady = (signal: AbortSignal) =>
    readyUrl ? untilResponding(readyUrl, signal) : once(child, 'message', { signal })
  const failEnded = (code: number): never => {
    throw code > SIGNAL_EXIT_BASE ? new Error(`The ${name} was killed while it started.`) : new PrintedFailure()
  }
  return {
    name,
    pid: () => child.pid ?? 0,
    ended,
    ready: async signal => void (await Promise.race([isReady(signal), ended().then(failEnded)])),
    restart: async () => {
      await endProcess(child)
      if (!isStopped) child = start()
    },
    stop: async () => {
      isStopped = true
      await endProcess(child)
    },
  }
}

async function untilResponding(url: string, signal: AbortSignal): Promise<void> {
  const deadline = Date.now() + READY_TIMEOUT_MS
  while (Date.now() < deadline) {
    const isReady = await fetch(url, { signal }).then(
      response => response.ok,
      () => false,
    )
    if (isReady) return
    await pause(100, undefined, { signal })
  }
  throw new Error(`${url} did not respond.`)
}
