import { setTimeout as pause } from 'node:timers/promises'
import type { Db } from '../../db/database.ts'
import type { PhotoStore } from './photo-store.ts'
import { findDrawnCovers } from './photos-queries.ts'

const COVERS_PER_CATEGORY = 4
const CARD_WIDTHS = [640, 320]
const GIVE_WAY_MS = 200

/** Renders the covers of first pages one at a time, while no visitor waits for a render. */
export async function warmUpCovers(db: Db, photos: PhotoStore, signal: AbortSignal): Promise<void> {
  for (const key of await findDrawnCovers(db, COVERS_PER_CATEGORY)) {
    for (const width of CARD_WIDTHS) {
      while (!signal.aborted && !photos.isIdle()) await pause(GIVE_WAY_MS)
      if (signal.aborted) return
      await photos.read(key, width)
    }
  }
}
