import type { Db } from '../../db/database.ts'
import type { PhotoStore } from '../photos/photo-store.ts'
import {
  eraseFollows,
  eraseOwnThings,
  erasePictures,
  eraseTraces,
  findDue,
  lockClosed,
  markErased,
} from './data-erasing-queries.ts'

/** Days in which a mistake can still be looked into; well before the 30 that are promised. */
const KEPT_DAYS = 14
const MOST_A_ROUND = 100

async function erase(tx: Db, userId: number): Promise<string[]> {
  const contact = await lockClosed(tx, userId)
  if (!contact) return []
  await eraseOwnThings(tx, userId, contact)
  await eraseFollows(tx, userId)
  await eraseTraces(tx, userId)
  const keys = await erasePictures(tx, userId)
  await markErased(tx, userId)
  return keys
}

/** Erases the personal data of accounts that were closed long enough ago. */
export async function eraseClosedAccounts(db: Db, photos: PhotoStore): Promise<void> {
  for (const userId of await findDue(db, KEPT_DAYS, MOST_A_ROUND))
    await photos.remove(await db.transaction().execute(tx => erase(tx, userId)))
}
