import { randomUUID } from 'node:crypto'
import { link, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'

/** Storage of releases and of their log: files that are created once and never change. Paths are relative, with `/`. */
export interface ReleaseStore {
  /** Reads a file; undefined if it does not exist. */
  read: (path: string) => Promise<Buffer | undefined>
  /** Creates a file in one step; false, without any change, if it exists. `isDurable` flushes it to the disk first. */
  create: (path: string, bytes: Uint8Array, options?: { isDurable?: boolean }) => Promise<boolean>
  /** Lists the paths of all files below a folder, sorted. */
  list: (folder: string) => Promise<string[]>
  /** Deletes files; absent ones are ignored. */
  remove: (paths: string[]) => Promise<void>
}

/** Folder of a folder store for files that are being written. */
const STAGING_FOLDER = '.new'

/** Returns undefined in place of an error that means that a path does not exist. */
const orAbsent = (error: NodeJS.ErrnoException) => {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return undefined
  throw error
}

/** Opens a store in a folder of this machine, which need not exist yet. */
export function openFolderStore(root: string): ReleaseStore {
  return {
    read: path => readFile(join(root, path)).catch(orAbsent),
    async create(path, bytes, { isDurable = false } = {}) {
      const target = join(root, path)
      const staged = join(root, STAGING_FOLDER, randomUUID())
      for (const folder of [dirname(staged), dirname(target)]) await mkdir(folder, { recursive: true })
      try {
        await writeFile(staged, bytes, { flush: isDurable })
        await link(staged, target)
        return true
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
        throw error
      } finally {
        await rm(staged, { force: true })
      }
    },
    async list(folder) {
      const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true }).catch(orAbsent)
      const files = (entries ?? []).filter(entry => entry.isFile())
      return files.map(({ parentPath, name }) => relative(root, join(parentPath, name)).replaceAll(sep, '/')).sort()
    },
    async remove(paths) {
      for (const path of paths) await rm(join(root, path), { force: true })
    },
  }
}
