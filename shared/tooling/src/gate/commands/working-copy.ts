import { spawnSync } from 'node:child_process'
import { chmodSync, cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { env } from '../../env.ts'
import { freePort } from '../../free-port.ts'
import { repositoryFiles } from '../repository-files.ts'
import { type RunningCommand, runCommand } from './run-command.ts'

/** Time for a browser's helper processes to follow their parent, in milliseconds. */
const GONE_MS = 20_000

/** The repository as a fresh clone has it: no packages, no builds, no data. */
export interface WorkingCopy {
  folder: string
  port: number
  /** Runs a command as `npm run NAME -- WORDS` does. */
  run: (name: string, words?: string[]) => RunningCommand
  /** @throws if a process of a command is still there, with its command line; ends it */
  expectNoProcess: () => Promise<void>
}

/** Works in a bare copy of the repository and removes it afterwards, with every process in it. */
export async function inWorkingCopy(work: (copy: WorkingCopy) => Promise<void>, signal: AbortSignal): Promise<void> {
  const place = realpathSync(mkdtempSync(join(tmpdir(), 'closyyy-copy-')))
  const [folder, temporary] = [join(place, 'repository'), join(place, 'temporary')]
  // PostgreSQL runs as another user, below this folder.
  chmodSync(place, 0o755)
  for (const path of repositoryFiles(env.root)) cpSync(join(env.root, path), join(folder, path))
  mkdirSync(temporary)
  const [port, apiPort] = [await freePort(), await freePort()]
  // Temporary files in the copy's own folder name its processes too: those of a database or browser.
  const { DATA_DIR: _, ...inherited } = process.env
  const variables = { ...inherited, PORT: String(port), API_PORT: String(apiPort), TMPDIR: temporary }
  const run: WorkingCopy['run'] = (name, words) => runCommand({ folder, variables, signal }, name, words)
  try {
    await work({ folder, port, run, expectNoProcess: () => expectNoProcess(place) })
  } finally {
    for (const { pid } of processesIn(place)) process.kill(pid, 'SIGKILL')
    rmSync(place, { recursive: true, force: true, maxRetries: 5 })
  }
}

interface ProcessInPlace {
  pid: number
  line: string
}

/** Processes whose command line names a path in a folder. */
function processesIn(folder: string): ProcessInPlace[] {
  const { stdout } = spawnSync('ps', ['-Ao', 'pid=,args='], { encoding: 'utf8', maxBuffer: 1 << 26 })
  return stdout
    .split('\n')
    .filter(line => line.includes(folder))
    .map(line => ({ pid: Number.parseInt(line, 10), line: line.trim() }))
}

async function expectNoProcess(folder: string): Promise<void> {
  const deadline = Date.now() + GONE_MS
  while (processesIn(folder).length > 0 && Date.now() < deadline) await pause(100)
  const left = processesIn(folder)
  if (left.length > 0) throw new Error(`Processes were left behind:\n${left.map(({ line }) => line).join('\n')}`)
}
