import { on, once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { mkdir, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { PoolOptions } from './pool.ts'

/** What the worker thread works with: the database's folder, where to make a new one, and where to listen. */
export interface EmbeddedTask {
  folder: string
  draft: string
  socket: string
}

/** Message that the worker thread posts once its database accepts connections. */
export const LISTENING = 'listening'

const PORT = 5432
const DRAFT = 'database.new'
const LONGEST_SOCKET_PATH = 100
const socketName = `.s.PGSQL.${PORT}`

/** Where clients look for the socket in a folder. */
export const socketIn = (folder: string) => join(folder, socketName)

async function ended(worker: Worker): Promise<void> {
  const [code] = (await once(worker, 'exit')) as [number]
  if (code !== 0) throw new Error('The embedded database stopped unexpectedly.')
}

/** Where the embedded database of a data folder will listen; a long path moves the socket to the system's own place. */
export function embeddedPoolOptions(dataDir: string): PoolOptions & { at: { host: string; port: number } } {
  const isShort = join(dataDir, socketName).length <= LONGEST_SOCKET_PATH
  const host = isShort ? dataDir : mkdtempSync(join(tmpdir(), 'closyyy-'))
  // One connection: the socket server lets the messages of several run into each other.
  return { at: { host, port: PORT }, connections: 1, isEmbedded: true }
}

async function sweepDrafts(dataDir: string): Promise<void> {
  for (const name of await readdir(dataDir)) {
    if (name.startsWith(DRAFT)) await rm(join(dataDir, name), { recursive: true, force: true })
  }
}

/**
 * Runs PGlite on `dataDir/database` in a worker thread behind a Unix socket. The caller holds the folder's lock.
 * @returns a function that closes it cleanly
 */
export async function startEmbedded(dataDir: string, address: { host: string }): Promise<() => Promise<void>> {
  await mkdir(dataDir, { recursive: true })
  await sweepDrafts(dataDir)
  const socket = socketIn(address.host)
  await rm(socket, { force: true })
  const task: EmbeddedTask = { folder: join(dataDir, 'database'), draft: join(dataDir, DRAFT), socket }
  return runDatabase(new URL('./embedded-worker.ts', import.meta.url), task)
}

/** Resolves with the worker's own message: Node sends others on the same channel, as in watch mode. */
async function listening(worker: Worker): Promise<void> {
  for await (const [message] of on(worker, 'message')) if (message === LISTENING) return
}

/** Runs a worker thread that serves a database on a socket; resolves once it listens, with what ends it cleanly. */
export async function runDatabase(program: URL, task: object): Promise<() => Promise<void>> {
  const worker = new Worker(program, { workerData: task })
  const exit = ended(worker)
  await Promise.race([listening(worker), exit])
  return async () => {
    worker.postMessage('stop')
    await exit
  }
}
