import { once } from 'node:events'
import { existsSync, mkdtempSync } from 'node:fs'
import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { PoolAddress } from './pool.ts'

/** What the worker thread is to do with a folder. */
export type EmbeddedTask = { kind: 'create'; folder: string } | { kind: 'serve'; folder: string; socket: string }

const PORT = 5432
const LONGEST_SOCKET_PATH = 100
const socketName = `.s.PGSQL.${PORT}`

function startWorker(task: EmbeddedTask): Worker {
  return new Worker(new URL('./embedded-worker.ts', import.meta.url), { workerData: task })
}

async function ended(worker: Worker): Promise<void> {
  const [code] = (await once(worker, 'exit')) as [number]
  if (code !== 0) throw new Error('The embedded database stopped unexpectedly.')
}

/** Where the embedded database of a data folder will listen; a long path moves the socket to the system's own place. */
export function embeddedAddress(dataDir: string): PoolAddress & { at: { host: string; port: number } } {
  const isShort = join(dataDir, socketName).length <= LONGEST_SOCKET_PATH
  const host = isShort ? dataDir : mkdtempSync(join(tmpdir(), 'closyyy-'))
  // One connection: the socket server lets the messages of several run into each other.
  return { at: { host, port: PORT }, connections: 1, isEmbedded: true }
}

/** Makes the folder whole or not at all: a kill half-way leaves only a folder that the next start sweeps away. */
async function createFolder(dataDir: string, folder: string): Promise<void> {
  await mkdir(dataDir, { recursive: true })
  for (const name of await readdir(dataDir)) {
    if (name.startsWith('database.new')) await rm(join(dataDir, name), { recursive: true, force: true })
  }
  if (existsSync(folder)) return
  const half = join(dataDir, `database.new-${process.pid}`)
  await ended(startWorker({ kind: 'create', folder: half }))
  await rename(half, folder)
}

/**
 * Runs PGlite on `dataDir/database` in a worker thread behind a Unix socket. The caller holds the folder's lock.
 * @returns a function that closes it cleanly
 */
export async function startEmbedded(dataDir: string, address: { host: string }): Promise<() => Promise<void>> {
  const folder = join(dataDir, 'database')
  await createFolder(dataDir, folder)
  const socket = join(address.host, socketName)
  await rm(socket, { force: true })
  const worker = startWorker({ kind: 'serve', folder, socket })
  const exit = ended(worker)
  await Promise.race([once(worker, 'message'), exit])
  return async () => {
    worker.postMessage('stop')
    await exit
  }
}
