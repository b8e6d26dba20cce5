import { execFileSync } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
import { join } from 'node:path'

const ignored = new Set(['node_modules', 'dist', '.data', '.git', 'test-results'])

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

/** Lists the files of an unpacked archive, which has no git folder. */
function unpackedFiles(root: string): string[] {
  const entries = globSync('**/*', { cwd: root, withFileTypes: true, exclude: entry => ignored.has(entry.name) })
  return entries
    .filter(entry => entry.isFile())
    .map(entry =>
      join(entry.parentPath, entry.name)
        .slice(root.length + 1)
        .replaceAll('\\', '/'),
    )
    .sort()
}
