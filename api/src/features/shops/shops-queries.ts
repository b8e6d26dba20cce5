import type { ShopText } from '@closyyy/contract/shops-schemas'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../db/database.ts'

/** Selects products that a person sells, likes or saved. */
export interface ShopSelection {
  ownerId: number
  mark: 'liked' | 'saved' | undefined
  sold: boolean | undefined
}

const markTables = { liked: 'likes', saved: 'saves' } as const

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

function inState(sold: boolean | undefined): RawBuilder<unknown> {
  if (sold === false) return sql`p.on_sale`
  const isPublic = sql`p.deleted_at is null and p.active and p.approval_status = 'approved'`
  return sold ? sql`${isPublic} and p.sold` : isPublic
}

function selected({ ownerId, mark, sold }: ShopSelection): RawBuilder<unknown> {
  return mark
    ? sql`${sql.table(markTables[mark])} m join products p on p.id = m.product_id where m.user_id = ${ownerId} and ${inState(sold)}`
    : sql`products p where p.seller_id = ${ownerId} and ${inState(sold)}`
}

/** Returns the ids of one page, newest product or newest like first. */
export async function findShopProductIds(
  db: Db,
  selection: ShopSelection,
  limit: number,
  offset: number,
): Promise<number[]> {
  const order = selection.mark ? sql`m.created_at desc, m.product_id desc` : sql`p.created_at desc, p.id desc`
  // Inlines limit and offset: as parameters they would hide the small row count from the planner.
  const { rows } = await sql<{ id: number }>`
    select p.id from ${selected(selection)} order by ${order} limit ${sql.lit(limit)} offset ${sql.lit(offset)}`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}

/** Counts the products of a selection, at max `max`. */
export async function countShopProducts(db: Db, selection: ShopSelection, max: number): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from (select 1 from ${selected(selection)} limit ${sql.lit(max)}) counted`.execute(db)
  return rows[0]?.total ?? 0
}
