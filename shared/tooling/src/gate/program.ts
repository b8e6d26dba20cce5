import { spawn } from 'node:child_process'
import { env } from '../env.ts'

export interface ProgramResult {
  code: number
  output: string
}

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
    // Test runners clean up only on SIGINT.
    const end = () => child.kill('SIGINT')
    signal.addEventListener('abort', end, { once: true })
    let output = ''
    const append = (chunk: Buffer) => (output += chunk)
    child.stdout.on('data', append)
    child.stderr.on('data', append)
    child.on('error', reject)
    child.on('close', code => {
      signal.removeEventListener('abort', end)
      resolve({ code: code ?? 1, output })
    })
  })
}
