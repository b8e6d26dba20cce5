import type { Db } from '../../db/database.ts'
import { transact } from '../../db/transact.ts'
import type { PhotoStore } from '../photos/photo-store.ts'
import { eraseGuestsOf, lockEndedGuestOrders } from './guest-erasing-queries.ts'

const RETENTION_DAYS = 90
const MAX_ORDERS_PER_RUN = 500

/** Erases personal data of guests from orders that ended 90 days ago (PRIVACY-6). */
export async function eraseGuests(db: Db, photos: PhotoStore): Promise<void> {
  const keys = await transact(db, async tx => {
    const orderIds = await lockEndedGuestOrders(tx, RETENTION_DAYS, MAX_ORDERS_PER_RUN)
    return orderIds.length > 0 ? eraseGuestsOf(tx, orderIds) : []
  })
  await photos.discard(keys)
}
