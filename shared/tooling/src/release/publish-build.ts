import { readFileSync } from 'node:fs'
import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { offeredModules } from '@closyyy/platform/offered-modules'
import type { RemoteDefinition, RouteHandle } from '@closyyy/platform/remote'
import type { RouteObject } from '@closyyy/platform/router'
import { evaluateBundle } from '@closyyy/releases/evaluate-bundle'
import { publishRelease } from '@closyyy/releases/publish-release'
import type { Claim, Release } from '@closyyy/releases/release'
import { env, releasesDir } from '../env.ts'
import { WHOLE } from '../rspack/needed-names.ts'
import { releaseFolderOf } from '../rspack/unit-config.ts'

/**
 * Publishes a unit's finished build and returns the id of its release: assets from the build's own list, claims and
 * fragments from its server bundle.
 */
export async function publishBuild(unit: string): Promise<string> {
  const dist = join(env.root, unit, 'dist', env.mode)
  const built = JSON.parse(readFileSync(join(dist, 'client/assets.json'), 'utf8')) as Pick<
    Release,
    'entry' | 'initial' | 'chunks'
  >
  const bundle = join(dist, 'server/server.cjs')
  await cp(bundle, join(dist, 'client', releaseFolderOf(unit), 'server.cjs'))
  const { remote } = evaluateBundle(bundle, offeredModules) as { remote?: RemoteDefinition }
  const fragments = Object.entries(remote?.fragments ?? {}).map(
    ([name, fragment]) => [name, fragment.interactive] as const,
  )
  const facts = {
    unit,
    ...built,
    server: 'server.cjs',
    claims: remote ? claimsOf(remote.routes) : [],
    ...(remote ? { needs: neededNames(join(dist, 'server/needs.json')) } : { offers: offeredNames }),
    fragments: Object.fromEntries(fragments),
  }
  return publishRelease(releasesDir, join(dist, 'client'), facts, { isCompressed: env.mode === 'production' })
}

const offeredNames: Record<string, string[]> = Object.fromEntries(
  Object.entries(offeredModules).map(([id, module]) => [id, Object.keys(module as object)]),
)

/** What a bundle uses of the shared modules; of one that it takes as a whole, everything that stands there today. */
function neededNames(path: string): Record<string, string[]> {
  const written = JSON.parse(readFileSync(path, 'utf8')) as Record<string, string[]>
  return Object.fromEntries(
    Object.entries(written).map(([id, names]) => [id, names.includes(WHOLE) ? (offeredNames[id] ?? []) : names]),
  )
}

interface Ancestry {
  path: string
  handle: RouteHandle
  parents: string[]
}

const top: Ancestry = { path: '', handle: {}, parents: [] }

/** Every address of a route tree, with what its handles say, the inner ones winning. */
export function claimsOf(routes: RouteObject[], above: Ancestry = top): Claim[] {
  return routes.flatMap(route => {
    const path = joinPaths(above.path, route.path)
    const handle: RouteHandle = { ...above.handle, ...route.handle }
    if (!route.id) throw new Error(`The route ${path} needs an id: its chunk and its claim are named after it.`)
    if (route.children) return claimsOf(route.children, { path, handle, parents: [...above.parents, route.id] })
    return [{ id: route.id, path, ...handle, ...(above.parents.length > 0 && { parents: above.parents }) }]
  })
}

function joinPaths(parent: string, path = ''): string {
  return path.startsWith('/') ? path : `${parent.replace(/\/$/, '')}/${path}`
}
