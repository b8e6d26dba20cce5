import { spawn } from 'node:child_process'
import { env } from '../env.ts'

export interface ProgramResult {
  code: number
  /** Both output streams, in the order in which they came. */
  output: string
}

/** Runs a program to its end in the repository's folder; a raised signal ends it. */
export function runProgram(
  command: string,
  args: string[],
  signal: AbortSignal,
  variables: Record<string, string> = {},
): Promise<ProgramResult> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: env.root,
      env: { ...process.env, FORCE_COLOR: '0', NO_COLOR: '1', ...variables },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    // Test runners tidy up after themselves on Ctrl-C, and only then.
    const end = () => child.kill('SIGINT')
    signal.addEventListener('abort', end, { once: true })
    let output = ''
    const keep = (chunk: Buffer) => (output += chunk)
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    child.on('error', reject)
    child.on('close', code => {
      signal.removeEventListener('abort', end)
      resolve({ code: code ?? 1, output })
    })
  })
}
