import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '@closyyy/tooling/shop/ports'

const api = join(import.meta.dirname, '..')
const scripts = {
  floor: join(api, 'bench', 'floor-server.ts'),
  ours: join(api, 'src', 'server.ts'),
  embedded: join(api, 'src', 'server.ts'),
}

export type ServerName = keyof typeof scripts

/** Lifts the limits: the bench is one IP and sends as fast as it can. */
const limits = {
  LIMIT_READS_PER_MINUTE: '100000000',
  LIMIT_WRITES_PER_MINUTE: '100000000',
  LIMIT_ORDERS_PER_ACCOUNT: '1000000',
  LIMIT_OPEN_GUEST_ORDERS_PER_PHONE: '1000000',
  LIMIT_OPEN_PIECES_PER_BUYER: '1000000',
}

async function untilReady(port: number, child: ChildProcess): Promise<void> {
  while (child.exitCode === null) {
    const response = await fetch(`http://127.0.0.1:${port}/api/health/ready`).catch(() => undefined)
    if (response?.ok) return
    await pause(50)
  }
  throw new Error('The server under test did not start.')
}

export async function withServer<Result>(
  server: ServerName,
  { dataDir, databaseUrl }: { dataDir: string; databaseUrl: string | undefined },
  work: (running: { port: number; pid: number }) => Promise<Result>,
): Promise<Result> {
  const port = await freePort()
  const env = {
    ...limits,
    PATH: process.env.PATH,
    NODE_ENV: 'production',
    API_PORT: String(port),
    PUBLIC_URL: 'http://localhost',
    DATA_DIR: dataDir,
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  }
  const child = spawn(process.execPath, [scripts[server]], { env, stdio: ['ignore', 'ignore', 'inherit'] })
  try {
    await untilReady(port, child)
    return await work({ port, pid: child.pid ?? 0 })
  } finally {
    if (child.exitCode === null) {
      child.kill('SIGTERM')
      await once(child, 'exit')
    }
  }
}
