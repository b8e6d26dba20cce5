import type { HeldOrderPage } from '@closyyy/contract/held-orders-schemas'
import type { Db } from '../../db/database.ts'
import { transact } from '../../db/transact.ts'
import type { Account } from '../../http/account.ts'
import { AppError } from '../../http/app-error.ts'
import { MAX_COUNTED, type Paging, pageMeta } from '../../pagination.ts'
import { recordEvent } from '../audit-log/audit-log-service.ts'
import type { OrdersContext } from '../orders/order-actions-service.ts'
import { notifyOfOrder } from '../orders/order-notices.ts'
import { enterState } from '../orders/order-settling.ts'
import { cancelLapsed, type SweepContext } from '../orders/order-sweep.ts'
import { lockStoredOrder, noSuchOrder, type StoredOrder } from '../orders/orders-service.ts'
import { clearHold, countHeldOrders, findHeldOrders, findLinks, isHeld, setDecision } from './held-orders-queries.ts'
import { bookOrder } from './order-booking.ts'

export async function listHeldOrders(db: Db, paging: Paging): Promise<HeldOrderPage> {
  const { page, per_page } = paging
  const data = await findHeldOrders(db, per_page, (page - 1) * per_page)
  return { data, ...(await pageMeta(data.length, paging, () => countHeldOrders(db, MAX_COUNTED + 1))) }
}

/** Locks a held order for a moderator who is no side of it. */
async function lockHeld(tx: Db, account: Account, id: number): Promise<StoredOrder> {
  const order = await lockStoredOrder(tx, id)
  if (!order) throw noSuchOrder()
  if (account.id === order.seller_id || account.id === order.buyer_id)
    throw new AppError('not-allowed', 'order.own-held')
  if (!(await isHeld(tx, id))) throw new AppError('conflict', 'order.not-held')
  return order
}

type Decision = 'released' | 'cancelled'

async function decide(
  context: OrdersContext,
  account: Account,
  { id, reason, decision }: { id: number; reason: string; decision: Decision },
  settle: (tx: Db, order: StoredOrder) => Promise<void>,
): Promise<{ id: number }> {
  await transact(context.db, async tx => {
    const order = await lockHeld(tx, account, id)
    await settle(tx, order)
    await setDecision(tx, id, { decision, decided_by: account.id, reason })
    const links = (await findLinks(tx, id)) ?? []
    const action = decision === 'released' ? 'order.released' : 'order.cancelled'
    await recordEvent(tx, { action, object: { type: 'order', id }, after: { links: links.join(' ') } })
  })
  context.counts.forget()
  return { id }
}

/** Passes a held order on to its seller (HELD-2). */
export function releaseHeldOrder(context: OrdersContext, account: Account, id: number, reason: string) {
  return decide(context, account, { id, reason, decision: 'released' }, async tx => {
    await clearHold(tx, id)
    await bookOrder(tx, context.settings, id)
  })
}

/** Cancels a held order; its products are on sale again (HELD-2). */
export function cancelHeldOrder(context: OrdersContext, account: Account, id: number, reason: string) {
  return decide(context, account, { id, reason, decision: 'cancelled' }, async (tx, order) => {
    await enterState(tx, order, 'cancelled', context)
    await notifyOfOrder(tx, ['order-not-released'], id, context.settings.publicUrl)
  })
}

/** Cancels held orders on which nobody decided in time (HELD-3). */
export function endHeldOrders(context: SweepContext): Promise<void> {
  return cancelLapsed(context, 'held_until', (tx, order) =>
    notifyOfOrder(tx, ['order-not-released'], order.id, context.settings.publicUrl),
  )
}
