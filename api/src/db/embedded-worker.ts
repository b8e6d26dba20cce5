import { existsSync, renameSync } from 'node:fs'
import { workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import type { EmbeddedTask } from './embedded-database.ts'
import { serveOnSocket } from './serve-on-socket.ts'

const { folder, draft, socket } = workerData as EmbeddedTask

const open = (dataDir: string) => PGlite.create({ dataDir, extensions: { pg_trgm } })

// Creates the database atomically: a kill half-way leaves only a draft, which the next start deletes.
if (!existsSync(folder)) {
  const fresh = await open(draft)
  await fresh.close()
  renameSync(draft, folder)
}

await serveOnSocket(await open(folder), socket)
