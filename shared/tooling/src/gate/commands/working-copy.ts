import { spawnSync } from 'node:child_process'
import { chmodSync, cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { env } from '../../env.ts'
import { freePort } from '../../shop/ports.ts'
import { repositoryFiles } from '../repository-files.ts'
import { type RunningCommand, runCommand } from './run-command.ts'

/** Time for a browser's child processes to end after their parent, in milliseconds. */
const EXIT_TIMEOUT_MS = 20_000

/** A copy of the repository as in a fresh clone: no packages, no builds, no data. */
export interface WorkingCopy {
  folder: string
  port: number
  run: (name: string, args?: string[]) => RunningCommand
  expectNoProcess: () => Promise<void>
}

export async function inWorkingCopy(work: (copy: WorkingCopy) => Promise<void>, signal: AbortSignal): Promise<void> {
  const base = realpathSync(mkdtempSync(join(tmpdir(), 'closyyy-copy-')))
  const [folder, temporary] = [join(base, 'repository'), join(base, 'temporary')]
  // PostgreSQL runs as another user below this folder.
  chmodSync(base, 0o755)
  for (const path of repositoryFiles(env.root)) cpSync(join(env.root, path), join(folder, path))
  mkdirSync(temporary)
  const [port, apiPort] = [await freePort(), await freePort()]
  // Command lines of a database or browser contain the temporary folder, so that processesIn finds them.
  const { DATA_DIR: _, ...inherited } = process.env
  const variables = { ...inherited, PORT: String(port), API_PORT: String(apiPort), TMPDIR: temporary }
  const run: WorkingCopy['run'] = (name, args) => runCommand({ folder, variables, signal }, name, args)
  try {
    await work({ folder, port, run, expectNoProcess: () => expectNoProcess(base) })
  } finally {
    for (const { pid } of processesIn(base)) process.kill(pid, 'SIGKILL')
    rmSync(base, { recursive: true, force: true, maxRetries: 5 })
  }
}

interface RunningProcess {
  pid: number
  line: string
}

function processesIn(folder: string): RunningProcess[] {
  const { stdout } = spawnSync('ps', ['-Ao', 'pid=,args='], { encoding: 'utf8', maxBuffer: 1 << 26 })
  return stdout
    .split('\n')
    .filter(line => line.includes(folder))
    .map(line => ({ pid: Number.parseInt(line, 10), line: line.trim() }))
}

async function expectNoProcess(folder: string): Promise<void> {
  const deadline = Date.now() + EXIT_TIMEOUT_MS
  while (processesIn(folder).length > 0 && Date.now() < deadline) await pause(100)
  const remaining = processesIn(folder)
  if (remaining.length > 0)
    throw new Error(`These processes still run:\n${remaining.map(({ line }) => line).join('\n')}`)
}
