import { spawnSync } from 'node:child_process'
import { existsSync, globSync, realpathSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'

export const MIN_POSTGRES_VERSION = 15

const usualFolders = ['/usr/lib/postgresql/*/bin', '/usr/pgsql-*/bin', '/opt/homebrew/opt/postgresql@*/bin']

export function findPostgresPrograms(
  variables: NodeJS.ProcessEnv = process.env,
  folders = usualFolders,
): string | undefined {
  const onPath = (variables.PATH ?? '').split(delimiter).filter(folder => existsSync(join(folder, 'postgres')))
  const real = onPath.map(folder => dirname(realpathSync(join(folder, 'postgres'))))
  return [...real, ...folders.flatMap(folder => globSync(folder).sort())].find(isNewEnough)
}

function isNewEnough(folder: string): boolean {
  if (!existsSync(join(folder, 'initdb'))) return false
  const { stdout } = spawnSync(join(folder, 'postgres'), ['--version'], { encoding: 'utf8' })
  return majorVersion(stdout ?? '') >= MIN_POSTGRES_VERSION
}

export function majorVersion(output: string): number {
  return Number(/PostgreSQL\) (\d+)/.exec(output)?.[1] ?? 0)
}
