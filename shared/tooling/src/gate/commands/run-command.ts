import { spawn } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'

/** Far beyond what a busy machine needs, so that a wait for nothing ends. In milliseconds. */
const PATIENCE_MS = 600_000
const STOP_PATIENCE_MS = 90_000

/** A command of package.json that was started. */
export interface RunningCommand {
  /** Everything that it has printed so far, both streams. */
  output: () => string
  /** Resolves once the output holds a text. @throws with the output if the command ends before, or takes ten minutes */
  until: (text: string) => Promise<void>
  /** Resolves with the exit code once every process that writes to its output has ended. */
  ended: Promise<number>
  /**
   * Stops it by Ctrl-C, which reaches every process of a terminal, or by SIGTERM as a service manager sends it, to the
   * first process alone. @throws with the output if something still runs after a minute and a half
   */
  stop: (by: 'Ctrl-C' | 'SIGTERM') => Promise<void>
}

interface Place {
  folder: string
  variables: NodeJS.ProcessEnv
  /** Ends the command when aborted. */
  signal: AbortSignal
}

/** Starts `npm run NAME -- WORDS` in a folder, in a process group of its own. */
export function runCommand({ folder, variables, signal }: Place, name: string, words: string[] = []): RunningCommand {
  const child = spawn('npm', ['run', '--silent', name, '--', ...words], {
    cwd: folder,
    env: { ...variables, NO_COLOR: '1', FORCE_COLOR: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  const pressCtrlC = () => {
    if (child.pid && child.exitCode === null && child.signalCode === null) process.kill(-child.pid, 'SIGINT')
  }
  signal.addEventListener('abort', pressCtrlC)
  let printed = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      printed += text
    })
  let hasEnded = false
  const ended = new Promise<number>((resolve, reject) => {
    child.on('error', reject)
    child.on('close', code => {
      hasEnded = true
      signal.removeEventListener('abort', pressCtrlC)
      resolve(code ?? 1)
    })
  })
  const overdue = async (milliseconds: number, what: string) => {
    await pause(milliseconds, undefined, { ref: false })
    throw new Error(`npm run ${name} ${what}:\n${printed}`)
  }
  const until = async (text: string) => {
    const deadline = Date.now() + PATIENCE_MS
    while (!printed.includes(text)) {
      if (hasEnded || Date.now() > deadline) throw new Error(`npm run ${name} never printed “${text}”:\n${printed}`)
      await pause(50)
    }
  }
  const stop = async (by: 'Ctrl-C' | 'SIGTERM') => {
    if (by === 'Ctrl-C') pressCtrlC()
    else child.kill('SIGTERM')
    await Promise.race([ended, overdue(STOP_PATIENCE_MS, `still runs after ${by}`)])
  }
  return {
    output: () => printed,
    until,
    ended: Promise.race([ended, overdue(PATIENCE_MS, 'did not end')]),
    stop,
  }
}
