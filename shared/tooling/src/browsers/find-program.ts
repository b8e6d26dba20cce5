import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

export function onPath({ PATH = '' }: NodeJS.ProcessEnv, names: string[]): string[] {
  return PATH.split(delimiter).flatMap(folder => names.map(name => join(folder, name)))
}

export function starts(path: string): boolean {
  return existsSync(path) && spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 15_000 }).status === 0
}

/** Finds a program that starts: the one that a variable names, else the first of several. @throws with the hint */
export function findProgram(variable: string, named: string | undefined, paths: (string | undefined)[], hint: string) {
  if (named) {
    if (starts(named)) return named
    throw new Error(`${variable} is ${named}, which is not a browser that starts.`)
  }
  const found = paths.find(path => path && starts(path))
  if (found) return found
  throw new Error(hint)
}
