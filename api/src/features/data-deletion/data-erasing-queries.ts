import { type ExpressionBuilder, sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import { anyOf, daysAgo, now } from '../../db/expressions.ts'
import type { Tables } from '../../db/tables.ts'
import { ERASED_TEXT } from './erased-text.ts'

export function findDue(db: Db, afterDays: number, afterId: number, maxRows: number): Promise<{ id: number }[]> {
  return db
    .selectFrom('closed_accounts')
    .select('user_id as id')
    .where('user_id', '>', afterId)
    .where('erased_at', 'is', null)
    .where('closed_at', '<', daysAgo(afterDays))
    .orderBy('user_id')
    .limit(maxRows)
    .execute()
}

/** Returns undefined if another process is erasing the account or has erased it. */
export function lockClosed(tx: Db, userId: number) {
  return tx
    .selectFrom('closed_accounts')
    .select(['email', 'phone'])
    .where('user_id', '=', userId)
    .where('erased_at', 'is', null)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
}

const privateTables = [
  'addresses',
  'bank_details',
  'preferences',
  'shipping_settings',
  'shops',
  'carts',
  'likes',
  'saves',
  'seller_speeds',
] as const

/** Erases data that only the person could see. What came after the account closed is for its next owner. */
export async function erasePrivateData(
  tx: Db,
  userId: number,
  { email, phone }: { email: string | null; phone: string | null },
): Promise<void> {
  for (const table of privateTables) await tx.deleteFrom(table).where('user_id', '=', userId).execute()
  const recipients = [email?.toLowerCase(), phone].filter(recipient => typeof recipient === 'string')
  await tx
    .deleteFrom('outbox')
    .where(({ eb, fn }) => eb(fn<string>('lower', ['recipient']), '=', anyOf(recipients)))
    .where('created_at', '<=', ({ selectFrom }) =>
      selectFrom('closed_accounts').select('closed_at').where('user_id', '=', userId),
    )
    .execute()
  await tx
    .deleteFrom('outbox as o')
    .using('former_phones as f')
    .where('f.user_id', '=', userId)
    .where(({ eb, fn, ref }) => eb(fn<string>('lower', ['o.recipient']), '=', ref('f.phone')))
    .whereRef('f.ended_at', '>=', 'o.created_at')
    .execute()
  await tx.deleteFrom('former_phones').where('user_id', '=', userId).execute()
}

/** Deletes a person's follows and subtracts them from the counts; locks people in the order of their ids. */
export async function eraseFollows(tx: Db, userId: number): Promise<void> {
  await tx
    .with('deleted', query =>
      query
        .deleteFrom('follows')
        .where(({ eb, or }) => or([eb('follower_id', '=', userId), eb('followed_id', '=', userId)]))
        .returning(['follower_id', 'followed_id']),
    )
    .with('ends', query =>
      query
        .selectFrom('deleted')
        .select(({ lit }) => ['followed_id as id', lit<number>(1).as('followers'), lit<number>(0).as('following')])
        .unionAll(eb =>
          eb
            .selectFrom('deleted')
            .select(({ lit }) => ['follower_id as id', lit(0).as('followers'), lit(1).as('following')]),
        ),
    )
    .with('changed', query =>
      query
        .selectFrom('ends')
        .select(({ fn }) => [
          'id',
          fn.sum<number>('followers').as('followers'),
          fn.sum<number>('following').as('following'),
        ])
        .groupBy('id'),
    )
    .with('locked', query =>
      query
        .selectFrom('users as u')
        .innerJoin('changed as c', 'c.id', 'u.id')
        .select('u.id')
        .orderBy('u.id')
        .forNoKeyUpdate('u'),
    )
    .updateTable('users as u')
    .from('changed as c')
    .innerJoin('locked as l', 'l.id', 'c.id')
    .set(({ eb, ref }) => ({
      followers_count: eb('u.followers_count', '-', ref('c.followers')),
      following_count: eb('u.following_count', '-', ref('c.following')),
    }))
    .whereRef('u.id', '=', 'c.id')
    .execute()
}

const isAuthor =
  (userId: number) =>
  ({ and, eb, or }: ExpressionBuilder<{ d: Tables['disputes']; m: Tables['dispute_messages'] }, 'd' | 'm'>) =>
    or([
      and([eb('d.buyer_id', '=', userId), eb('m.author', '=', 'buyer')]),
      and([eb('d.seller_id', '=', userId), eb('m.author', '=', 'seller')]),
    ])

/** Erases personal data from rows that others may read: addresses, own words, accounts of payouts and refunds. */
export async function eraseSharedData(tx: Db, userId: number): Promise<void> {
  await tx
    .updateTable('orders')
    .set({
      buyer_phone: null,
      address_line_1: '',
      address_line_2: null,
      city: '',
      state_province_or_region: '',
      zip_or_postal_code: '',
    })
    .where('buyer_id', '=', userId)
    .execute()
  await tx
    .updateTable('offers')
    .set({ message: '' })
    .where('actor_id', '=', userId)
    .where('message', '<>', sql.lit(''))
    .execute()
  await tx.updateTable('chat_messages').set({ body: ERASED_TEXT }).where('author_id', '=', userId).execute()
  await tx
    .deleteFrom('blocks')
    .where(({ eb, or }) => or([eb('blocker_id', '=', userId), eb('blocked_id', '=', userId)]))
    .execute()
  const bought = tx.selectFrom('orders').select('id').where('buyer_id', '=', userId)
  await tx
    .updateTable('parcels')
    .set({ label: '{}' })
    .where('order_id', 'in', bought)
    .where('label', 'is not', null)
    .execute()
  await tx.updateTable('appeals').set({ details: ERASED_TEXT }).where('user_id', '=', userId).execute()
  await tx.updateTable('reports').set({ details: '' }).where('reporter_id', '=', userId).execute()
  await tx.updateTable('suspensions').set({ reason: ERASED_TEXT }).where('user_id', '=', userId).execute()
  await tx.updateTable('ratings').set({ comment: '' }).where('buyer_id', '=', userId).execute()
  await tx
    .updateTable('buyer_ratings')
    .set({ comment: '' })
    .where(({ eb, or }) => or([eb('seller_id', '=', userId), eb('buyer_id', '=', userId)]))
    .execute()
  await tx
    .updateTable('dispute_messages as m')
    .from('disputes as d')
    .set({ body: ERASED_TEXT })
    .whereRef('d.id', '=', 'm.dispute_id')
    .where(isAuthor(userId))
    .execute()
  await tx
    .updateTable('refunds')
    .set({ account_title: '', account_number: '' })
    .where('buyer_id', '=', userId)
    .execute()
  await tx.updateTable('payouts').set({ sent_to: null }).where('user_id', '=', userId).execute()
  await tx
    .updateTable('products')
    .set({ description: '', city: '', address_id: null })
    .where('seller_id', '=', userId)
    .execute()
}

/** Deletes pictures that no order shows. @returns the keys of their files */
export async function erasePictures(tx: Db, userId: number): Promise<string[]> {
  const ofProducts = await tx
    .deleteFrom('photos as f')
    .using('products as p')
    .whereRef('p.id', '=', 'f.product_id')
    .where('p.seller_id', '=', userId)
    .where(({ exists, not, selectFrom }) =>
      not(exists(selectFrom('order_items as i').select('i.id').whereRef('i.product_id', '=', 'p.id'))),
    )
    .returning('f.key')
    .execute()
  const ofRatings = await tx
    .deleteFrom('rating_pictures as f')
    .using('ratings as r')
    .whereRef('r.id', '=', 'f.rating_id')
    .where('r.buyer_id', '=', userId)
    .returning('f.key')
    .execute()
  const ofDrafts = await tx
    .deleteFrom('draft_photos as f')
    .using('drafts as d')
    .whereRef('d.id', '=', 'f.draft_id')
    .where('d.user_id', '=', userId)
    .returning('f.key')
    .execute()
  const ofDisputes = await tx
    .deleteFrom('dispute_photos as f')
    .using(['dispute_messages as m', 'disputes as d'])
    .whereRef('m.id', '=', 'f.message_id')
    .whereRef('d.id', '=', 'm.dispute_id')
    .where(isAuthor(userId))
    .returning('f.key')
    .execute()
  await tx.deleteFrom('drafts').where('user_id', '=', userId).execute()
  return [...ofProducts, ...ofRatings, ...ofDrafts, ...ofDisputes].map(({ key }) => key)
}

export async function markErased(tx: Db, userId: number): Promise<void> {
  await tx
    .updateTable('closed_accounts')
    .set({ email: null, phone: null, erased_at: now })
    .where('user_id', '=', userId)
    .execute()
}
