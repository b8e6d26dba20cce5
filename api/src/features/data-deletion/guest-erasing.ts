import type { Db } from '../../db/database.ts'
import { handleEachRow } from '../../db/each-row.ts'
import { transact } from '../../db/transact.ts'
import type { Logger } from '../../logger.ts'
import type { PhotoStore } from '../photos/photo-store.ts'
import { eraseGuestOf, findEndedGuestOrders, lockEndedGuestOrder } from './guest-erasing-queries.ts'

const RETENTION_DAYS = 90
const BATCH = 500

/** Erases personal data of guests from orders that ended 90 days ago (PRIVACY-6). */
export function eraseGuests(db: Db, photos: PhotoStore, log: Logger): Promise<void> {
  return handleEachRow({
    log,
    failure: 'the guest of an order was not erased; the next run tries again',
    findNext: afterId => findEndedGuestOrders(db, RETENTION_DAYS, afterId, BATCH),
    async handle({ id }) {
      const keys = await transact(db, async tx =>
        (await lockEndedGuestOrder(tx, RETENTION_DAYS, id)) ? eraseGuestOf(tx, id) : [],
      )
      await photos.discard(keys)
    },
  })
}
