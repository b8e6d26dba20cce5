import type { Db } from '../../db/database.ts'
import { daysAgo, secondsAfter, secondsUntil } from '../../db/expressions.ts'
import { DAY } from '../../time.ts'

/**
 * Stores the phone of an account on the orders that it placed with it (ACCOUNT-16). Locks the orders before their buyer,
 * as the changes of an order do.
 */
export async function keepPhoneOfOrders(tx: Db, userId: number): Promise<void> {
  await tx
    .updateTable('orders as o')
    .from('users as u')
    .set(({ ref }) => ({ buyer_phone: ref('u.phone') }))
    .whereRef('u.id', '=', 'o.buyer_id')
    .where('u.id', '=', userId)
    .where('u.phone', 'is not', null)
    .where('o.buyer_phone', 'is', null)
    .execute()
}

/** Locks a person whose phone changes until the transaction ends; a placed order of theirs waits for it. */
export function lockPhoneOwner(tx: Db, userId: number) {
  return tx
    .selectFrom('users')
    .select(['id', 'username', 'first_name', 'email', 'phone', 'locale'])
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

export async function replacePhone(tx: Db, userId: number, phone: string): Promise<void> {
  await tx.updateTable('users').set({ phone }).where('id', '=', userId).execute()
}

export async function insertFormerPhone(tx: Db, userId: number, phone: string): Promise<void> {
  await tx.insertInto('former_phones').values({ user_id: userId, phone }).execute()
}

export async function findOwnPhone(db: Db, userId: number): Promise<string | null> {
  const { phone } = await db.selectFrom('users').select('phone').where('id', '=', userId).executeTakeFirstOrThrow()
  return phone
}

/** Returns the seconds until an account may change its phone again; undefined if it may now. */
export async function findChangeWait(
  db: Db,
  userId: number,
  { max, days }: { max: number; days: number },
): Promise<number | undefined> {
  const oldest = await db
    .selectFrom('former_phones')
    .select(({ ref }) => secondsUntil(secondsAfter(ref('ended_at'), days * DAY)).as('seconds_left'))
    .where('user_id', '=', userId)
    .where('ended_at', '>', daysAgo(days))
    .orderBy('ended_at', 'desc')
    .offset(max - 1)
    .limit(1)
    .executeTakeFirst()
  return oldest?.seconds_left
}
