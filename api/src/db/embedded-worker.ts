import { existsSync, renameSync } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { PGLiteSocketServer } from '@electric-sql/pglite-socket'
import type { EmbeddedTask } from './embedded-database.ts'

const { folder, draft, socket } = workerData as EmbeddedTask

const open = (dataDir: string) => PGlite.create({ dataDir, extensions: { pg_trgm } })

// Made whole or not at all: a kill half-way leaves only the draft, which the next start sweeps away.
if (!existsSync(folder)) {
  const fresh = await open(draft)
  await fresh.close()
  renameSync(draft, folder)
}

const db = await open(folder)
const server = new PGLiteSocketServer({ db, path: socket, maxConnections: 4 })
await server.start()
parentPort?.once('message', async () => {
  await server.stop()
  await db.close()
  parentPort?.close()
})
parentPort?.postMessage('listening')
