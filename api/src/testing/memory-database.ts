import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { embeddedAddress, runDatabase, socketIn } from '../db/embedded-database.ts'
import type { PoolAddress } from '../db/pool.ts'

/** The file that a database in memory begins as, and the one that its end leaves behind. */
export interface MemoryImages {
  image?: string
  keepAs?: string
}

/** What the worker thread of a database in memory works with. */
export interface MemoryTask extends MemoryImages {
  socket: string
}

/** The embedded database without its folder: opening a copy costs a third, and nothing of it outlives its test file. */
export async function startInMemory(
  images: MemoryImages,
): Promise<{ address: PoolAddress; stop: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'closyyy-test-'))
  const address = embeddedAddress(folder)
  const task: MemoryTask = { ...images, socket: socketIn(address.at.host) }
  const stopWorker = await runDatabase(new URL('./memory-worker.ts', import.meta.url), task)
  return {
    address,
    async stop() {
      await stopWorker()
      await rm(folder, { recursive: true })
    },
  }
}
