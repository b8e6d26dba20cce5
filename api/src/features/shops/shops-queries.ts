import type { ShopText } from '@closyyy/contract/shops-schemas'
import { type Expression, type ExpressionBuilder, expressionBuilder, type SqlBool } from 'kysely'
import type { Db } from '../../db/database.ts'
import { isPublicProduct } from '../../db/public-product.ts'
import type { Tables } from '../../db/tables.ts'

export interface ShopSelection {
  ownerId: number
  mark: 'liked' | 'saved' | undefined
  sold: boolean | undefined
}

// Typed as one, because both tables have the same columns.
const markTables: Record<'liked' | 'saved', 'likes as m'> = { liked: 'likes as m', saved: 'saves as m' as 'likes as m' }

/** Returns a person's shop, described or not; undefined if the person does not exist. */
export function findShop(db: Db, ownerId: number): Promise<ShopText | undefined> {
  return db
    .selectFrom('users')
    .leftJoin('shops', 'shops.user_id', 'users.id')
    .select('shops.description')
    .where('users.id', '=', ownerId)
    .executeTakeFirst()
}

export function upsertShop(db: Db, ownerId: number, description: string): Promise<ShopText> {
  return db
    .insertInto('shops')
    .values({ user_id: ownerId, description })
    .onConflict(conflict => conflict.column('user_id').doUpdateSet({ description }))
    .returning('description')
    .executeTakeFirstOrThrow()
}

const eb: ExpressionBuilder<Tables & { p: Tables['products'] }, 'p'> = expressionBuilder()

function isShown(sold: boolean | undefined): Expression<SqlBool> {
  if (sold === false) return eb.ref('p.on_sale')
  return sold ? eb.and([isPublicProduct, eb.ref('p.sold')]) : isPublicProduct
}

function selectOwn(db: Db, { ownerId, sold }: ShopSelection) {
  return db.selectFrom('products as p').select('p.id').where('p.seller_id', '=', ownerId).where(isShown(sold))
}

function selectMarked(db: Db, mark: 'liked' | 'saved', { ownerId, sold }: ShopSelection) {
  return db
    .selectFrom(markTables[mark])
    .innerJoin('products as p', 'p.id', 'm.product_id')
    .select('p.id')
    .where('m.user_id', '=', ownerId)
    .where(isShown(sold))
}

/** Returns the ids of one page, newest product or newest like first. */
export async function findShopProductIds(
  db: Db,
  selection: ShopSelection,
  limit: number,
  offset: number,
): Promise<number[]> {
  // Inlines limit and offset: as parameters they would hide the small row count from the planner.
  const page = { limit: eb.lit(limit), offset: eb.lit(offset) }
  const { mark } = selection
  const rows = mark
    ? await selectMarked(db, mark, selection)
        .orderBy('m.created_at', 'desc')
        .orderBy('m.product_id', 'desc')
        .limit(page.limit)
        .offset(page.offset)
        .execute()
    : await selectOwn(db, selection)
        .orderBy('p.created_at', 'desc')
        .orderBy('p.id', 'desc')
        .limit(page.limit)
        .offset(page.offset)
        .execute()
  return rows.map(({ id }) => id)
}

export async function countShopProducts(db: Db, selection: ShopSelection, max: number): Promise<number> {
  const { mark } = selection
  const counted = mark
    ? selectMarked(db, mark, selection).limit(eb.lit(max)).as('counted')
    : selectOwn(db, selection).limit(eb.lit(max)).as('counted')
  const { total } = await db
    .selectFrom(counted)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}
