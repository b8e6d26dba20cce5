import { spawn } from 'node:child_process'

export interface RunOptions {
  cwd: string
  env?: Record<string, string>
  signal?: AbortSignal | undefined
}

/** Runs a program to its end and returns its output. @throws with the output if it fails */
export function run(command: string, args: string[], options: RunOptions): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: options.cwd,
      env: { ...process.env, ...options.env },
      stdio: ['ignore', 'pipe', 'pipe'],
      signal: options.signal,
    })
    let output = ''
    const append = (chunk: Buffer) => (output += chunk)
    child.stdout.on('data', append)
    child.stderr.on('data', append)
    child.on('error', reject)
    child.on('exit', code => {
      if (code === 0) resolve(output)
      else reject(new Error(`${command} ${args.join(' ')} failed:\n${output}`))
    })
  })
}

export function runShown(command: string, args: string[], options: RunOptions): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: options.cwd,
      env: { ...process.env, ...options.env },
      stdio: 'inherit',
    })
    // Ctrl-C reaches the child too; this process waits for it.
    process.on('SIGINT', () => undefined)
    for (const signal of ['SIGTERM', 'SIGHUP'] as const) process.on(signal, () => child.kill(signal))
    child.on('error', reject)
    child.on('exit', code => resolve(code ?? 1))
  })
}
