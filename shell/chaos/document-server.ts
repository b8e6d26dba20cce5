import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '@closyyy/tooling/shop/ports'
import { type BrokenShop, MARKER } from './broken-releases.ts'

/** Proves the document servers to the API. */
export const SHELL_SECRET = 'secret-of-the-chaos'

export interface TestServer {
  origin: string
  pid: number
  log: () => string
  close: () => Promise<void>
}

interface TestServerOptions {
  script: string
  apiOrigin: string
  /** False renders every document. */
  isCached: boolean
}

/** Starts a document server over the releases of a broken shop; resolves once it serves pages. */
export async function startTestServer(
  shop: BrokenShop,
  { script, apiOrigin, isCached }: TestServerOptions,
): Promise<TestServer> {
  const port = await freePort()
  const server = spawn(process.execPath, [join(import.meta.dirname, '..', script)], {
    env: {
      NODE_ENV: 'production',
      PORT: String(port),
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      API_ORIGIN: apiOrigin,
      SHELL_SECRET,
      LIMIT_DOCUMENTS_PER_MINUTE: '100000000',
      LIMIT_RENDERS_PER_MINUTE: '100000000',
      RELEASES_DIR: shop.folder,
      RELEASE_KEYS_DIR: shop.keys,
      ...(!isCached && { DOCUMENT_CACHE_MB: '0' }),
      [MARKER.name]: MARKER.value,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let log = ''
  server.stdout?.on('data', (chunk: Buffer) => (log += chunk))
  const origin = `http://127.0.0.1:${port}`
  while (!(await fetch(origin).catch(() => undefined))?.ok) {
    if (server.exitCode !== null) throw new Error(`${script} ended: ${log}`)
    await pause(50)
  }
  return { origin, pid: server.pid ?? 0, log: () => log, close: () => end(server) }
}

async function end(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null) return
  server.kill('SIGTERM')
  await once(server, 'exit')
}
