import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { env } from './env.ts'

const ignored = new Set(['node_modules', 'dist', 'gallery', 'server', 'bench', 'README.md'])
const isSource = (name: string) => !ignored.has(name) && !/\.(test|story|spec)\.tsx?$|^\.|~$/.test(name)

export function packageFolders(folder: string, seen = new Set<string>()): Set<string> {
  if (seen.has(folder)) return seen
  seen.add(folder)
  const { dependencies = {} } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  for (const name of Object.keys(dependencies)) {
    if (name.startsWith('@closyyy/')) packageFolders(join(env.root, 'shared', name.slice('@closyyy/'.length)), seen)
  }
  return seen
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap(entry => {
    if (!isSource(entry.name)) return []
    const path = join(folder, entry.name)
    return entry.isDirectory() ? filesIn(path) : [path]
  })
}

/** Hashes all inputs of a unit's build, so that equal inputs are built once. */
export function hashInputs(unit: string): string {
  const hash = createHash('sha256').update(env.mode)
  const folders = [...packageFolders(join(env.root, unit)), join(env.root, 'shared/tooling/src/rspack')]
  const files = [...folders.flatMap(filesIn), join(env.root, 'pnpm-lock.yaml')]
  for (const file of files.sort()) hash.update(relative(env.root, file)).update(readFileSync(file))
  return hash.digest('hex').slice(0, 12)
}
