import type { ExpressionBuilder } from 'kysely'
import type { Db } from '../../db/database.ts'
import { now } from '../../db/expressions.ts'
import type { Tables } from '../../db/tables.ts'

/** Locks a person, whose products must be locked before: the same order as checkouts and offers, to avoid deadlocks. */
export function lockPerson(tx: Db, userId: number) {
  return tx
    .selectFrom('users')
    .select(['id', 'username', 'first_name', 'email', 'phone', 'profile_picture', 'roles'])
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirst()
}

export function countUnfinished(tx: Db, userId: number) {
  return tx
    .selectNoFrom(({ selectFrom }) => [
      selectFrom('orders')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where(({ and, eb, or }) =>
          or([
            and([
              or([eb('seller_id', '=', userId), eb('buyer_id', '=', userId)]),
              eb('status', 'not in', ['completed', 'cancelled']),
            ]),
            // Cancelled already, but its seller still has to report the parcel (ORDER-13).
            and([eb('seller_id', '=', userId), eb('outcome', '=', 'returning')]),
          ]),
        )
        .$asScalar()
        .$notNull()
        .as('orders'),
      selectFrom('disputes')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where(({ eb, or }) => or([eb('seller_id', '=', userId), eb('buyer_id', '=', userId)]))
        .where('status', '=', 'open')
        .$asScalar()
        .$notNull()
        .as('disputes'),
      // Without a row in refunds, the buyer has not entered where the money goes.
      selectFrom('orders as o')
        .leftJoin('refunds as r', 'r.order_id', 'o.id')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('o.buyer_id', '=', userId)
        .where('o.refund_paisa', 'is not', null)
        .where('r.paid_at', 'is', null)
        .$asScalar()
        .$notNull()
        .as('refunds'),
    ])
    .executeTakeFirstOrThrow()
}

/** Deletes a person's products, and what they wrote for the next approval. @returns the ids of the products */
export async function deleteProductsOf(tx: Db, userId: number): Promise<number[]> {
  await tx
    .deleteFrom('product_revisions')
    .where('product_id', 'in', ({ selectFrom }) => selectFrom('products').select('id').where('seller_id', '=', userId))
    .execute()
  const rows = await tx
    .updateTable('products')
    .set({ deleted_at: now, active: false })
    .where('seller_id', '=', userId)
    .where('deleted_at', 'is', null)
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Stores the contact details of a closed account until it is erased. */
export function insertClosed(tx: Db, user: { id: number; email: string; phone: string | null }) {
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

/** Replaces an account's public data with that of a deleted user; uses `otherName` if `name` is taken. */
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
      roles: [],
    })
    .where('id', '=', userId)
    .execute()
  const secrets = ['recovery_codes', 'second_factors', 'login_tickets', 'passkeys', 'passkey_challenges'] as const
  for (const table of secrets) await tx.deleteFrom(table).where('user_id', '=', userId).execute()
  await tx.deleteFrom('deletion_requests').where('user_id', '=', userId).execute()
  await tx.deleteFrom('known_devices').where('user_id', '=', userId).execute()
  await tx.deleteFrom('identities').where('user_id', '=', userId).execute()
  await tx.deleteFrom('account_links').where('user_id', '=', userId).execute()
}
