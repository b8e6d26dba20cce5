import { mkdtemp, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { embeddedPoolOptions, runDatabase, socketIn } from '../src/db/embedded-database.ts'
import type { PoolOptions } from '../src/db/pool.ts'

/** The file an in-memory database is loaded from, or stored to when it ends. */
export type MemoryImage = { image: string } | { storeAs: string }

export type MemoryTask = MemoryImage & { socket: string }

/** Starts the embedded database in memory, with its socket beside its image; `remove()` stops it and deletes both. */
export async function startInMemory(
  file: MemoryImage,
): Promise<{ poolOptions: PoolOptions; remove: () => Promise<void> }> {
  const folder = await mkdtemp(join(dirname('image' in file ? file.image : file.storeAs), 'socket-'))
  const poolOptions = embeddedPoolOptions(folder)
  const task: MemoryTask = { ...file, socket: socketIn(poolOptions.target.host) }
  const stopWorker = await runDatabase(new URL('./memory-worker.ts', import.meta.url), task)
  return {
    poolOptions,
    async remove() {
      await stopWorker()
      await rm(folder, { recursive: true })
    },
  }
}
