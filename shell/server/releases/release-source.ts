import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import { openBucketStore } from '@closyyy/releases/bucket-store'
import { isCompressible } from '@closyyy/releases/publish-release'
import { openFolderStore, type ReleaseStore } from '@closyyy/releases/release-store'
import { type PublicKeys, readVerifiedRelease, type VerifiedRelease } from '@closyyy/releases/verify-release'
import type { ServerEnv } from '../env.ts'

/** Identifies a release. */
export interface ReleaseRef {
  unit: string
  id: string
}

/** Source of the log and of the releases that the document server serves. */
export interface ReleaseSource {
  /** Contains the log. */
  store: ReleaseStore
  /** Folder of the files that browsers load. */
  folder: string
  /** True if the folder contains copies of those releases only that were read. */
  isCache: boolean
  /** Reads a release from the folder, or copies it there first. @throws InvalidReleaseError for the first violation */
  readVerified: (keys: PublicKeys, release: ReleaseRef) => Promise<VerifiedRelease>
}

/** Limits the time in which a bucket that does not respond delays a new release or the start. */
const bucketLimits = { timeoutMs: 5_000, attempts: 2, concurrency: 32 }

const decompress = promisify(brotliDecompress)

/** Opens the bucket, with a folder that caches its verified releases, or else the folder as the store itself. */
export function openReleaseSource({
  releasesDir,
  releaseBucket,
}: Pick<ServerEnv, 'releasesDir' | 'releaseBucket'>): ReleaseSource {
  if (!releaseBucket) {
    const store = openFolderStore(releasesDir)
    const readVerified = (keys: PublicKeys, release: ReleaseRef) => readVerifiedRelease(store, keys, release)
    return { store, folder: releasesDir, isCache: false, readVerified }
  }
  const store = openBucketStore(releaseBucket, bucketLimits)
  // A folder of its own: the releases of this machine may be in the other one.
  const folder = join(releasesDir, '.cache', releaseBucket.bucket)
  const cache = openFolderStore(folder)
  return {
    store: cacheLog(store, cache),
    folder,
    isCache: true,
    readVerified: (keys, release) =>
      readVerifiedRelease(cache, keys, release).catch(() => copyRelease({ store, cache }, keys, release)),
  }
}

/**
 * Copies each entry of the log that it reads. A server that starts while the bucket does not respond begins with
 * the copies: the releases that it served last.
 */
function cacheLog(store: ReleaseStore, cache: ReleaseStore): ReleaseStore {
  let isListCached = false
  return {
    ...store,
    async list(folder) {
      try {
        return await store.list(folder)
      } catch (error) {
        const cached = await cache.list(folder)
        if (cached.length === 0) throw error
        isListCached = true
        return cached
      }
    },
    async read(path) {
      if (isListCached) {
        const cached = await cache.read(path)
        // After the last copy, reads report again that the bucket does not respond.
        isListCached = cached !== undefined
        return cached
      }
      const bytes = await store.read(path)
      if (bytes) await replaceFile(cache, path, bytes)
      return bytes
    },
  }
}

/** Verifies a release in the bucket, then copies all of it to the cache, and the compressed copies of its files. */
async function copyRelease(
  { store, cache }: { store: ReleaseStore; cache: ReleaseStore },
  keys: PublicKeys,
  ref: ReleaseRef,
): Promise<VerifiedRelease> {
  const copied = new Map<string, Buffer>()
  const recording: ReleaseStore = {
    ...store,
    async read(path) {
      const bytes = await store.read(path)
      if (bytes) copied.set(path, bytes)
      return bytes
    },
  }
  const release = await readVerifiedRelease(recording, keys, ref)
  const compressed = await Promise.all(
    [...copied]
      .filter(([path]) => isCompressible(path))
      .map(async ([path, bytes]) => [`${path}.br`, await readCompressed(store, path, bytes)] as const),
  )
  for (const [path, bytes] of [...copied, ...compressed]) if (bytes) await replaceFile(cache, path, bytes)
  return release
}

/** Returns the compressed copy of a file; undefined if there is none, or if it has other content. */
async function readCompressed(store: ReleaseStore, path: string, bytes: Buffer): Promise<Buffer | undefined> {
  const compressed = await store.read(`${path}.br`)
  const content = compressed && (await decompress(compressed).catch(() => undefined))
  return content?.equals(bytes) ? compressed : undefined
}

async function replaceFile(cache: ReleaseStore, path: string, bytes: Buffer): Promise<void> {
  if (await cache.create(path, bytes)) return
  if ((await cache.read(path))?.equals(bytes)) return
  await cache.remove([path])
  await cache.create(path, bytes)
}
