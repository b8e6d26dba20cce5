import { setTimeout as pause } from 'node:timers/promises'
import type { Db } from '../../db/database.ts'
import { DAY_MS } from '../../time.ts'
import type { PhotoStore } from './photo-store.ts'
import { findDrawnCovers, findReferencedKeys } from './photos-queries.ts'

/** Younger files may belong to a row that is not committed yet. */
const MIN_AGE_MS = DAY_MS

/** Deletes files without a row, left by killed processes. @returns the number of photos deleted */
export async function sweepPhotos(db: Db, photos: PhotoStore): Promise<number> {
  let swept = 0
  for await (const keys of photos.listOlder(MIN_AGE_MS)) {
    const referenced = await findReferencedKeys(db, keys)
    const unreferenced = keys.filter(key => !referenced.has(key))
    await photos.remove(unreferenced)
    swept += unreferenced.length
  }
  return swept
}

const COVERS_PER_CATEGORY = 4
/** Of phones and desktops. */
const CARD_WIDTHS = [480, 320]
const IDLE_CHECK_MS = 200

/** Renders the covers of first pages one at a time, while no visitor waits for a render. */
export async function warmUpCovers(db: Db, photos: PhotoStore, signal: AbortSignal): Promise<void> {
  for (const key of await findDrawnCovers(db, COVERS_PER_CATEGORY)) {
    for (const width of CARD_WIDTHS) {
      while (!signal.aborted && !photos.isIdle()) await pause(IDLE_CHECK_MS)
      if (signal.aborted) return
      const rendition = await photos.readSmallest(key, width)
      await rendition?.encoding
    }
  }
}
