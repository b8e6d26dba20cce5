import { fork } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { gcFlags } from '../gc-flags.ts'
import type { FromRenderer, ToRenderer } from '../renderer/protocol.ts'
import type { FailureReason } from './job.ts'

const HEAP_LIMIT_MB = 256

const server = dirname(import.meta.dirname)
const root = dirname(dirname(server))

/** Sources and dependencies of the runtime; neither data, nor keys, nor settings. */
const readable = ['node_modules/', 'shared/', 'shell/node_modules/', 'shell/package.json', 'package.json']
const readableOfServer = ['package.json', 'production-router.ts', 'renderer/']

/** Flags of a process that cannot write, start anything, load native code, or read more than its own code. */
export const isolationFlags: string[] = [
  '--permission',
  ...readable.map(path => `--allow-fs-read=${join(root, path)}`),
  ...readableOfServer.map(path => `--allow-fs-read=${join(server, path)}`),
  '--disallow-code-generation-from-strings',
  '--single-threaded-gc',
  ...gcFlags,
  `--max-old-space-size=${HEAP_LIMIT_MB}`,
]

/** A running renderer, seen from the document server. */
export interface RendererProcess {
  pid: number | undefined
  send: (messages: ToRenderer[]) => void
  onMessage: (handle: (messages: FromRenderer[]) => void) => void
  /** Called once, with what ended it. */
  onEnd: (handle: (reason: FailureReason) => void) => void
  /** Processor time in milliseconds; undefined where the system does not list it. */
  cpuMs: () => number | undefined
  kill: () => void
}

export type StartRenderer = () => RendererProcess

/** Starts a renderer with an empty environment; it ends with this process, because its channel closes. */
export const startRendererProcess: StartRenderer = () => {
  const child = fork(join(server, 'renderer/renderer.ts'), [], {
    cwd: server,
    env: { NODE_ENV: 'production' },
    execArgv: isolationFlags,
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  return {
    pid: child.pid,
    // A message to a process that has just ended fails; its end is reported by the exit.
    send: messages => void child.send(messages, () => undefined),
    onMessage: handle => void child.on('message', messages => handle(messages as FromRenderer[])),
    onEnd(handle) {
      child.once('error', () => handle('unavailable'))
      child.once('exit', (_, signal) => handle(endReason(signal)))
    },
    cpuMs: () => (child.pid === undefined ? undefined : cpuMsOf(child.pid)),
    kill: () => void child.kill('SIGKILL'),
  }
}

/** V8 aborts a process that exceeds its heap limit. */
const endReason = (signal: NodeJS.Signals | null): FailureReason => (signal === 'SIGABRT' ? 'heap' : 'exit')

const CLOCK_TICK_MS = 10

/** Reads user and system time, the 14th and 15th field; the name before them can contain spaces. */
function cpuMsOf(pid: number): number | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1')
    const [user, system] = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .slice(11, 13)
    return (Number(user) + Number(system)) * CLOCK_TICK_MS
  } catch {
    return undefined
  }
}
