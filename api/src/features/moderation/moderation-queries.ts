import type { approvalStatuses } from '@closyyy/contract/products'
import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'

type Status = (typeof approvalStatuses)[number]

/** A product in the moderation queue. */
export interface Moderated {
  id: number
  version: string
}

/** Hashes everything that an admin decides on, so that it changes only if any of it does. */
const version = sql`
  md5(jsonb_build_array(
    coalesce(r.title, p.title), p.description, p.price_paisa, p.quantity, p.category_id, p.brand_id, p.custom_brand,
    p.condition_id, p.city, p.standard_size, p.size, p.chest, p.waist, p.hips, p.inseam, p.sleeve,
    p.shoulder, p.more_measures, (
      select jsonb_agg(f.id order by coalesce(f.own_position, f.position)) from photos f
      where f.product_id = p.id and not f.leaves
    ))::text) as version`

/** Filters by approval status; `pending` includes live products with a pending title or photos. */
function withStatus(status: Status) {
  if (status !== 'pending') return sql`p.deleted_at is null and p.approval_status = ${status}`
  return sql`p.id in (
    select id from products where approval_status = 'pending' and deleted_at is null
    union all
    select r.product_id from product_revisions r join products q on q.id = r.product_id
    where r.status = 'pending' and q.deleted_at is null)`
}

/** Returns products of a status, oldest first, after a given product if any. */
export async function findModerated(
  db: Db,
  status: Status,
  { after, limit, offset }: { after: number | undefined; limit: number; offset: number },
): Promise<Moderated[]> {
  const behind =
    after === undefined
      ? sql`true`
      : sql`(p.created_at, p.id) > (select l.created_at, l.id from products l where l.id = ${after})`
  const { rows } = await sql<Moderated>`
    select p.id, ${version} from products p left join product_revisions r on r.product_id = p.id
    where ${withStatus(status)} and ${behind}
    order by p.created_at, p.id limit ${limit} offset ${offset}`.execute(db)
  return rows
}

/** Counts the products of a status, at max `max`. */
export async function countModerated(db: Db, status: Status, max: number): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from (
      select 1 from products p where ${withStatus(status)} limit ${max}
    ) counted`.execute(db)
  return rows[0]?.total ?? 0
}

/** Locks a product until the transaction ends. @returns its version; undefined if it does not exist */
export async function lockVersion(tx: Db, id: number): Promise<string | undefined> {
  // Locks the product in a statement of its own, so that the next one reads the last committed change.
  await sql`select 1 from products where id = ${id} for update`.execute(tx)
  const { rows } = await sql<Moderated>`
    select p.id, ${version} from products p left join product_revisions r on r.product_id = p.id
    where p.id = ${id}`.execute(tx)
  return rows[0]?.version
}

export function findSeller(db: Db, productId: number): Promise<{ email: string; first_name: string }> {
  return db
    .selectFrom('products')
    .innerJoin('users', 'users.id', 'products.seller_id')
    .select(['users.email', 'users.first_name'])
    .where('products.id', '=', productId)
    .executeTakeFirstOrThrow()
}
