import { readFileSync } from 'node:fs'
import { cp, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { offeredModules } from '@closyyy/platform/federation/offered-modules'
import type { RemoteDefinition, RouteHandle } from '@closyyy/platform/federation/remote'
import { serviceNames } from '@closyyy/platform/federation/service-names'
import type { RouteObject } from '@closyyy/platform/router'
import { callHash } from '@closyyy/releases/call-compatibility'
import { evaluateBundle } from '@closyyy/releases/evaluate-bundle'
import { publishRelease } from '@closyyy/releases/publish-release'
import { CALLS_FILE, type Claim, type Release } from '@closyyy/releases/release-document'
import { openFolderStore, type ReleaseStore } from '@closyyy/releases/release-store'
import { env, releasesDir } from '../env.ts'
import { serviceName, WHOLE } from '../rspack/needed-names.ts'
import { releaseFolderOf } from '../rspack/unit-config.ts'
import { USED_EXPORTS_FILE, type UsedExports } from '../rspack/used-exports.ts'
import { describeUsedCalls, describeUsedEvents, describeUsedPrompts, promptsOf } from './contract-needs.ts'
import { releaseAuthor, sourceRevision } from './release-author.ts'
import { signingKeyOf } from './signing-keys.ts'

export interface PublishBuildOptions {
  /** By default the folder of this machine. */
  store?: ReleaseStore | undefined
  /** Receives the number of stored files after each of them. */
  onProgress?: ((stored: number, total: number) => void) | undefined
}

/** Publishes a finished build, with claims and fragments from its server bundle. @returns the release's id */
export async function publishBuild(
  unit: string,
  { store = openFolderStore(releasesDir), onProgress }: PublishBuildOptions = {},
): Promise<string> {
  const dist = join(env.root, unit, 'dist', env.mode)
  const built = readJson<Pick<Release, 'entry' | 'initial' | 'chunks'>>(join(dist, 'client/assets.json'))
  const bundle = join(dist, 'server/server.cjs')
  await cp(bundle, join(dist, 'client', releaseFolderOf(unit), 'server.cjs'))
  const { remote } = evaluateBundle(readFileSync(bundle, 'utf8'), bundle, offeredModules) as {
    remote?: RemoteDefinition
  }
  const fragments = Object.entries(remote?.fragments ?? {}).map(
    ([name, fragment]) => [name, fragment.interactive] as const,
  )
  const used = ['client', 'server'].map(side => readJson<UsedExports>(join(dist, side, USED_EXPORTS_FILE)))
  const calls = await describeUsedCalls(used)
  await writeFile(join(dist, 'client', releaseFolderOf(unit), CALLS_FILE), JSON.stringify(calls))
  const facts = {
    unit,
    ...built,
    server: 'server.cjs',
    claims: remote ? claimsOf(remote.routes) : [],
    ...(remote ? { needs: neededNames(join(dist, 'server/needs.json')) } : { offers: offeredNames }),
    fragments: Object.fromEntries(fragments),
    calls: Object.fromEntries(Object.entries(calls).map(([name, call]) => [name, callHash(call)])),
    ...describeUsedEvents(unit, used),
    ...(remote && { prompts: promptsOf(remote) }),
    opens: describeUsedPrompts(used),
  }
  return publishRelease(store, join(dist, 'client'), facts, {
    signingKey: await signingKeyOf(unit),
    by: await releaseAuthor(),
    revision: await sourceRevision(),
    isCompressed: env.mode === 'production',
    onProgress,
  })
}

const readJson = <Content>(path: string): Content => JSON.parse(readFileSync(path, 'utf8'))

const offeredNames: Record<string, string[]> = Object.fromEntries(
  Object.entries(offeredModules).map(([id, module]) => [id, Object.keys(module as object)]),
)
offeredNames['@closyyy/platform/services']?.push(...Object.keys(serviceNames).map(serviceName))

/** Reads the names of shared modules that a bundle uses; for a module used as a whole, all its current exports. */
function neededNames(path: string): Record<string, string[]> {
  const needs = readJson<Record<string, string[]>>(path)
  return Object.fromEntries(
    Object.entries(needs).map(([id, names]) => [id, names.includes(WHOLE) ? (offeredNames[id] ?? []) : names]),
  )
}

interface Ancestry {
  path: string
  handle: RouteHandle
  parents: string[]
}

const root: Ancestry = { path: '', handle: {}, parents: [] }

/** Returns every path of a route tree with its merged handles; inner routes override outer ones. */
export function claimsOf(routes: RouteObject[], ancestors: Ancestry = root): Claim[] {
  return routes.flatMap(route => {
    const path = joinPaths(ancestors.path, route.path)
    const handle: RouteHandle = { ...ancestors.handle, ...route.handle }
    if (!route.id) throw new Error(`The route ${path} needs an id, which names its chunk and its claim.`)
    if (route.children) return claimsOf(route.children, { path, handle, parents: [...ancestors.parents, route.id] })
    const { id, caseSensitive } = route
    const { parents } = ancestors
    return [{ id, path, ...(caseSensitive && { caseSensitive }), ...handle, ...(parents.length > 0 && { parents }) }]
  })
}

function joinPaths(parent: string, path = ''): string {
  return path.startsWith('/') ? path : `${parent.replace(/\/$/, '')}/${path}`
}
