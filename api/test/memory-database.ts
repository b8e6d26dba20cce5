import { mkdtemp, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { embeddedPoolOptions, runDatabase, socketIn } from '../src/db/embedded-database.ts'
import type { PoolOptions } from '../src/db/pool.ts'

/** The file that a database in memory begins as, or the one that its end leaves behind. */
export type MemoryImage = { image: string } | { keepAs: string }

/** What the worker thread of a database in memory works with. */
export type MemoryTask = MemoryImage & { socket: string }

/** Starts the embedded database in memory, with its socket beside its image; `remove()` leaves nothing of it running. */
export async function startInMemory(file: MemoryImage): Promise<{ address: PoolOptions; remove: () => Promise<void> }> {
  const folder = await mkdtemp(join(dirname('image' in file ? file.image : file.keepAs), 'socket-'))
  const address = embeddedPoolOptions(folder)
  const task: MemoryTask = { ...file, socket: socketIn(address.at.host) }
  const stopWorker = await runDatabase(new URL('./memory-worker.ts', import.meta.url), task)
  return {
    address,
    async remove() {
      await stopWorker()
      await rm(folder, { recursive: true })
    },
  }
}
