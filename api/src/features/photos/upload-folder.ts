import { createWriteStream, existsSync, openAsBlob } from 'node:fs'
import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

const STALE_MS = 3_600_000

/** The files of one request, on disk until its response is sent. */
export interface UploadFolder {
  /** Stores a stream as a file that is read from disk on demand. */
  keep(stream: Readable, name: string, type: string): Promise<File>
  clear(): Promise<void>
}

/** Creates a folder for one request in `parent`. */
export async function openUploadFolder(parent: string): Promise<UploadFolder> {
  await mkdir(parent, { recursive: true })
  const folder = await mkdtemp(join(parent, 'upload-'))
  let count = 0
  return {
    async keep(stream, name, type) {
      const path = join(folder, String(count++))
      await pipeline(stream, createWriteStream(path))
      return new File([await openAsBlob(path)], name, { type })
    },
    clear: () => rm(folder, { recursive: true, force: true }),
  }
}

/** Deletes folders left by killed processes; concurrent deletion is safe. */
export async function deleteStaleUploads(parent: string): Promise<void> {
  if (!existsSync(parent)) return
  for (const folder of (await readdir(parent)).map(name => join(parent, name))) {
    const modified = await stat(folder).then(
      ({ mtimeMs }) => mtimeMs,
      () => Date.now(),
    )
    if (Date.now() - modified > STALE_MS) await rm(folder, { recursive: true, force: true })
  }
}
