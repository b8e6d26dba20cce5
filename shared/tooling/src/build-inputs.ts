import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, join, relative } from 'node:path'
import { env } from './env.ts'

/** Names at the top of a package that no build reads; deeper ones are features. */
const ignored = new Set(['node_modules', 'dist', 'gallery', 'server', 'bench', 'README.md'])
const isSource = (name: string) => !/\.(test|story|spec)\.tsx?$|^\.|~$/.test(name)

export function packageFolders(folder: string, seen = new Set<string>()): Set<string> {
  if (seen.has(folder)) return seen
  seen.add(folder)
  const { dependencies = {} } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  for (const name of Object.keys(dependencies)) {
    if (name.startsWith('@closyyy/')) packageFolders(join(env.root, 'shared', name.slice('@closyyy/'.length)), seen)
  }
  return seen
}

/** Returns the absolute paths of the files of a package that its build may read. */
export function inputFiles(folder: string): string[] {
  return readdirSync(folder).flatMap(name => (ignored.has(name) ? [] : filesAt(join(folder, name))))
}

function filesAt(path: string): string[] {
  if (!isSource(basename(path))) return []
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path).flatMap(name => filesAt(join(path, name)))
}

/** Hashes all inputs of a unit's build, so that equal inputs are built once. */
export function hashInputs(unit: string): string {
  const hash = createHash('sha256').update(env.mode)
  const folders = [...packageFolders(join(env.root, unit)), join(env.root, 'shared/tooling/src/rspack')]
  const files = [...folders.flatMap(inputFiles), join(env.root, 'pnpm-lock.yaml')]
  for (const file of files.sort()) hash.update(relative(env.root, file)).update(readFileSync(file))
  return hash.digest('hex').slice(0, 12)
}
