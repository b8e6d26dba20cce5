import { type ExpressionBuilder, expressionBuilder } from 'kysely'
import { changeInBatches } from '../../db/change-in-batches.ts'
import type { Db } from '../../db/database.ts'
import { anyOf, anySelected, isFuture, now, secondsAgo } from '../../db/expressions.ts'
import { isPublicProduct } from '../../db/public-product.ts'
import type { Tables } from '../../db/tables.ts'
import type { OfferedProduct } from './offers-policy.ts'
import { isOverdue, isUnavailable } from './offers-queries.ts'

/** Locks a product until the transaction ends, so that changes of its offers and stock are serialised. */
export function lockOfferedProduct(tx: Db, id: number): Promise<OfferedProduct | undefined> {
  return tx
    .selectFrom('products as p')
    .innerJoin('users as u', 'u.id', 'p.seller_id')
    .select(['p.id', 'p.seller_id', 'p.price_paisa', 'p.sold', 'p.on_sale', 'p.allow_offers'])
    .select(({ ref }) => [
      isPublicProduct.$castTo<boolean>().as('is_public'),
      isFuture(ref('u.vacation_until')).as('on_vacation'),
    ])
    .where('p.id', '=', id)
    .where('p.deleted_at', 'is', null)
    .forNoKeyUpdate('p')
    .executeTakeFirst()
}

interface NewOffer {
  product_id: number
  buyer_id: number
  seller_id: number
  actor_id: number
  price_paisa: number
  message: string
  action: 'offer' | 'counter'
}

export async function insertOffer(tx: Db, offer: NewOffer): Promise<number> {
  const { id } = await tx.insertInto('offers').values(offer).returning('id').executeTakeFirstOrThrow()
  return id
}

/** Closes or accepts an open offer; its action changes only if given. */
export async function settleOffer(
  tx: Db,
  id: number,
  status: 'accepted' | 'rejected',
  action?: 'expired' | 'closed' | 'countered',
): Promise<void> {
  await tx
    .updateTable('offers')
    .set({ status, ...(action ? { action } : { answered_at: now }) })
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .execute()
}

export interface OfferAnswer {
  is_fresh: boolean
  is_in_cart: boolean
}

export function findAnswer(tx: Db, id: number, seconds: number): Promise<OfferAnswer | undefined> {
  return tx
    .selectFrom('offers as o')
    .select(({ eb, exists, fn, lit, selectFrom }) => [
      fn
        .coalesce(eb('o.answered_at', '>', secondsAgo(seconds)), lit(false))
        .$castTo<boolean>()
        .as('is_fresh'),
      exists(selectFrom('cart_items as c').select('c.id').whereRef('c.offer_id', '=', 'o.id'))
        .$castTo<boolean>()
        .as('is_in_cart'),
    ])
    .where('o.id', '=', id)
    .executeTakeFirst()
}

export async function reopenOffer(tx: Db, id: number): Promise<void> {
  await tx.updateTable('offers').set({ status: 'pending', answered_at: null }).where('id', '=', id).execute()
}

/** Closes the open offers of unavailable products, expiring overdue ones. @returns the ids of those closed */
export async function closeOpenOffers(tx: Db, productIds: readonly number[], ttlHours: number): Promise<number[]> {
  const rows = await tx
    .updateTable('offers as o')
    .set(({ eb }) => ({
      status: 'rejected',
      action: eb
        .case()
        .when(isOverdue(ttlHours))
        .then('expired' as const)
        .else('closed' as const)
        .end(),
    }))
    .where('o.product_id', '=', anyOf(productIds))
    .where('o.status', '=', 'pending')
    .returning(['o.id', 'o.action'])
    .execute()
  return rows.filter(({ action }) => action === 'closed').map(({ id }) => id)
}

/** Closes the open offers of a product at its list price or above. @returns their ids */
export async function closeOvertakenOffers(tx: Db, productId: number, ttlHours: number): Promise<number[]> {
  const rows = await tx
    .updateTable('offers as o')
    .from('products as p')
    .set(({ ref }) => ({ status: 'rejected', action: 'closed', closed_price_paisa: ref('p.price_paisa') }))
    .where('p.id', '=', productId)
    .whereRef('p.id', '=', 'o.product_id')
    .where('o.status', '=', 'pending')
    .whereRef('o.price_paisa', '>=', 'p.price_paisa')
    .where(({ not }) => not(isOverdue(ttlHours)))
    .returning('o.id')
    .execute()
  return rows.map(({ id }) => id)
}

export async function closeOpenOffersBy(tx: Db, buyerId: number): Promise<void> {
  await tx
    .updateTable('offers')
    .set({ status: 'rejected', action: 'closed' })
    .where('buyer_id', '=', buyerId)
    .where('status', '=', 'pending')
    .execute()
}

export async function findUnavailableWithOpenOffers(db: Db, max: number): Promise<number[]> {
  const rows = await db
    .selectFrom('offers as o')
    .innerJoin('products as p', 'p.id', 'o.product_id')
    .select('p.id')
    .distinct()
    .where('o.status', '=', 'pending')
    .where(isUnavailable)
    .where(({ exists, not, selectFrom }) =>
      // An unconfirmed order may return its stock soon.
      not(
        exists(
          selectFrom('order_items as i')
            .innerJoin('orders as r', 'r.id', 'i.order_id')
            .select('r.id')
            .whereRef('i.product_id', '=', 'p.id')
            .where(({ or, eb: is }) => or([is('r.confirm_by', 'is not', null), is('r.held_until', 'is not', null)])),
        ),
      ),
    )
    .limit(max)
    .execute()
  return rows.map(({ id }) => id)
}

const eb: ExpressionBuilder<Tables & { o: Tables['offers'] }, 'o'> = expressionBuilder()

/** Open offers `o` that are overdue, except on unavailable products, which close theirs. */
const isExpirable = (ttlHours: number) =>
  eb.and([
    eb('o.status', '=', 'pending'),
    isOverdue(ttlHours),
    eb.not(
      eb.exists(
        eb.selectFrom('products as p').select('p.id').whereRef('p.id', '=', 'o.product_id').where(isUnavailable),
      ),
    ),
  ])

const expired = { status: 'rejected', action: 'expired' } as const

/** Marks the overdue offers of a product as expired. */
export async function expireOffersOf(tx: Db, ttlHours: number, productId: number): Promise<void> {
  await tx
    .updateTable('offers as o')
    .set(expired)
    .where('o.product_id', '=', productId)
    .where(isExpirable(ttlHours))
    .execute()
}

/** Marks all overdue offers as expired. */
export async function expireOffers(db: Db, ttlHours: number): Promise<void> {
  await changeInBatches(max =>
    db
      .updateTable('offers')
      .set(expired)
      .where('id', '=', ({ selectFrom }) =>
        anySelected(
          selectFrom('offers as o').select('o.id').where(isExpirable(ttlHours)).limit(max).forUpdate().skipLocked(),
        ),
      )
      .executeTakeFirstOrThrow(),
  )
}
