import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { env } from '@closyyy/tooling/env'
import { units } from '@closyyy/tooling/units'
import { type MultiStats, rspack } from '@rspack/core'
import { monolithConfig, type Naming } from './monolith-config.ts'

export interface MonolithBuild {
  naming: Naming
  /** Adds a statement to this unit's own module, as a release of it would. */
  changedUnit?: string | undefined
}

const SHELL = 'shell'

/** Builds all units as one bundle without federation into a folder, whose earlier content is deleted. */
export async function buildMonolith(folder: string, { naming, changedUnit }: MonolithBuild): Promise<void> {
  const modules = join(folder, 'modules')
  await rm(folder, { recursive: true, force: true })
  await mkdir(modules, { recursive: true })
  const remotes = units.filter(unit => unit !== SHELL)
  for (const unit of remotes) await writeFile(join(modules, `${unit}.js`), remoteModule(unit, unit === changedUnit))
  const loadUnit = join(modules, 'load-unit.js')
  await writeFile(loadUnit, loadUnitModule(remotes))
  const serverEntries = Object.fromEntries(units.map(unit => [unit, serverEntry(unit)]))
  await compile(monolithConfig({ folder, naming, loadUnit, serverEntries }))
}

const remotePath = (unit: string) => join(env.root, unit, 'src/remote.tsx')

const serverEntry = (unit: string) => (unit === SHELL ? join(env.root, unit, 'src/server-entry.ts') : remotePath(unit))

function remoteModule(unit: string, isChanged: boolean): string {
  const change = isChanged ? "performance.mark('changed')\n" : ''
  return `export { remote } from ${JSON.stringify(remotePath(unit))}\n${change}`
}

/** Returns a module with the shell's loading of remotes, which imports them directly. */
function loadUnitModule(remotes: string[]): string {
  const loaders = remotes.map(unit => `'${unit}': () => import(/* webpackChunkName: "${unit}" */ './${unit}.js'),`)
  return [
    `const remotes = {\n${loaders.join('\n')}\n}`,
    'export const loadUnit = async unit => (await remotes[unit]()).remote',
  ].join('\n')
}

async function compile(config: ReturnType<typeof monolithConfig>): Promise<void> {
  const compiler = rspack(config)
  const stats = await new Promise<MultiStats | undefined>((resolve, reject) =>
    compiler.run((error, result) => (error ? reject(error) : resolve(result))),
  )
  await new Promise(resolve => compiler.close(resolve))
  if (stats?.hasErrors()) throw new Error(stats.toString('errors-only'))
}
