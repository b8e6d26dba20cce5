import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { findIncompatibility } from './compatibility.ts'
import { Release } from './release.ts'

/** The current release of each unit, and those it can be rolled back to, newest first. */
export const Registry = z.object({
  units: z.record(z.string(), z.object({ current: z.string(), previous: z.array(z.string()) })),
})
export type Registry = z.infer<typeof Registry>

/** Releases of a unit that it can be rolled back to. */
const MAX_PREVIOUS = 10

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

/** Reads one release document. @throws if the release was never published */
export async function readRelease(folder: string, unit: string, id: string): Promise<Release> {
  return Release.parse(JSON.parse(await readFile(join(folder, unit, id, 'release.json'), 'utf8')))
}

/** Replaces the registry document in one step. */
export async function writeRegistry(folder: string, registry: Registry): Promise<void> {
  const path = registryPath(folder)
  await writeFile(`${path}.new`, `${JSON.stringify(registry, null, 2)}\n`)
  await rename(`${path}.new`, path)
}

/** Makes a published release the current one of its unit. @throws as promoteAll does */
export function promote(folder: string, unit: string, id: string): Promise<void> {
  return promoteAll(folder, { [unit]: id })
}

/**
 * Makes published releases current, all in one write.
 * @throws without any change if one was never published, or if a remote needs names that the shell does not offer
 */
export async function promoteAll(folder: string, ids: Record<string, string>): Promise<void> {
  const registry = await readRegistry(folder)
  for (const [unit, id] of Object.entries(ids)) {
    await readRelease(folder, unit, id)
    const entry = registry.units[unit]
    if (entry?.current === id) continue
    const previous = entry ? [entry.current, ...entry.previous.filter(old => old !== id && old !== entry.current)] : []
    registry.units[unit] = { current: id, previous: previous.slice(0, MAX_PREVIOUS) }
  }
  await assertCompatible(folder, registry, Object.keys(ids))
  await writeRegistry(folder, registry)
}

/** Makes the release before the current one current again; returns its id. @throws if there is none, or if it is incompatible */
export async function rollBack(folder: string, unit: string): Promise<string> {
  const registry = await readRegistry(folder)
  const [target, ...older] = registry.units[unit]?.previous ?? []
  if (!target) throw new Error(`${unit} has no earlier release to go back to.`)
  registry.units[unit] = { current: target, previous: older }
  await assertCompatible(folder, registry, [unit])
  await writeRegistry(folder, registry)
  return target
}

/** @throws one sentence for each remote that is incompatible with the shell, if either of them changes */
async function assertCompatible(folder: string, { units }: Registry, changing: string[]): Promise<void> {
  const { shell: current, ...remotes } = units
  if (!current) return
  const shell = await readRelease(folder, 'shell', current.current)
  const affected = Object.entries(remotes).filter(([unit]) => changing.includes('shell') || changing.includes(unit))
  const found = await Promise.all(
    affected.map(async ([unit, { current }]) => findIncompatibility(shell, await readRelease(folder, unit, current))),
  )
  const messages = found.filter(message => message !== undefined)
  if (messages.length > 0) throw new Error(messages.join('\n'))
}
