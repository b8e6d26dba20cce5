import { on, once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { mkdir, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { PoolOptions } from './pool.ts'

export interface EmbeddedTask {
  folder: string
  draft: string
  socket: string
}

export const LISTENING = 'listening'

const PORT = 5432
const DRAFT = 'database.new'
const MAX_SOCKET_PATH = 100
const socketName = `.s.PGSQL.${PORT}`

export const socketIn = (folder: string) => join(folder, socketName)

const unexpectedExit = () => new Error('The embedded database stopped unexpectedly.')

async function waitForExit(worker: Worker): Promise<void> {
  const [code] = (await once(worker, 'exit')) as [number]
  if (code !== 0) throw unexpectedExit()
}

/** Places the socket in the system's temporary folder if its path would exceed 100 characters. */
export function embeddedPoolOptions(dataDir: string): PoolOptions & { target: { host: string; port: number } } {
  const isShort = join(dataDir, socketName).length <= MAX_SOCKET_PATH
  const host = isShort ? dataDir : mkdtempSync(join(tmpdir(), 'closyyy-'))
  // One connection because the socket server interleaves the messages of several.
  return { target: { host, port: PORT }, connections: 1, isEmbedded: true }
}

async function deleteDrafts(dataDir: string): Promise<void> {
  for (const name of await readdir(dataDir)) {
    if (name.startsWith(DRAFT)) await rm(join(dataDir, name), { recursive: true, force: true })
  }
}

/** Runs PGlite in a worker thread behind a Unix socket. The caller must own the folder's lock. */
export async function startEmbedded(dataDir: string, { host }: { host: string }): Promise<() => Promise<void>> {
  await mkdir(dataDir, { recursive: true })
  await deleteDrafts(dataDir)
  const socket = socketIn(host)
  await rm(socket, { force: true })
  const task: EmbeddedTask = { folder: join(dataDir, 'database'), draft: join(dataDir, DRAFT), socket }
  return runDatabase(new URL('./embedded-worker.ts', import.meta.url), task)
}

/** Ignores Node's own messages on the same channel, as in watch mode. */
async function waitForListening(worker: Worker): Promise<void> {
  for await (const [message] of on(worker, 'message')) if (message === LISTENING) return
}

/**
 * Resolves once the worker listens; the returned function stops it. Throws if it exits before. If it exits later, a rejection
 * that nothing handles ends the process, which could only fail every request.
 */
export async function runDatabase(program: URL, task: object): Promise<() => Promise<void>> {
  const worker = new Worker(program, { workerData: task })
  const exit = waitForExit(worker)
  await Promise.race([waitForListening(worker), exit])
  let isStopping = false
  const failUnlessStopping = (error: unknown) => {
    if (!isStopping) throw error
  }
  void exit.then(() => failUnlessStopping(unexpectedExit()), failUnlessStopping)
  return async () => {
    isStopping = true
    worker.postMessage('stop')
    await exit
  }
}
