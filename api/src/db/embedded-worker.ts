import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { PGLiteSocketServer } from '@electric-sql/pglite-socket'
import type { EmbeddedTask } from './embedded-database.ts'

const task = workerData as EmbeddedTask
const db = await PGlite.create({ dataDir: task.folder, extensions: { pg_trgm } })

if (task.kind === 'create') {
  await db.close()
} else {
  const server = new PGLiteSocketServer({ db, path: task.socket, maxConnections: 4 })
  await server.start()
  parentPort?.once('message', async () => {
    await server.stop()
    await db.close()
    parentPort?.close()
  })
  parentPort?.postMessage('listening')
}
