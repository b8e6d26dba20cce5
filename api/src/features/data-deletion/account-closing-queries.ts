import { type ExpressionBuilder, sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import type { Tables } from '../../db/tables.ts'

/** Locks a person's products, then the person: the same order as checkouts and offers, to avoid deadlocks. */
export async function lockWithProducts(tx: Db, userId: number) {
  await sql`select 1 from products where seller_id = ${userId} and deleted_at is null order by id for update`.execute(
    tx,
  )
  return tx
    .selectFrom('users')
    .select(['id', 'username', 'first_name', 'email', 'phone', 'profile_picture'])
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirst()
}

export async function countUnfinished(tx: Db, userId: number) {
  const { rows } = await sql<{ orders: number; disputes: number }>`
    select
      (select count(*)::int from orders
        where (seller_id = ${userId} or buyer_id = ${userId}) and status not in ('completed', 'cancelled')) as orders,
      (select count(*)::int from disputes
        where (seller_id = ${userId} or buyer_id = ${userId}) and status = 'open') as disputes`.execute(tx)
  return rows[0] ?? { orders: 0, disputes: 0 }
}

export async function deleteProductsOf(tx: Db, userId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    update products set deleted_at = now(), active = false
    where seller_id = ${userId} and deleted_at is null returning id`.execute(tx)
  return rows.map(({ id }) => id)
}

export async function closeOffersBy(tx: Db, userId: number): Promise<void> {
  await tx
    .updateTable('offers')
    .set({ status: 'rejected', action: 'closed' })
    .where('buyer_id', '=', userId)
    .where('status', '=', 'pending')
    .execute()
}

/** Stores the contact details of a closed account until it is erased. */
export async function insertClosed(tx: Db, user: { id: number; email: string; phone: string | null }) {
  return tx
    .insertInto('closed_accounts')
    .values({ user_id: user.id, email: user.email, phone: user.phone })
    .returning('closed_at')
    .executeTakeFirstOrThrow()
}

const namesOfDeleted =
  (name: string) =>
  ({ eb, fn }: ExpressionBuilder<Tables, 'users'>) =>
    eb(fn<string>('lower', ['username']), '=', name)

/** Replaces everything that others see of an account by a deleted user; `otherName` if `name` is taken. */
export async function anonymiseUser(tx: Db, userId: number, name: string, otherName: string): Promise<void> {
  const taken = await tx.selectFrom('users').select('id').where(namesOfDeleted(name)).executeTakeFirst()
  await tx
    .updateTable('users')
    .set({
      username: taken ? otherName : name,
      first_name: '',
      last_name: '',
      email: `deleted-${userId}@deleted.invalid`,
      phone: null,
      password_hash: null,
      profile_picture: null,
      bio: null,
      website: null,
      email_verified_at: null,
      vacation_until: null,
      is_admin: false,
    })
    .where('id', '=', userId)
    .execute()
  await tx.deleteFrom('identities').where('user_id', '=', userId).execute()
  await tx.deleteFrom('account_links').where('user_id', '=', userId).execute()
}
