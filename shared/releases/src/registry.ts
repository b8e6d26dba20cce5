import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { misfit } from './fit.ts'
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
 * @throws where one was never published, or where a remote would need what the shell does not offer; nothing changes
 */
export async function promoteAll(folder: string, ids: Record<string, string>): Promise<void> {
  const registry = await readRegistry(folder)
  for (const [unit, id] of Object.entries(ids)) {
    await readRelease(folder, unit, id)
    const held = registry.units[unit]
    if (held?.current === id) continue
    const previous = held ? [held.current, ...held.previous.filter(old => old !== id && old !== held.current)] : []
    registry.units[unit] = { current: id, previous: previous.slice(0, KEPT) }
  }
  await mustFit(folder, registry, Object.keys(ids))
  await writeRegistry(folder, registry)
}

/** Makes the release before the current one current again; answers its id. @throws where there is none, or it does not fit */
export async function rollBack(folder: string, unit: string): Promise<string> {
  const registry = await readRegistry(folder)
  const [target, ...older] = registry.units[unit]?.previous ?? []
  if (!target) throw new Error(`${unit} has no earlier release to go back to.`)
  registry.units[unit] = { current: target, previous: older }
  await mustFit(folder, registry, [unit])
  await writeRegistry(folder, registry)
  return target
}

/** @throws where a unit that is to change and its counterpart do not fit together, with a sentence for each */
async function mustFit(folder: string, { units }: Registry, changing: string[]): Promise<void> {
  const { shell: held, ...remotes } = units
  if (!held) return
  const shell = await readRelease(folder, 'shell', held.current)
  const concerned = Object.entries(remotes).filter(([unit]) => changing.includes('shell') || changing.includes(unit))
  const found = await Promise.all(
    concerned.map(async ([unit, { current }]) => misfit(shell, await readRelease(folder, unit, current))),
  )
  const sentences = found.filter(sentence => sentence !== undefined)
  if (sentences.length > 0) throw new Error(sentences.join('\n'))
}
