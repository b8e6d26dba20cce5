import type { Db } from '../../db/database.ts'
import { handleEachRow } from '../../db/each-row.ts'
import { transact } from '../../db/transact.ts'
import type { Logger } from '../../logger.ts'
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
const BATCH = 100

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

export function eraseClosedAccounts(db: Db, photos: PhotoStore, log: Logger): Promise<void> {
  return handleEachRow({
    log,
    failure: 'a closed account was not erased; the next run tries again',
    findNext: afterId => findDue(db, RETENTION_DAYS, afterId, BATCH),
    async handle({ id }) {
      await photos.discard(await transact(db, tx => erase(tx, id)))
    },
  })
}
