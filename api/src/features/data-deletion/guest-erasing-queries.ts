import { type ExpressionBuilder, expressionBuilder, sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import { daysAgo } from '../../db/expressions.ts'
import type { Tables } from '../../db/tables.ts'
import { ERASED_TEXT } from './erased-text.ts'

const LINK_DAYS = 30

const endedAt = sql<string>`coalesce(o.completed_at, o.cancelled_at)`

const eb: ExpressionBuilder<Tables & { o: Tables['orders'] }, 'o'> = expressionBuilder()

const isRefundSent = eb.exists(
  eb
    .selectFrom('refunds as r')
    .select('r.order_id')
    .whereRef('r.order_id', '=', 'o.id')
    .where('r.paid_at', 'is not', null),
)

/** Condition: a refund was not sent yet, also without a row in refunds, in which its buyer enters where it goes. */
const isRefundOwed = eb.and([eb('o.refund_paisa', 'is not', null), eb.not(isRefundSent)])

/**
 * Selects orders of guests that ended a number of days ago and still contain personal data, without open disputes and owed
 * refunds (PRIVACY-8).
 */
const selectEnded = (db: Db, afterDays: number) =>
  db
    .selectFrom('orders as o')
    .select('o.id')
    .where('o.guest_id', 'is not', null)
    .where('o.guest_email', '<>', '')
    .where('o.status', 'in', ['completed', 'cancelled'])
    .where(endedAt, '<', daysAgo(afterDays))
    .where(({ exists, not, selectFrom }) =>
      not(
        exists(
          selectFrom('disputes as d').select('d.id').whereRef('d.order_id', '=', 'o.id').where('d.status', '=', 'open'),
        ),
      ),
    )
    .where(eb.not(isRefundOwed))

/** Returns the next orders of guests to erase, by id. */
export function findEndedGuestOrders(
  db: Db,
  afterDays: number,
  afterId: number,
  maxRows: number,
): Promise<{ id: number }[]> {
  return selectEnded(db, afterDays).where('o.id', '>', afterId).orderBy('o.id').limit(maxRows).execute()
}

/** Locks an order to erase. @returns false if another process erases it, or a dispute or refund is open now */
export async function lockEndedGuestOrder(tx: Db, afterDays: number, id: number): Promise<boolean> {
  const order = await selectEnded(tx, afterDays).where('o.id', '=', id).forUpdate('o').skipLocked().executeTakeFirst()
  return order !== undefined
}

/** Erases contact details, address and words of the guest in an order. @returns the keys of their photos */
export async function eraseGuestOf(tx: Db, orderId: number): Promise<string[]> {
  await tx
    .updateTable('orders')
    .set({
      guest_id: sql<string>`gen_random_uuid()`,
      guest_email: '',
      guest_phone: '',
      guest_first_name: '',
      guest_last_name: '',
      address_line_1: '',
      address_line_2: null,
      city: '',
      state_province_or_region: '',
      zip_or_postal_code: '',
    })
    .where('id', '=', orderId)
    .execute()
  await tx
    .updateTable('parcels')
    .set({ label: '{}' })
    .where('order_id', '=', orderId)
    .where('label', 'is not', null)
    .execute()
  await tx
    .updateTable('refunds')
    .set({ account_title: '', account_number: '' })
    .where('order_id', '=', orderId)
    .execute()
  const written = tx
    .selectFrom('dispute_messages as m')
    .innerJoin('disputes as d', 'd.id', 'm.dispute_id')
    .select('m.id')
    .where('d.order_id', '=', orderId)
    .where('m.author', '=', 'buyer')
  await tx.updateTable('dispute_messages').set({ body: ERASED_TEXT }).where('id', 'in', written).execute()
  const photos = await tx.deleteFrom('dispute_photos').where('message_id', 'in', written).returning('key').execute()
  return photos.map(({ key }) => key)
}

/** Deletes links in emails to guests, 30 days after their orders ended; an owed refund needs its link (PRIVACY-8). */
export async function deleteOldOrderLinks(db: Db): Promise<void> {
  await db
    .deleteFrom('order_links as l')
    .using('orders as o')
    .whereRef('o.id', '=', 'l.order_id')
    .where('o.status', 'in', ['completed', 'cancelled'])
    .where(endedAt, '<', daysAgo(LINK_DAYS))
    .where(eb.not(isRefundOwed))
    .execute()
}
