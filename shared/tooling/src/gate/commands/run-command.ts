import { spawn } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'

/** In milliseconds; long enough for a busy machine. */
const TIMEOUT_MS = 600_000
const STOP_TIMEOUT_MS = 90_000

export interface RunningCommand {
  output: () => string
  /** Resolves once the output contains a text. @throws with the output if the command ends before, or after ten minutes */
  until: (text: string) => Promise<void>
  /** Resolves with the exit code once all processes that write to its output have ended. */
  ended: Promise<number>
  /** Ctrl-C reaches every process of a terminal, SIGTERM the first alone. @throws if it still runs after 90 seconds */
  stop: (by: 'Ctrl-C' | 'SIGTERM') => Promise<void>
}

interface RunContext {
  folder: string
  variables: NodeJS.ProcessEnv
  signal: AbortSignal
}

export function runCommand(
  { folder, variables, signal }: RunContext,
  name: string,
  args: string[] = [],
): RunningCommand {
  const child = spawn('npm', ['run', '--silent', name, '--', ...args], {
    cwd: folder,
    env: { ...variables, NO_COLOR: '1', FORCE_COLOR: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  const pressCtrlC = () => {
    if (child.pid && child.exitCode === null && child.signalCode === null) process.kill(-child.pid, 'SIGINT')
  }
  signal.addEventListener('abort', pressCtrlC)
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
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
  const failAfter = async (milliseconds: number, problem: string) => {
    await pause(milliseconds, undefined, { ref: false })
    throw new Error(`npm run ${name} ${problem}:\n${output}`)
  }
  const until = async (text: string) => {
    const deadline = Date.now() + TIMEOUT_MS
    while (!output.includes(text)) {
      if (hasEnded || Date.now() > deadline) throw new Error(`npm run ${name} never printed “${text}”:\n${output}`)
      await pause(50)
    }
  }
  const stop = async (by: 'Ctrl-C' | 'SIGTERM') => {
    if (by === 'Ctrl-C') pressCtrlC()
    else child.kill('SIGTERM')
    await Promise.race([ended, failAfter(STOP_TIMEOUT_MS, `still runs after ${by}`)])
  }
  return {
    output: () => output,
    until,
    ended: Promise.race([ended, failAfter(TIMEOUT_MS, 'did not end')]),
    stop,
  }
}
