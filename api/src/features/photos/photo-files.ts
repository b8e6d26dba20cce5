import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

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
  return {
    read: name => ifExists(readFile(pathOf(name))),
    async write(name, bytes) {
      const path = pathOf(name)
      await mkdir(dirname(path), { recursive: true })
      const temporary = `${path}.${randomUUID()}`
      await writeFile(temporary, bytes)
      await rename(temporary, path)
    },
    async remove(names) {
      for (const name of names) await rm(pathOf(name), { force: true })
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
