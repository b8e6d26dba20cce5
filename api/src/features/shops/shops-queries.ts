import type { ShopText } from '@closyyy/contract/shops-schemas'
import { type Expression, type ExpressionBuilder, expressionBuilder, type SqlBool } from 'kysely'
import type { Db } from '../../db/database.ts'
import { isPublicProduct } from '../../db/public-product.ts'
import type { Tables } from '../../db/tables.ts'

type Mark = 'liked' | 'saved'

export interface ShopSelection {
  ownerId: number
  /** Marks of the owner, or the sellers whom they follow, in place of their own products. */
  filter: Mark | 'followed' | undefined
  sold: boolean | undefined
}

// Typed as one, because both tables have the same columns.
const markTables: Record<Mark, 'likes as m'> = { liked: 'likes as m', saved: 'saves as m' as 'likes as m' }

/** Returns a person's shop, described or not; undefined if the person does not exist or their account is closed. */
export function findShop(db: Db, ownerId: number): Promise<ShopText | undefined> {
  return db
    .selectFrom('users')
    .leftJoin('shops', 'shops.user_id', 'users.id')
    .select('shops.description')
    .where('users.id', '=', ownerId)
    .where(({ exists, not, selectFrom }) =>
      not(exists(selectFrom('closed_accounts as c').select('c.user_id').whereRef('c.user_id', '=', 'users.id'))),
    )
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

const isMark = (filter: ShopSelection['filter']): filter is Mark => filter === 'liked' || filter === 'saved'

/** Selects products of the owner or of the sellers whom they follow. */
function selectListed(db: Db, { ownerId, filter, sold }: ShopSelection) {
  const products = db.selectFrom('products as p').select('p.id').where(isShown(sold))
  if (filter !== 'followed') return products.where('p.seller_id', '=', ownerId)
  const followed = db.selectFrom('follows').select('followed_id').where('follower_id', '=', ownerId)
  return products.where('p.seller_id', 'in', followed)
}

function selectMarked(db: Db, mark: Mark, { ownerId, sold }: ShopSelection) {
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
  const { filter } = selection
  const rows = isMark(filter)
    ? await selectMarked(db, filter, selection)
        .orderBy('m.created_at', 'desc')
        .orderBy('m.product_id', 'desc')
        .limit(page.limit)
        .offset(page.offset)
        .execute()
    : await selectListed(db, selection)
        .orderBy('p.created_at', 'desc')
        .orderBy('p.id', 'desc')
        .limit(page.limit)
        .offset(page.offset)
        .execute()
  return rows.map(({ id }) => id)
}

export async function countShopProducts(db: Db, selection: ShopSelection, max: number): Promise<number> {
  const { filter } = selection
  const counted = isMark(filter)
    ? selectMarked(db, filter, selection).limit(eb.lit(max)).as('counted')
    : selectListed(db, selection).limit(eb.lit(max)).as('counted')
  const { total } = await db
    .selectFrom(counted)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}
