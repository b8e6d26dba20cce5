import type { DemoDispute, DemoOrder } from '@closyyy/demo/catalogue/demo-catalogue'
import type { Db } from '../src/db/database.ts'
import { type Clock, continueIds, insertRows } from './load-rows.ts'

type IdOf = (name: string) => number

export async function loadDisputes(
  tx: Db,
  disputes: readonly DemoDispute[],
  orders: readonly DemoOrder[],
  orderId: IdOf,
  userId: IdOf,
  at: Clock,
): Promise<void> {
  const sides = new Map(orders.map(order => [order.key, order]))
  await insertRows(
    tx,
    'disputes',
    disputes.map(({ order, raised_by, reason, resolved_hours_ago, messages }, index) => ({
      id: index + 1,
      order_id: orderId(order),
      seller_id: userId(sides.get(order)?.seller ?? ''),
      buyer_id: userId(sides.get(order)?.buyer ?? ''),
      raised_by,
      reason,
      status: resolved_hours_ago === null ? 'open' : 'resolved',
      created_at: at.hoursAgoOrNull(messages[0]?.hours_ago ?? null),
      updated_at: at.hoursAgoOrNull(resolved_hours_ago ?? messages.at(-1)?.hours_ago ?? null),
      resolved_at: at.hoursAgoOrNull(resolved_hours_ago),
    })),
  )
  await continueIds(tx, 'disputes')
  const rows = disputes.flatMap((dispute, index) => dispute.messages.map(message => ({ id: index + 1, message })))
  await insertRows(
    tx,
    'dispute_messages',
    rows.map(({ id, message }, index) => ({
      id: index + 1,
      dispute_id: id,
      author: message.author,
      body: message.text,
      created_at: at.hoursAgo(message.hours_ago),
    })),
  )
  await continueIds(tx, 'dispute_messages')
}
