import { execFileSync } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
import { join } from 'node:path'

const apart = new Set(['node_modules', 'dist', '.data', '.git', 'test-results'])

/** The repository's own files, tracked or new, as paths with forward slashes. */
export function repositoryFiles(root: string): string[] {
  if (!existsSync(join(root, '.git'))) return unpackedFiles(root)
  const output = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  })
  const paths = [...new Set(output.split('\0'))].filter(path => path && existsSync(join(root, path)))
  return paths.sort()
}

/** An archive of the repository comes without git. */
function unpackedFiles(root: string): string[] {
  const entries = globSync('**/*', { cwd: root, withFileTypes: true, exclude: entry => apart.has(entry.name) })
  return entries
    .filter(entry => entry.isFile())
    .map(entry =>
      join(entry.parentPath, entry.name)
        .slice(root.length + 1)
        .replaceAll('\\', '/'),
    )
    .sort()
}
