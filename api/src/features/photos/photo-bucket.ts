import { BucketError, openBucket } from '@closyyy/bucket/bucket-client'
import type { BucketSettings } from '@closyyy/bucket/bucket-settings'
import { serviceUnavailable } from '../../http/error-handler.ts'
import { olderThan, type PhotoFiles, recordWrite } from './photo-files.ts'
import { contentTypeOf } from './rendition-names.ts'

const PREFIX = 'photos/'
const TIMEOUT_MS = 4_000

/** Stores photos in an S3-compatible bucket; `pageSize`: files per list request. */
export function openPhotoBucket(settings: BucketSettings, pageSize = 1_000): PhotoFiles {
  const bucket = openBucket(settings, { timeoutMs: TIMEOUT_MS })
  const keyOf = (name: string) => `${PREFIX}${name}`
  return {
    read: name => bucket.read(keyOf(name)).catch(orUnavailable),
    async write(name, bytes) {
      await bucket.write(keyOf(name), bytes, { 'content-type': contentTypeOf(name) }).catch(orUnavailable)
    },
    remove: names => bucket.remove(names.map(keyOf)).catch(orUnavailable),
    async *listOlder(ageMs) {
      let times = new Map<string, number>()
      for await (const { files, isLast } of bucket.listPages(PREFIX, pageSize)) {
        for (const { key, modifiedAt } of files) recordWrite(times, key.slice(PREFIX.length), modifiedAt)
        // Sorted by name: files of the last photo may continue on the next page.
        const last = isLast ? [] : [...times].slice(-1)
        for (const [key] of last) times.delete(key)
        yield olderThan(times, ageMs)
        times = new Map(last)
      }
    },
  }
}

/** @throws AppError `unavailable` if the bucket did not respond, else the error itself */
function orUnavailable(error: unknown): never {
  if (error instanceof BucketError && error.status === undefined)
    throw Object.assign(serviceUnavailable('photo.unavailable'), { cause: error })
  throw error
}
