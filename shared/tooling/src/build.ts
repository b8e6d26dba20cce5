import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { promoteAll } from '@closyyy/releases/registry'
import { buildIdOf } from './build-id.ts'
import { env, releasesDir } from './env.ts'
import { publishBuild } from './release/publish-build.ts'
import { run } from './run.ts'

export const units = ['shell', 'storefront', 'seller-hub', 'auth'] as const
export type Unit = (typeof units)[number]

/** Builds and publishes a unit unless this very build is published already; answers its id. */
export async function buildUnit(unit: Unit, signal?: AbortSignal): Promise<string> {
  const id = buildIdOf(unit)
  if (existsSync(join(releasesDir, unit, id, 'release.json'))) return id
  const folder = join(env.root, unit)
  await run(join(env.root, 'node_modules/.bin/node'), [rspackCli(folder), 'build'], {
    cwd: folder,
    env: { BUILD_ID: id, BUILD_MODE: env.mode, NODE_ENV: env.mode },
    signal,
  })
  await publishBuild(unit, id)
  return id
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
