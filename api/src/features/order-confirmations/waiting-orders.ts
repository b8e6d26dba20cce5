import type { Db } from '../../db/database.ts'
import type { Settings } from '../../env.ts'
import { noSuchOrder, readOrder } from '../orders/orders-service.ts'
import { newOrderCode, type OrderCode, sendCodeFor } from './order-codes-service.ts'
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

/** Serialises orders of the same buyer, phone, IP or address until the transaction ends. */
export function lockLimits(tx: Db, { owner, contact, ip_key, address_key }: OrderKeys): Promise<void> {
  return lockKeys(tx, [owner, contact, ip_key, address_key])
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
  orderId: number,
  { keys, code }: { keys: OrderKeys; code: OrderCode | undefined },
): Promise<void> {
  await insertConfirmation(tx, { order_id: orderId, ...keys })
  const order = await readOrder(tx, orderId)
  if (!order) throw noSuchOrder()
  await sendCodeFor(tx, settings, order, keys, code ?? (await newOrderCode()))
}
