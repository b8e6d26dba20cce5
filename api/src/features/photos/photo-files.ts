import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { HOUR_MS } from '../../time.ts'

/** Age after which nobody writes a temporary file any more. */
const ABANDONED_MS = HOUR_MS

export interface PhotoFiles {
  /** Returns a file's bytes; undefined if missing. */
  read(name: string): Promise<Buffer | undefined>
  write(name: string, bytes: Buffer): Promise<void>
  remove(names: readonly string[]): Promise<void>
  /** Yields, in batches, the keys of photos all of whose files are older than some milliseconds. */
  listOlder(ageMs: number): AsyncIterable<string[]>
}

/** Records the newest write of each photo. */
export function recordWrite(times: Map<string, number>, name: string, time: number): void {
  const key = /^([a-z0-9]+)-(?:\d+\.(?:avif|webp)|share\.jpg)/.exec(name)?.[1]
  if (key) times.set(key, Math.max(times.get(key) ?? 0, time))
}

export function olderThan(times: ReadonlyMap<string, number>, ageMs: number): string[] {
  const latest = Date.now() - ageMs
  return [...times].filter(([, time]) => time < latest).map(([key]) => key)
}

async function ifExists<Result>(reading: Promise<Result>): Promise<Result | undefined> {
  try {
    return await reading
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

/** Returns the time a file was written, in milliseconds; now if it was deleted. */
function timeOf(path: string): Promise<number> {
  return stat(path).then(
    ({ mtimeMs }) => mtimeMs,
    () => Date.now(),
  )
}

export function openPhotoFolder(folder: string): PhotoFiles {
  const pathOf = (name: string) => join(folder, name.slice(0, 2), name)

  /** Deletes the temporary files that killed processes left of some files. */
  async function removeAbandoned(names: readonly string[]): Promise<void> {
    for (const part of new Set(names.map(name => dirname(pathOf(name)))))
      for (const entry of (await ifExists(readdir(part))) ?? []) {
        const path = join(part, entry)
        const isTemporary = names.some(name => entry.startsWith(`${name}.`))
        if (isTemporary && Date.now() - (await timeOf(path)) > ABANDONED_MS) await rm(path, { force: true })
      }
  }

  return {
    read: name => ifExists(readFile(pathOf(name))),
    async write(name, bytes) {
      const path = pathOf(name)
      await mkdir(dirname(path), { recursive: true })
      const temporary = `${path}.${randomUUID()}`
      try {
        // Flushed, because a row that names the photo is committed next.
        await writeFile(temporary, bytes, { flush: true })
        await rename(temporary, path)
      } catch (error) {
        await rm(temporary, { force: true })
        throw error
      }
    },
    async remove(names) {
      for (const name of names) await rm(pathOf(name), { force: true })
      await removeAbandoned(names)
    },
    async *listOlder(ageMs) {
      const parts = ((await ifExists(readdir(folder))) ?? []).filter(part => /^[a-z0-9]{2}$/.test(part))
      for (const part of parts) {
        const times = new Map<string, number>()
        for (const name of (await ifExists(readdir(join(folder, part)))) ?? [])
          recordWrite(times, name, await timeOf(join(folder, part, name)))
        yield olderThan(times, ageMs)
      }
    },
  }
}
