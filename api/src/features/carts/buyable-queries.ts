import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'

export interface Buyable {
  seller_id: number
  /** Visible to everybody, sold or not. */
  is_public: boolean
  sold: boolean
  on_sale: boolean
  quantity_left: number
  on_vacation: boolean
}

export async function findBuyable(db: Db, productId: number): Promise<Buyable | undefined> {
  const { rows } = await sql<Buyable>`
    select p.seller_id, p.active and p.approval_status = 'approved' as is_public, p.sold, p.on_sale, p.quantity_left, coalesce(u.vacation_until > now(), false) as on_vacation
    from products p join users u on u.id = p.seller_id
    where p.id = ${productId} and p.deleted_at is null`.execute(db)
  return rows[0]
}
