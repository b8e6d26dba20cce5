import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import type { presentProduct } from '../products/product-answer.ts'

export type ShownRow = Parameters<typeof presentProduct>[0]

/** Products by their ids, in every state and no order, deleted ones too: carts keep them. */
export async function findShownProducts(db: Db, ids: number[]): Promise<ShownRow[]> {
  const { rows } = await sql<ShownRow>`
    select p.id, p.seller_id, p.title, p.description, p.price_paisa, p.quantity, p.quantity_left, p.category_id,
      p.brand_id, coalesce(b.name, p.custom_brand) as brand_name, p.condition_id, p.location, p.city,
      p.approval_status, p.allow_offers, p.active, p.sold, p.shipping_type, p.standard_size, p.chest, p.waist, p.hips,
      p.inseam, p.sleeve, p.shoulder, p.created_at, u.first_name, u.username, u.profile_picture,
      coalesce(u.vacation_until > now(), false) as on_vacation,
      coalesce((
        select json_agg(json_build_object(
          'id', f.id, 'key', f.key, 'width', f.width, 'height', f.height, 'placeholder', f.placeholder)
          order by f.position)
        from photos f where f.product_id = p.id), '[]') as photos
    from products p join users u on u.id = p.seller_id left join brands b on b.id = p.brand_id
    where p.id = any(array(select unnest(${ids}::bigint[])))`.execute(db)
  return rows
}
