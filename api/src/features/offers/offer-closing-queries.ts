import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import { expiry, isGone } from './offers-queries.ts'

/** Closes the open offers of an unavailable product, expiring overdue ones. @returns the ids of those closed */
export async function closeOpenOffers(tx: Db, productId: number, ttlHours: number): Promise<number[]> {
  const { rows } = await sql<{ id: number; action: string }>`
    update offers o set status = 'rejected', action = case when ${expiry(ttlHours)} <= now() then 'expired' else 'closed' end
    where o.product_id = ${productId} and o.status = 'pending'
    returning o.id, o.action`.execute(tx)
  return rows.filter(({ action }) => action === 'closed').map(({ id }) => id)
}

/** Returns unavailable products that still have open offers. */
export async function findGoneWithOpenOffers(db: Db, most: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct p.id from offers o join products p on p.id = o.product_id
    where o.status = 'pending' and ${isGone} limit ${most}`.execute(db)
  return rows.map(({ id }) => id)
}

/** Marks overdue offers as expired. */
export async function expireOffers(db: Db, ttlHours: number): Promise<void> {
  await sql`
    update offers o set status = 'rejected', action = 'expired'
    where o.status = 'pending' and ${expiry(ttlHours)} <= now()
      and not exists (select 1 from products p where p.id = o.product_id and ${isGone})`.execute(db)
}
