import type { Db } from '../../db/database.ts'
import type { PhotoStore } from './photo-store.ts'
import { findKnownKeys } from './photos-queries.ts'

/** Younger files may belong to a row that is about to be written. */
const OLD_MS = 86_400_000

/** Removes the files that no row names: what a process that was killed left. @returns how many photos went */
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
