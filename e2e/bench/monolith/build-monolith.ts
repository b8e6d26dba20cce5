import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { globalNameOf } from '@closyyy/releases/release-paths'
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
  const runtime = join(modules, 'runtime.js')
  await writeFile(runtime, runtimeModule(remotes))
  const serverEntries = Object.fromEntries(units.map(unit => [unit, serverEntry(unit)]))
  await compile(monolithConfig({ folder, naming, runtime, serverEntries }))
}

const remotePath = (unit: string) => join(env.root, unit, 'src/remote.tsx')

const serverEntry = (unit: string) => (unit === SHELL ? join(env.root, unit, 'src/server-entry.ts') : remotePath(unit))

function remoteModule(unit: string, isChanged: boolean): string {
  const change = isChanged ? "performance.mark('changed')\n" : ''
  return `export { remote } from ${JSON.stringify(remotePath(unit))}\n${change}`
}

/** Returns a module with the functions of the federation runtime that the shell uses; it imports the remotes directly. */
function runtimeModule(remotes: string[]): string {
  const loaders = remotes.map(
    unit => `'${globalNameOf(unit, '')}': () => import(/* webpackChunkName: "${unit}" */ './${unit}.js'),`,
  )
  return [
    `const remotes = {\n${loaders.join('\n')}\n}`,
    // The shell names a remote after its release.
    'export const loadRemote = id => Object.entries(remotes).find(([name]) => id.startsWith(name))[1]()',
    'export const registerRemotes = () => undefined',
    'export const loadEntry = async () => undefined',
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
