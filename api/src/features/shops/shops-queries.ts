import type { ShopText } from '@closyyy/contract/shops'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../db/database.ts'

/** Which products a shop's page is about: those its owner sells, or those its owner liked or saved. */
export interface ShopSelection {
  ownerId: number
  mark: 'liked' | 'saved' | undefined
  sold: boolean | undefined
}

const markTables = { liked: 'likes', saved: 'saves' } as const

/** A person's shop, written about or not; undefined where there is no such person. */
export function findShop(db: Db, ownerId: number): Promise<ShopText | undefined> {
  return db
    .selectFrom('users')
    .leftJoin('shops', 'shops.user_id', 'users.id')
    .select('shops.description')
    .where('users.id', '=', ownerId)
    .executeTakeFirst()
}

/** Describes a shop. */
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

/** The ids of one page, the newest product or the newest mark first. */
export async function findShopProductIds(
  db: Db,
  selection: ShopSelection,
  limit: number,
  offset: number,
): Promise<number[]> {
  const order = selection.mark ? sql`m.created_at desc, m.product_id desc` : sql`p.created_at desc, p.id desc`
  // Limit and offset stand in the text: as parameters they would hide from the planner how few rows are wanted.
  const { rows } = await sql<{ id: number }>`
    select p.id from ${selected(selection)} order by ${order} limit ${sql.lit(limit)} offset ${sql.lit(offset)}`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}

/** How many products a selection has, counting no further than `most`. */
export async function countShopProducts(db: Db, selection: ShopSelection, most: number): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from (select 1 from ${selected(selection)} limit ${sql.lit(most)}) counted`.execute(
    db,
  )
  return rows[0]?.total ?? 0
}
