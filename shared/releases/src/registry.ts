import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { Release } from './release.ts'

/** Which release of each unit is current, and the ones it can be rolled back to, newest first. */
export const Registry = z.object({
  units: z.record(z.string(), z.object({ current: z.string(), previous: z.array(z.string()) })),
})
export type Registry = z.infer<typeof Registry>

/** Releases a unit keeps for rolling back. */
const KEPT = 10

/** Path of the registry document in a releases folder. */
export function registryPath(folder: string): string {
  return join(folder, 'registry.json')
}

/** Reads the registry; an absent one is empty. */
export async function readRegistry(folder: string): Promise<Registry> {
  const text = await readFile(registryPath(folder), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '{"units":{}}'
    throw error
  })
  return Registry.parse(JSON.parse(text))
}

/** Reads one release document. @throws where the release was never published */
export async function readRelease(folder: string, unit: string, id: string): Promise<Release> {
  return Release.parse(JSON.parse(await readFile(join(folder, unit, id, 'release.json'), 'utf8')))
}

async function writeRegistry(folder: string, registry: Registry): Promise<void> {
  const path = registryPath(folder)
  await writeFile(`${path}.new`, `${JSON.stringify(registry, null, 2)}\n`)
  await rename(`${path}.new`, path)
}

/** Makes a published release the current one of its unit. */
export async function promote(folder: string, unit: string, id: string): Promise<void> {
  await readRelease(folder, unit, id)
  const registry = await readRegistry(folder)
  const held = registry.units[unit]
  if (held?.current === id) return
  const previous = held ? [held.current, ...held.previous.filter(old => old !== id && old !== held.current)] : []
  registry.units[unit] = { current: id, previous: previous.slice(0, KEPT) }
  await writeRegistry(folder, registry)
}

/** Makes the release before the current one current again; answers its id. @throws where there is none */
export async function rollBack(folder: string, unit: string): Promise<string> {
  const registry = await readRegistry(folder)
  const [target, ...older] = registry.units[unit]?.previous ?? []
  if (!target) throw new Error(`${unit} has no earlier release to go back to.`)
  registry.units[unit] = { current: target, previous: older }
  await writeRegistry(folder, registry)
  return target
}
