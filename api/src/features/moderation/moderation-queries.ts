import type { approvalStatuses } from '@closyyy/contract/own-products'
import { type ExpressionBuilder, expressionBuilder } from 'kysely'
import type { Db } from '../../db/database.ts'
import { isInForce } from '../../db/open-suspension.ts'
import type { Tables } from '../../db/tables.ts'

type Status = (typeof approvalStatuses)[number]

export interface Moderated {
  id: number
  version: string
}

type Moderation = Tables & { p: Tables['products']; r: Tables['product_revisions'] }

const eb: ExpressionBuilder<Moderation, 'p' | 'r'> = expressionBuilder()

const photoIds = eb
  .selectFrom('photos as f')
  .select(({ fn }) =>
    fn.agg<unknown>('jsonb_agg', ['f.id']).orderBy(fn.coalesce('f.own_position', 'f.position')).as('ids'),
  )
  .whereRef('f.product_id', '=', 'p.id')
  .where('f.leaves', '=', false)

/** Hashes everything that an admin decides on. */
const version = eb.fn<string>('md5', [
  eb.cast(
    eb.fn('jsonb_build_array', [
      eb.fn.coalesce('r.title', 'p.title'),
      eb.fn.coalesce('r.description', 'p.description'),
      eb.fn.coalesce('r.price_paisa', 'p.price_paisa'),
      'p.quantity',
      'p.category_id',
      'p.brand_id',
      'p.custom_brand',
      'p.condition_id',
      'p.city',
      'p.standard_size',
      'p.size',
      'p.chest',
      'p.waist',
      'p.hips',
      'p.inseam',
      'p.sleeve',
      'p.shoulder',
      'p.more_measures',
      photoIds,
    ]),
    'text',
  ),
])

const { selectFrom } = expressionBuilder<Tables>()

/** Sellers who are suspended or leaving; nobody needs to decide on their products. */
const stopped = selectFrom('suspensions as p')
  .select('p.user_id')
  .where(isInForce)
  .unionAll(selectFrom('deletion_requests as d').select('d.user_id'))

/** Filters by approval status; `pending` includes live products with a pending revision, but none of stopped sellers. */
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
  return eb.and([eb('p.id', 'in', products.unionAll(revised)), eb('p.seller_id', 'not in', stopped)])
}

function selectModerated(db: Db) {
  return db
    .selectFrom('products as p')
    .leftJoin('product_revisions as r', 'r.product_id', 'p.id')
    .select(['p.id', version.as('version')])
}

/** Returns products of a status, oldest first, optionally after a given product. */
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

export async function countModerated(db: Db, status: Status, max: number): Promise<number> {
  const { total } = await db
    .selectFrom(db.selectFrom('products as p').select('p.id').where(hasStatus(status)).limit(max).as('counted'))
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}

/** Locks a product until the transaction ends. @returns its version; undefined if it does not exist */
export async function lockVersion(tx: Db, id: number): Promise<string | undefined> {
  // A separate statement, so that the next one reads the latest committed change.
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
