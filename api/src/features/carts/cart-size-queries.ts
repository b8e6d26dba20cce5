import type { Db } from '../../db/database.ts'

/** Counts the items of a cart other than that of a product. */
export async function countOtherItems(tx: Db, cartId: number, productId: number): Promise<number> {
  const { total } = await tx
    .selectFrom('cart_items')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('cart_id', '=', cartId)
    .where('product_id', '<>', productId)
    .executeTakeFirstOrThrow()
  return total
}

/** Deletes what a cart has beyond a number of items: first those that are not on sale, then the oldest. */
export async function keepNewestItems(tx: Db, cartId: number, max: number): Promise<void> {
  await tx
    .deleteFrom('cart_items')
    .where('id', 'in', ({ selectFrom }) =>
      selectFrom('cart_items as i')
        .innerJoin('products as p', 'p.id', 'i.product_id')
        .select('i.id')
        .where('i.cart_id', '=', cartId)
        .orderBy('p.on_sale', 'desc')
        .orderBy('i.changed_at', 'desc')
        .orderBy('i.id', 'desc')
        .offset(max),
    )
    .execute()
}
