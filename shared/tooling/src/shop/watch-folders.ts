import { type FSWatcher, readdirSync, statSync, watch } from 'node:fs'
import { join, sep } from 'node:path'

const isIgnored = (name: string) => /^(node_modules|dist|test-results)$|^\.|~$/.test(name)

/** Watches each folder separately: recursive `fs.watch` on Linux loses a file once an editor replaces it. */
export function watchFolders(folders: readonly string[], onChange: (path: string) => void, signal: AbortSignal): void {
  const watchers = new Map<string, FSWatcher>()

  function add(folder: string): void {
    const watcher = watch(folder, { signal }, (event, name) => {
      if (!name || isIgnored(name)) return
      const path = join(folder, name)
      if (event === 'rename') replaceTree(path)
      onChange(path)
    })
    watcher.on('error', () => watcher.close())
    watchers.set(folder, watcher)
  }
  function addTree(folder: string): void {
    add(folder)
    for (const entry of readdirSync(folder, { withFileTypes: true }))
      if (entry.isDirectory() && !isIgnored(entry.name)) addTree(join(folder, entry.name))
  }
  /** Replaces watchers below a path: that of a removed folder does not fire after the folder is recreated. */
  function replaceTree(path: string): void {
    for (const [folder, watcher] of watchers) {
      if (folder !== path && !folder.startsWith(path + sep)) continue
      watcher.close()
      watchers.delete(folder)
    }
    try {
      if (isFolder(path)) addTree(path)
    } catch (error) {
      // Removed in the meantime.
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    }
  }

  for (const folder of folders) addTree(folder)
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false
}
