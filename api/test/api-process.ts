import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

const serverFile = join(import.meta.dirname, '..', 'src', 'server.ts')

/** A running API process; its log output is collected in `output`. */
export interface ApiProcess {
  url: string
  pid: number
  output: () => string
  kill(signal: NodeJS.Signals): Promise<number | null>
}

async function untilReady(child: ChildProcess, output: () => string): Promise<string> {
  for (;;) {
    const url = /ready at (\S+)/.exec(output())?.[1]
    if (url) return url
    if (child.exitCode !== null) throw new Error(`The API ended before it was ready:\n${output()}`)
    await Promise.race([once(child.stdout ?? child, 'data'), once(child, 'exit')])
  }
}

/** Lifts the limits of requests a minute: tests send as fast as they can, their reads as strangers. */
const manyRequests = { LIMIT_READS_PER_MINUTE: '100000000', LIMIT_WRITES_PER_MINUTE: '100000000' }

/** Spawns an API process, on a free port unless one is given, without waiting for it. */
export function spawnApi(variables: Record<string, string>) {
  const env = {
    PATH: process.env.PATH,
    API_PORT: '0',
    DEMO_MODE: 'off',
    LOG_LEVEL: 'info',
    ...manyRequests,
    ...variables,
  }
  const child = spawn(process.execPath, [serverFile], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  const chunks: string[] = []
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', chunk => chunks.push(String(chunk)))
  return { child, output: () => chunks.join('') }
}

export async function startApi(variables: Record<string, string>): Promise<ApiProcess> {
  const { child, output } = spawnApi(variables)
  return {
    url: await untilReady(child, output),
    pid: child.pid ?? 0,
    output,
    async kill(signal) {
      if (child.exitCode !== null || child.signalCode !== null) return child.exitCode
      const ended = once(child, 'exit')
      child.kill(signal)
      const [code] = (await ended) as [number | null]
      return code
    },
  }
}
