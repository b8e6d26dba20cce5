import { parentPort } from 'node:worker_threads'
import type { PGlite } from '@electric-sql/pglite'
import { PGLiteSocketServer } from '@electric-sql/pglite-socket'
import { LISTENING } from './embedded-database.ts'

export async function serveOnSocket(db: PGlite, path: string, onStop?: () => Promise<void>): Promise<void> {
  const server = new PGLiteSocketServer({ db, path, maxConnections: 4 })
  await server.start()
  parentPort?.once('message', async () => {
    await server.stop()
    await onStop?.()
    await db.close()
    parentPort?.close()
  })
  parentPort?.postMessage(LISTENING)
}
