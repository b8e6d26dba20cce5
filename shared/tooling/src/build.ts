import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promoteAll } from '@closyyy/releases/registry'
import { hashInputs } from './build-inputs.ts'
import { env, releasesDir } from './env.ts'
import { publishBuild } from './release/publish-build.ts'
import { run } from './run.ts'

export const units = ['shell', 'storefront', 'seller-hub', 'auth'] as const
export type Unit = (typeof units)[number]

/** Builds and publishes a unit, unless a release of the same inputs exists; returns the release id. */
export async function buildUnit(unit: Unit, signal?: AbortSignal): Promise<string> {
  const inputs = hashInputs(unit)
  const existing = await builtFrom(unit, inputs)
  if (existing) return existing
  const folder = join(env.root, unit)
  await run(join(env.root, 'node_modules/.bin/node'), [rspackCli(folder), 'build'], {
    cwd: folder,
    env: { BUILD_MODE: env.mode, NODE_ENV: 'production' },
    signal,
  })
  const id = await publishBuild(unit)
  // Skipped after a save during the build: the release was not built from these inputs.
  if (hashInputs(unit) === inputs) await storeBuild(unit, inputs, id)
  return id
}

const buildRecord = (unit: Unit, inputs: string) => join(env.dataDir, 'builds', unit, inputs)

async function builtFrom(unit: Unit, inputs: string): Promise<string | undefined> {
  const id = await readFile(buildRecord(unit, inputs), 'utf8').catch(() => undefined)
  return id && existsSync(join(releasesDir, unit, id, 'release.json')) ? id : undefined
}

async function storeBuild(unit: Unit, inputs: string, id: string): Promise<void> {
  await mkdir(join(env.dataDir, 'builds', unit), { recursive: true })
  await writeFile(buildRecord(unit, inputs), id)
}

const rspackCli = (folder: string) => join(folder, 'node_modules/@rspack/cli/bin/rspack.js')

/** Builds every unit whose inputs changed, and promotes all releases together. */
export async function buildAll(signal?: AbortSignal): Promise<void> {
  const pending = [...units]
  const ids: Record<string, string> = {}
  const worker = async () => {
    for (let unit = pending.shift(); unit; unit = pending.shift()) ids[unit] = await buildUnit(unit, signal)
  }
  await Promise.all([worker(), worker()])
  await promoteAll(releasesDir, ids)
}
