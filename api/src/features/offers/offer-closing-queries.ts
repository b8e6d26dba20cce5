import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import { expiry, isGone } from './offers-queries.ts'

/** Ends the open offers of a product that is gone. @returns their ids */
export async function closeOpenOffers(tx: Db, productId: number): Promise<number[]> {
  const closed = await tx
    .updateTable('offers')
    .set({ status: 'rejected', action: 'closed' })
    .where('product_id', '=', productId)
    .where('status', '=', 'pending')
    .returning('id')
    .execute()
  return closed.map(({ id }) => id)
}

/** Products that are gone while offers on them are still open. */
export async function findGoneWithOpenOffers(db: Db, most: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct p.id from offers o join products p on p.id = o.product_id
    where o.status = 'pending' and ${isGone} limit ${most}`.execute(db)
  return rows.map(({ id }) => id)
}

/** Marks what nobody answered in time. */
export async function expireOffers(db: Db, lifeHours: number): Promise<void> {
  await sql`
    update offers o set status = 'rejected', action = 'expired'
    where o.status = 'pending' and ${expiry(lifeHours)} <= now()
      and not exists (select 1 from products p where p.id = o.product_id and ${isGone})`.execute(db)
}
