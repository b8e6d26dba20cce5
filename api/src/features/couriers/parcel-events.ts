import { handleEachRow } from '../../db/each-row.ts'
import type { Logger } from '../../logger.ts'
import { applyCourierEvent, type OrdersContext } from '../orders/order-actions-service.ts'
import type { EventKind } from './courier.ts'
import { findNewEvents, updateEvent } from './parcels-queries.ts'

const BATCH = 100

/** Maps a courier's report to its action on the order; other reports are stored only. */
const actions: Partial<Record<EventKind, 'deliver' | 'report-refused' | 'report-lost'>> = {
  delivered: 'deliver',
  refused: 'report-refused',
  lost: 'report-lost',
}

type NewEvent = Awaited<ReturnType<typeof findNewEvents>>[number]

async function apply(context: OrdersContext, { kind, order_id }: NewEvent): Promise<'applied' | 'noted' | 'late'> {
  const action = actions[kind]
  if (!action) return 'noted'
  try {
    await applyCourierEvent(context, order_id, action)
    return 'applied'
  } catch (error) {
    // The seller or buyer was faster, or the order has ended.
    if ((error as { code?: string }).code === 'conflict') return 'late'
    throw error
  }
}

/** Applies stored reports to their orders (COURIER-2). */
export function applyNewEvents(context: OrdersContext, log: Logger): Promise<void> {
  return handleEachRow({
    log,
    failure: 'an event of a parcel was not applied; the next run tries again',
    findNext: afterId => findNewEvents(context.db, afterId, BATCH),
    async handle(event) {
      await updateEvent(context.db, event.id, await apply(context, event))
    },
  })
}
