import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promote } from '@closyyy/releases/registry'
import { openFolderStore, type ReleaseStore } from '@closyyy/releases/release-store'
import { readPublicKeys, readVerifiedRelease } from '@closyyy/releases/verify-release'
import { hashInputs } from './build-inputs.ts'
import { env, keysDir, releasesDir } from './env.ts'
import { run } from './processes/run.ts'
import { describeContract } from './release/contract-needs.ts'
import { type PublishBuildOptions, publishBuild } from './release/publish-build.ts'
import { releaseAuthor } from './release/release-author.ts'
import { units } from './units.ts'

interface BuildOptions extends PublishBuildOptions {
  signal?: AbortSignal | undefined
}

/** Builds and publishes a unit, unless a release of the same inputs exists; returns the release id. */
export async function buildUnit(unit: string, { signal, ...options }: BuildOptions = {}): Promise<string> {
  const inputs = hashInputs(unit)
  const existing = await builtFrom(options.store ?? openFolderStore(releasesDir), unit, inputs)
  if (existing) return existing
  const folder = join(env.root, unit)
  await run(process.execPath, [rspackCli(folder), 'build'], {
    cwd: folder,
    env: { BUILD_MODE: env.mode, NODE_ENV: 'production' },
    signal,
  })
  const id = await publishBuild(unit, options)
  // Skipped after a save during the build: the release was not built from these inputs.
  if (hashInputs(unit) === inputs) await storeBuild(unit, inputs, id)
  return id
}

const buildRecord = (unit: string, inputs: string) => join(env.dataDir, 'builds', unit, inputs)

async function builtFrom(store: ReleaseStore, unit: string, inputs: string): Promise<string | undefined> {
  const id = await readFile(buildRecord(unit, inputs), 'utf8').catch(() => undefined)
  if (!id) return
  const isValid = await readVerifiedRelease(store, await readPublicKeys(keysDir), { unit, id }).then(
    () => true,
    () => false,
  )
  return isValid ? id : undefined
}

async function storeBuild(unit: string, inputs: string, id: string): Promise<void> {
  await mkdir(join(env.dataDir, 'builds', unit), { recursive: true })
  await writeFile(buildRecord(unit, inputs), id)
}

const rspackCli = (folder: string) => join(folder, 'node_modules/@rspack/cli/bin/rspack.js')

/**
 * Builds every unit whose inputs changed, and promotes all releases together, decided on the API of the same checkout: it
 * starts after them.
 */
export async function buildAll(signal?: AbortSignal): Promise<void> {
  const pending = [...units]
  const ids: Record<string, string> = {}
  const worker = async () => {
    for (let unit = pending.shift(); unit; unit = pending.shift()) ids[unit] = await buildUnit(unit, { signal })
  }
  await Promise.all([worker(), worker()])
  await promote(openFolderStore(releasesDir), ids, { by: await releaseAuthor(), readApi: describeContract })
}
