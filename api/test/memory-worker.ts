import { openAsBlob } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { serveOnSocket } from '../src/db/serve-on-socket.ts'
import type { MemoryTask } from './memory-database.ts'

const task = workerData as MemoryTask

const start = 'image' in task ? { loadDataDir: await openAsBlob(task.image) } : {}
const db = await PGlite.create({ extensions: { pg_trgm }, ...start })

async function store(path: string): Promise<void> {
  const dump = await db.dumpDataDir('none')
  await writeFile(path, dump.stream())
}

await serveOnSocket(db, task.socket, 'storeAs' in task ? () => store(task.storeAs) : undefined)
