import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { RELEASES_BASE } from '@closyyy/releases/release-paths'
import type { UnitState } from '@closyyy/releases/release-state'
import { readPublicKeys } from '@closyyy/releases/verify-release'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { ServerEnv } from '../env.ts'
import type { ReleaseReader } from './release-reader.ts'
import type { ReleaseRef, ReleaseSource } from './release-source.ts'

/** Excludes server bundles, release documents with their signatures, and the log. */
const publicFile = /^\/(vendor|[a-z][a-z0-9-]*\/[0-9a-f]{12})\/(?!release\.)[\w./-]+(?<!\.cjs)$/

const releaseFile = /^(?!vendor\/)([a-z][a-z0-9-]*)\/([0-9a-f]{12})\//

/** For a file that is opened by itself, such as a drawing; a file that a page loads has the page's policy. */
const FILE_POLICY = "default-src 'none'; sandbox"

/** Earlier releases of each unit whose vendor chunks open pages may still load. */
const MAX_EARLIER_RELEASES = 2
const MAX_REMEMBERED = 1_000
/** Time until a release that could not be copied is tried again. */
const RETRY_MS = 30_000

const ignore = () => undefined

interface ReleaseFilesOptions {
  env: Pick<ServerEnv, 'keysDir'>
  source: ReleaseSource
  releases: Pick<ReleaseReader, 'state'>
}

/** Serves the files of all published releases: open pages load chunks of releases that are no longer current. */
export async function registerReleaseFiles(app: FastifyInstance, options: ReleaseFilesOptions): Promise<void> {
  const { folder, isCache } = options.source
  const copyMissing = createMissingCopier(options)
  // biome-ignore lint/nursery/noMisusedPromises: the framework awaits a plugin's promise
  await app.register(async scope => {
    if (isCache)
      scope.addHook('onRequest', async ({ url }) => {
        const path = new URL(url, 'http://shop').pathname.slice(RELEASES_BASE.length)
        if (publicFile.test(`/${path}`) && !existsSync(join(folder, path))) await copyMissing(path)
      })
    if (isCache) await mkdir(folder, { recursive: true })
    await scope.register(fastifyStatic, {
      root: folder,
      prefix: RELEASES_BASE,
      immutable: true,
      maxAge: '365d',
      preCompressed: true,
      index: false,
      acceptRanges: false,
      lastModified: false,
      setHeaders: reply => void reply.header('content-security-policy', FILE_POLICY),
      allowedPath: path => publicFile.test(path),
    })
  })
}

/** Returns a function that copies the release of a file, or those that may use a vendor chunk, from the store. */
function createMissingCopier({ env, source, releases }: ReleaseFilesOptions): (path: string) => Promise<void> {
  const copies = new LRUCache<string, Promise<void>>({ max: MAX_REMEMBERED, ttl: RETRY_MS })

  const copyOnce = (release: ReleaseRef) =>
    readPublicKeys(env.keysDir)
      .then(keys => source.readVerified(keys, release))
      .then(ignore, ignore)

  const copy = async (release: ReleaseRef): Promise<void> => {
    const key = `${release.unit}@${release.id}`
    // Set once, because setting it again would delay the next attempt.
    if (!copies.has(key)) copies.set(key, copyOnce(release))
    await copies.get(key)
  }

  return async path => {
    const state = await releases.state()
    const [, unit, id] = releaseFile.exec(path) ?? []
    const used = unit && id ? publishedRelease(state, { unit, id }) : recentReleases(state)
    await Promise.all(used.map(copy))
  }
}
const publishedRelease = (state: Record<string, UnitState>, release: ReleaseRef): ReleaseRef[] =>
  state[release.unit]?.published.some(({ id }) => id === release.id) ? [release] : []

function recentReleases(state: Record<string, UnitState>): ReleaseRef[] {
  return Object.entries(state).flatMap(([unit, { current, canary, previous }]) =>
    [current, canary?.id, ...previous.slice(0, MAX_EARLIER_RELEASES)].flatMap(id => (id ? [{ unit, id }] : [])),
  )
}
