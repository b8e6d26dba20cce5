import type { Db } from '../../db/database.ts'
import { isFuture } from '../../db/expressions.ts'
import { isPublicProduct } from '../../db/public-product.ts'

export interface Buyable {
  seller_id: number
  is_public: boolean
  sold: boolean
  on_sale: boolean
  quantity_left: number
  on_vacation: boolean
}

export function findBuyable(db: Db, productId: number): Promise<Buyable | undefined> {
  return db
    .selectFrom('products as p')
    .innerJoin('users as u', 'u.id', 'p.seller_id')
    .select(['p.seller_id', 'p.sold', 'p.on_sale', 'p.quantity_left'])
    .select(({ ref }) => [
      isPublicProduct.$castTo<boolean>().as('is_public'),
      isFuture(ref('u.vacation_until')).as('on_vacation'),
    ])
    .where('p.id', '=', productId)
    .where('p.deleted_at', 'is', null)
    .executeTakeFirst()
}
