import type { Db } from '../../db/database.ts'
import { transact } from '../../db/transact.ts'
import type { PhotoStore } from '../photos/photo-store.ts'
import {
  eraseFollows,
  erasePictures,
  erasePrivateData,
  eraseSharedData,
  findDue,
  lockClosed,
  markErased,
} from './data-erasing-queries.ts'

/** Leaves time to investigate mistakes, well before the promised 30 days (PRIVACY-2). */
const RETENTION_DAYS = 14
const MAX_ACCOUNTS_PER_RUN = 100

async function erase(tx: Db, userId: number): Promise<string[]> {
  const contact = await lockClosed(tx, userId)
  if (!contact) return []
  await erasePrivateData(tx, userId, contact)
  await eraseFollows(tx, userId)
  await eraseSharedData(tx, userId)
  const keys = await erasePictures(tx, userId)
  await markErased(tx, userId)
  return keys
}

export async function eraseClosedAccounts(db: Db, photos: PhotoStore): Promise<void> {
  for (const userId of await findDue(db, RETENTION_DAYS, MAX_ACCOUNTS_PER_RUN))
    await photos.remove(await transact(db, tx => erase(tx, userId)))
}
