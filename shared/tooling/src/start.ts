import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { buildAll } from './build.ts'
import { env, releasesDir } from './env.ts'

export interface StartOptions {
  port?: number
  apiPort?: number
  dataDir?: string
  /** Variables for the API beside the ones of this process. */
  apiEnv?: Record<string, string>
  /** Restarts the API when its sources change. */
  watchApi?: boolean
}

export interface Shop {
  origin: string
  /** Ends both processes and waits for them. */
  close: () => Promise<void>
  /** Waits for Ctrl-C or the end of a process, closes, and answers the exit code. */
  untilStopped: () => Promise<number>
}

const READY_LIMIT_MS = 300_000

/** Starts API and document server over the published releases; resolves when both answer. @throws where one ends */
export async function startShop(options: StartOptions = {}): Promise<Shop> {
  const { port = env.port, apiPort = env.apiPort, dataDir = env.dataDir, apiEnv = {}, watchApi = false } = options
  const apiArgs = watchApi ? ['--watch', '--watch-preserve-output'] : []
  const origin = `http://localhost:${port}`
  const apiVariables = { PUBLIC_URL: process.env.PUBLIC_URL ?? origin, API_PORT: String(apiPort), DATA_DIR: dataDir }
  const api = startNode('api/src/server.ts', { ...apiVariables, ...apiEnv }, apiArgs)
  const web = startNode('shell/server/server.ts', {
    NODE_ENV: 'production',
    PORT: String(port),
    API_ORIGIN: `http://127.0.0.1:${apiPort}`,
    RELEASES_DIR: releasesDir,
  })
  const processes = [api, web]
  const ended = Promise.race(processes.map(exitOf))
  const close = async () => {
    for (const child of processes) child.kill('SIGTERM')
    await Promise.all(processes.map(exitOf))
  }
  try {
    // The page last: asked for before the API is there, it would report failed reads.
    const answers = answering(`http://127.0.0.1:${apiPort}/api/health/ready`).then(() => answering(`${origin}/`))
    await Promise.race([answers, ended.then(refused)])
  } catch (error) {
    await close()
    throw error
  }
  const untilStopped = async () => {
    const code = await Promise.race([interrupted(), ended.then(() => 1)])
    await close()
    return code
  }
  return { origin, close, untilStopped }
}

function startNode(script: string, variables: Record<string, string>, args: string[] = []): ChildProcess {
  return spawn(process.execPath, [...args, join(env.root, script)], {
    cwd: env.root,
    env: { ...process.env, ...variables },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
}

/** One of the processes ended while it started; it has said why, so there is nothing to add. */
function refused(): never {
  throw new Error('')
}

/** Resolves with 0 when this process is asked to stop. */
function interrupted(): Promise<number> {
  return new Promise(resolve => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => resolve(0))
  })
}

function exitOf(child: ChildProcess): Promise<number> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve(child.exitCode ?? 0)
  return new Promise(resolve => child.once('exit', code => resolve(code ?? 0)))
}

async function answering(address: string): Promise<void> {
  const deadline = Date.now() + READY_LIMIT_MS
  while (Date.now() < deadline) {
    const isReady = await fetch(address).then(
      response => response.ok,
      () => false,
    )
    if (isReady) return
    await new Promise(resolve => setTimeout(resolve, 100))
  }
  throw new Error(`${address} did not answer.`)
}

/** The start command: builds what changed, starts the shop and says where it is. */
export async function start(): Promise<number> {
  console.log('Building what changed …')
  await buildAll()
  console.log('Starting …')
  const shop = await startShop()
  console.log(
    [
      '',
      `  Closyyy is open at ${shop.origin}`,
      '',
      '  Demo accounts, all with the password Closyyy-demo-1:',
      '  demo_buyer, demo_seller, demo_admin',
      '',
      '  Ctrl-C stops everything.',
      '',
    ].join('\n'),
  )
  return shop.untilStopped()
}
