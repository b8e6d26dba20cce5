import type { approvalStatuses } from '@closyyy/contract/products'
import { type ExpressionBuilder, expressionBuilder, sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import type { Tables } from '../../db/tables.ts'

type Status = (typeof approvalStatuses)[number]

/** A product in the moderation queue. */
export interface Moderated {
  id: number
  version: string
}

/** Hashes everything that an admin decides on. Raw, because kysely has no casts of `jsonb_build_array`. */
const version = sql<string>`
  md5(jsonb_build_array(
    coalesce(r.title, p.title), p.description, p.price_paisa, p.quantity, p.category_id, p.brand_id, p.custom_brand,
    p.condition_id, p.city, p.standard_size, p.size, p.chest, p.waist, p.hips, p.inseam, p.sleeve,
    p.shoulder, p.more_measures, (
      select jsonb_agg(f.id order by coalesce(f.own_position, f.position)) from photos f
      where f.product_id = p.id and not f.leaves
    ))::text)`

const eb: ExpressionBuilder<Tables & { p: Tables['products'] }, 'p'> = expressionBuilder()

/** Filters by approval status; `pending` includes live products with a pending title or photos. */
function hasStatus(status: Status) {
  if (status !== 'pending') return eb.and([eb('p.deleted_at', 'is', null), eb('p.approval_status', '=', status)])
  const products = eb
    .selectFrom('products as q')
    .select('q.id')
    .where('q.approval_status', '=', 'pending')
    .where('q.deleted_at', 'is', null)
  const revised = eb
    .selectFrom('product_revisions as r')
    .innerJoin('products as q', 'q.id', 'r.product_id')
    .select('q.id')
    .where('r.status', '=', 'pending')
    .where('q.deleted_at', 'is', null)
  return eb('p.id', 'in', products.unionAll(revised))
}

function selectModerated(db: Db) {
  return db
    .selectFrom('products as p')
    .leftJoin('product_revisions as r', 'r.product_id', 'p.id')
    .select(['p.id', version.as('version')])
}

/** Returns products of a status, oldest first, after a given product if any. */
export function findModerated(
  db: Db,
  status: Status,
  { after, limit, offset }: { after: number | undefined; limit: number; offset: number },
): Promise<Moderated[]> {
  return selectModerated(db)
    .where(hasStatus(status))
    .$if(after !== undefined, products =>
      products.where(({ eb: compare, refTuple, selectFrom }) =>
        compare(
          refTuple('p.created_at', 'p.id'),
          '>',
          selectFrom('products as l')
            .select(['l.created_at', 'l.id'])
            .where('l.id', '=', after as number)
            .$asTuple('created_at', 'id'),
        ),
      ),
    )
    .orderBy('p.created_at')
    .orderBy('p.id')
    .limit(limit)
    .offset(offset)
    .execute()
}

/** Counts the products of a status, at max `max`. */
export async function countModerated(db: Db, status: Status, max: number): Promise<number> {
  const { total } = await db
    .selectFrom(db.selectFrom('products as p').select('p.id').where(hasStatus(status)).limit(max).as('counted'))
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}

/** Locks a product until the transaction ends. @returns its version; undefined if it does not exist */
export async function lockVersion(tx: Db, id: number): Promise<string | undefined> {
  // A statement of its own, so that the next one reads the last committed change.
  await tx.selectFrom('products').select('id').where('id', '=', id).forUpdate().execute()
  const product = await selectModerated(tx).where('p.id', '=', id).executeTakeFirst()
  return product?.version
}

export function findSeller(db: Db, productId: number): Promise<{ email: string; first_name: string }> {
  return db
    .selectFrom('products')
    .innerJoin('users', 'users.id', 'products.seller_id')
    .select(['users.email', 'users.first_name'])
    .where('products.id', '=', productId)
    .executeTakeFirstOrThrow()
}
