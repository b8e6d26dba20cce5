import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'

export async function findDue(db: Db, afterDays: number, maxRows: number): Promise<number[]> {
  const { rows } = await sql<{ user_id: number }>`
    select user_id from closed_accounts
    where erased_at is null and closed_at < now() - make_interval(days => ${afterDays})
    order by closed_at limit ${maxRows}`.execute(db)
  return rows.map(({ user_id }) => user_id)
}

/** Returns undefined if another process is erasing the account or has erased it. */
export async function lockClosed(tx: Db, userId: number) {
  const { rows } = await sql<{ email: string | null; phone: string | null }>`
    select email, phone from closed_accounts where user_id = ${userId} and erased_at is null
    for update skip locked`.execute(tx)
  return rows[0]
}

/** Erases data that only the person could see. */
export async function erasePrivateData(
  tx: Db,
  userId: number,
  { email, phone }: { email: string | null; phone: string | null },
): Promise<void> {
  for (const table of [
    'addresses',
    'bank_details',
    'preferences',
    'shipping_settings',
    'shops',
    'carts',
    'likes',
    'saves',
  ] as const)
    await sql`delete from ${sql.table(table)} where user_id = ${userId}`.execute(tx)
  await sql`delete from outbox where lower(recipient) = lower(${email}) or recipient = ${phone}`.execute(tx)
  await sql`delete from phone_codes where phone = ${phone}`.execute(tx)
  await sql`delete from phone_verifications where phone = ${phone}`.execute(tx)
}

export async function eraseFollows(tx: Db, userId: number): Promise<void> {
  await sql`
    with gone as (
      delete from follows where follower_id = ${userId} or followed_id = ${userId} returning follower_id, followed_id
    ), changed as (
      select id, sum(followers)::int as followers, sum(following)::int as following from (
        select followed_id as id, 1 as followers, 0 as following from gone
        union all select follower_id, 0, 1 from gone
      ) each group by id
    ), held as (
      select u.id from users u join changed c on c.id = u.id order by u.id for no key update of u
    )
    update users u set followers_count = u.followers_count - c.followers, following_count = u.following_count - c.following
    from changed c join held h on h.id = c.id where u.id = c.id`.execute(tx)
}

/** Erases personal data from rows that others may read: addresses, offer messages, bank details of payouts. */
export async function eraseSharedData(tx: Db, userId: number): Promise<void> {
  await sql`
    update orders set address_line_1 = '', address_line_2 = null, city = '', state_province_or_region = '',
      zip_or_postal_code = ''
    where buyer_id = ${userId}`.execute(tx)
  await sql`update offers set message = '' where actor_id = ${userId} and message <> ''`.execute(tx)
  await sql`update payouts set sent_to = null where user_id = ${userId}`.execute(tx)
  await sql`update products set description = '', city = '', address_id = null where seller_id = ${userId}`.execute(tx)
}

/** Deletes pictures that no order shows. @returns the keys of their files */
export async function erasePictures(tx: Db, userId: number): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    with of_products as (
      delete from photos f using products p
      where p.id = f.product_id and p.seller_id = ${userId}
        and not exists (select 1 from order_items i where i.product_id = p.id)
      returning f.key
    ), of_ratings as (
      delete from rating_pictures f using ratings r where r.id = f.rating_id and r.buyer_id = ${userId} returning f.key
    ), of_drafts as (
      delete from draft_photos f using drafts d where d.id = f.draft_id and d.user_id = ${userId} returning f.key
    ), of_disputes as (
      delete from dispute_photos f using dispute_messages m, disputes d
      where m.id = f.message_id and d.id = m.dispute_id
        and (d.buyer_id = ${userId} and m.author = 'buyer' or d.seller_id = ${userId} and m.author = 'seller')
      returning f.key
    )
    select key from of_products union all select key from of_ratings union all select key from of_drafts
    union all select key from of_disputes`.execute(tx)
  await sql`delete from drafts where user_id = ${userId}`.execute(tx)
  return rows.map(({ key }) => key)
}

export async function markErased(tx: Db, userId: number): Promise<void> {
  await sql`update closed_accounts set email = null, phone = null, erased_at = now() where user_id = ${userId}`.execute(
    tx,
  )
}
