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

/** Builds and publishes a unit, unless its release was built from the same inputs before; returns its id. */
export async function buildUnit(unit: Unit, signal?: AbortSignal): Promise<string> {
  const inputs = hashInputs(unit)
  const known = await builtFrom(unit, inputs)
  if (known) return known
  const folder = join(env.root, unit)
  await run(join(env.root, 'node_modules/.bin/node'), [rspackCli(folder), 'build'], {
    cwd: folder,
    env: { BUILD_MODE: env.mode, NODE_ENV: 'production' },
    signal,
  })
  const id = await publishBuild(unit)
  // A save during the build would store the release under inputs that it was not built from.
  if (hashInputs(unit) === inputs) await storeBuild(unit, inputs, id)
  return id
}

/** The file that stores which release a unit's inputs were built to. */
const buildRecord = (unit: Unit, inputs: string) => join(env.dataDir, 'builds', unit, inputs)

/** Returns the id of the published release that was built from inputs. */
async function builtFrom(unit: Unit, inputs: string): Promise<string | undefined> {
  const id = await readFile(buildRecord(unit, inputs), 'utf8').catch(() => undefined)
  return id && existsSync(join(releasesDir, unit, id, 'release.json')) ? id : undefined
}

async function storeBuild(unit: Unit, inputs: string, id: string): Promise<void> {
  await mkdir(join(env.dataDir, 'builds', unit), { recursive: true })
  await writeFile(buildRecord(unit, inputs), id)
}

const rspackCli = (folder: string) => join(folder, 'node_modules/@rspack/cli/bin/rspack.js')

/** Brings every unit's release up to date with its sources and makes them current, together. */
export async function buildAll(signal?: AbortSignal): Promise<void> {
  const pending = [...units]
  const ids: Record<string, string> = {}
  const worker = async () => {
    for (let unit = pending.shift(); unit; unit = pending.shift()) ids[unit] = await buildUnit(unit, signal)
  }
  await Promise.all([worker(), worker()])
  await promoteAll(releasesDir, ids)
}
