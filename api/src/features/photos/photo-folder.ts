import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { olderThan, type PhotoFiles, recordWrite } from './photo-files.ts'

async function ifThere<Result>(reading: Promise<Result>): Promise<Result | undefined> {
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

/** Stores photos in a local folder, spread over subfolders. */
export function openPhotoFolder(folder: string): PhotoFiles {
  const pathOf = (name: string) => join(folder, name.slice(0, 2), name)
  return {
    read: name => ifThere(readFile(pathOf(name))),
    async write(name, bytes) {
      const path = pathOf(name)
      await mkdir(dirname(path), { recursive: true })
      const draft = `${path}.${randomUUID()}`
      await writeFile(draft, bytes)
      await rename(draft, path)
    },
    async remove(names) {
      for (const name of names) await rm(pathOf(name), { force: true })
    },
    async *listOlder(ageMs) {
      const parts = ((await ifThere(readdir(folder))) ?? []).filter(part => /^[a-z0-9]{2}$/.test(part))
      for (const part of parts) {
        const times = new Map<string, number>()
        for (const name of (await ifThere(readdir(join(folder, part)))) ?? [])
          recordWrite(times, name, await timeOf(join(folder, part, name)))
        yield olderThan(times, ageMs)
      }
    },
  }
}
