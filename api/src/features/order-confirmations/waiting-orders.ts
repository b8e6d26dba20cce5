import type { Db } from '../../db/database.ts'
import type { Settings } from '../../env.ts'
import type { StoredOrder } from '../orders/orders-service.ts'
import { type OrderCode, sendCodeFor } from './order-codes-service.ts'
import {
  countWaitingPieces,
  hasConfirmed,
  insertConfirmation,
  lockKeys,
  type WaitingKeys,
} from './order-confirmations-queries.ts'

/** What an order is counted by while it waits for a confirmation. */
export interface OrderKeys extends WaitingKeys {
  owner: string
  pieces: number
}

/** Serialises orders of a phone until the transaction ends; those that may have to wait also from an IP and to an address. */
export function lockLimits(tx: Db, { contact, ip_key, address_key }: OrderKeys, mayWait: boolean): Promise<void> {
  return lockKeys(tx, [contact, ...(mayWait ? [ip_key, address_key] : [])])
}

/** Counts the pieces of other unconfirmed orders; the caller holds their locks and the seller's. */
export function countWaiting(tx: Db, keys: WaitingKeys) {
  return countWaitingPieces(tx, keys)
}

export function guestHasConfirmed(db: Db, owner: string, phone: string): Promise<boolean> {
  return hasConfirmed(db, { owner, contact: phone })
}

/** Records that a new order waits for a confirmation, and sends its code. */
export async function startWaiting(
  tx: Db,
  settings: Pick<Settings, 'limits' | 'publicUrl'>,
  order: StoredOrder,
  { keys, code }: { keys: OrderKeys; code: OrderCode },
): Promise<void> {
  await insertConfirmation(tx, { order_id: order.id, ...keys })
  await sendCodeFor(tx, settings, order, keys, code)
}
