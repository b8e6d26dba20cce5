import { type BucketClientOptions, openBucket } from '@closyyy/bucket/bucket-client'
import type { BucketSettings } from '@closyyy/bucket/bucket-settings'
import type { ReleaseStore } from './release-store.ts'

/** Prefix of all keys: that of the paths on the shop's origin, so that a CDN can serve the bucket. */
const PREFIX = 'releases/'

/** File that is created twice to prove that the bucket rejects a second creation. */
const PROBE = `${PREFIX}.probe`

const TIMEOUT_MS = 30_000
const IMMUTABLE = 'public, max-age=31536000, immutable'

const contentTypes: Record<string, string> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json',
  svg: 'image/svg+xml',
  png: 'image/png',
  webp: 'image/webp',
  woff2: 'font/woff2',
}

function headersOf(path: string): Record<string, string> {
  const type = contentTypes[path.slice(path.lastIndexOf('.') + 1)] ?? 'application/octet-stream'
  return { 'content-type': type, 'cache-control': IMMUTABLE }
}

/** Opens a store in an S3-compatible bucket, which must support conditional writes. */
export function openBucketStore(settings: BucketSettings, options: BucketClientOptions = {}): ReleaseStore {
  const bucket = openBucket(settings, { timeoutMs: TIMEOUT_MS, ...options })
  let proof: Promise<void> | undefined

  /** @throws if the bucket ignores the condition of a write: of two concurrent changes it would lose one */
  async function proveConditionalWrites(): Promise<void> {
    const createProbe = () => bucket.create(PROBE, Buffer.from('probe'), headersOf(PROBE))
    if ((await createProbe()) && (await createProbe()))
      throw new Error(`The bucket ${settings.bucket} ignores If-None-Match: use one that supports conditional writes.`)
  }

  return {
    read: path => bucket.read(PREFIX + path),
    async create(path, bytes) {
      proof ??= proveConditionalWrites()
      await proof.catch(error => {
        // A bucket that did not respond once may respond to the next change.
        proof = undefined
        throw error
      })
      return bucket.create(PREFIX + path, bytes, headersOf(path))
    },
    async list(folder) {
      const paths: string[] = []
      for await (const { files } of bucket.listPages(`${PREFIX}${folder}/`))
        paths.push(...files.map(({ key }) => key.slice(PREFIX.length)))
      return paths.sort()
    },
    remove: paths => bucket.remove(paths.map(path => PREFIX + path)),
  }
}
