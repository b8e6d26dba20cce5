import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Db } from '../../src/db/database.ts'
import { addUser } from '../../test/builders.ts'
import { addSale } from '../../test/sales.ts'
import type { Fixture } from '../fixture.ts'

const ORDERS = 1_500
const MAX_DELAY_MS = 150
const statuses = ['pending', 'shipped', 'delivered'] as const

/** Inserts overdue orders, each of a product of its own; a fifth has an overdue dispute instead. */
async function addOverdueOrders(db: Db): Promise<void> {
  const [seller, buyer] = [await addUser(db), await addUser(db)]
  for (let index = 0; index < ORDERS; index++) {
    const status = statuses[index % statuses.length]
    await addSale(db, { seller_id: seller.id, buyer_id: buyer.id, ...(status && { status }) })
  }
  await sql`update orders set deadline_at = now() - interval '1 second', reminder_at = null`.execute(db)
  await sql`
    with disputed as (
      update orders set deadline_at = null where id % 5 = 0 returning id, seller_id, buyer_id
    ), opened as (
      insert into disputes (order_id, seller_id, buyer_id, raised_by, reason, deadline_at)
      select id, seller_id, buyer_id, 'buyer', 'damaged', now() - interval '1 second' from disputed returning id
    )
    insert into dispute_messages (dispute_id, author, body, created_at)
    select id, 'buyer', 'A torn seam.', now() - interval '14 days' from opened`.execute(db)
}

function startSweeper(settings: Record<string, string>) {
  return fork(join(import.meta.dirname, 'sweeper.ts'), { env: { ...process.env, ...settings } })
}

async function countOverdue(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select ((select count(*) from orders where deadline_at <= now())
      + (select count(*) from disputes where deadline_at <= now()))::int as count`.execute(db)
  return rows[0]?.count ?? 0
}

/** Kills processes in the middle of a sweep, two at a time; in the end, each order must have ended once. */
export async function killSweeps({ settings, withDb }: Fixture, kills: number): Promise<Record<string, number>> {
  await withDb(addOverdueOrders)
  let inTheMiddle = 0
  for (let kill = 0; kill < kills; kill++) {
    const sweepers = [startSweeper(settings), startSweeper(settings)]
    await Promise.all(sweepers.map(sweeper => once(sweeper, 'message')))
    await pause(Math.random() * MAX_DELAY_MS)
    const ends = sweepers.map(sweeper => (sweeper.exitCode === null ? once(sweeper, 'exit') : undefined))
    for (const sweeper of sweepers) sweeper.kill('SIGKILL')
    await Promise.all(ends)
    if ((await withDb(countOverdue)) > 0) inTheMiddle++
  }
  await once(startSweeper(settings), 'exit')
  console.log(`${ORDERS} orders, ${kills} kills of two sweeps, ${inTheMiddle} with overdue orders left`)
  const { rows } = await withDb(db =>
    sql<Record<string, number>>`
      select
        (select count(*)::int from orders where deadline_at <= now()
          or (status not in ('completed', 'cancelled'))) as "orders that did not end",
        (select count(*)::int from disputes where status = 'open') as "disputes that did not end",
        (select count(*)::int from orders o where 1 <> (select count(*) from ledger_transactions t
          where t.order_id = o.id and t.kind <> 'order-placed')) as "orders booked twice or never",
        (select count(*)::int from products p join order_items i on i.product_id = p.id join orders o on o.id = i.order_id
          where p.quantity_left <> (o.status = 'cancelled' and o.outcome is null)::int) as "products with a wrong stock",
        abs((select count(*)::int from outbox) - 2 * ${ORDERS}::int) as "messages too few or too many",
        (select count(*)::int from (select from ledger_entries group by transaction_id having sum(amount_paisa) <> 0) t)
          as "bookings that do not balance",
        ${inTheMiddle === 0 ? 1 : 0}::int as "kills that all came too late"`.execute(db),
  )
  return rows[0] ?? {}
}
