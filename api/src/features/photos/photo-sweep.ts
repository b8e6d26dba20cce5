import type { Db } from '../../db/database.ts'
import type { PhotoStore } from './photo-store.ts'
import { findKnownKeys } from './photos-queries.ts'

/** Younger files may belong to a row that is not committed yet. */
const OLD_MS = 86_400_000

/** Deletes files without a row, left by killed processes. @returns the number of photos deleted */
export async function sweepPhotos(db: Db, photos: PhotoStore): Promise<number> {
  let swept = 0
  for await (const keys of photos.listOlder(OLD_MS)) {
    const known = await findKnownKeys(db, keys)
    const gone = keys.filter(key => !known.has(key))
    await photos.remove(gone)
    swept += gone.length
  }
  return swept
}
