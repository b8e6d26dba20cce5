import type { OwnUser, Profile } from '@closyyy/contract/users-schemas'
import { sql, type Updateable } from 'kysely'
import type { Db } from '../../db/database.ts'
import type { UsersTable } from '../../db/tables/users.ts'

export function findOwnUser(db: Db, id: number): Promise<OwnUser | undefined> {
  return db
    .selectFrom('users')
    .select([
      'id',
      'username',
      'first_name',
      'last_name',
      'email',
      'phone',
      'profile_picture',
      'bio',
      'website',
      'country',
      'locale',
      'email_verified_at',
      'is_admin',
      sql<string | null>`case when vacation_until > now() then vacation_until end`.as('vacation_until'),
    ])
    .where('id', '=', id)
    .executeTakeFirst()
}

export async function updateProfile(db: Db, id: number, set: Updateable<UsersTable>): Promise<void> {
  await db.updateTable('users').set(set).where('id', '=', id).execute()
}

/** Replaces a profile picture's path. @returns the old one */
export async function replacePicture(db: Db, id: number, path: string): Promise<string | null> {
  const { rows } = await sql<{ old: string | null }>`
    with before as (select profile_picture as old from users where id = ${id} for no key update)
    update users set profile_picture = ${path} from before where id = ${id} returning before.old`.execute(db)
  return rows[0]?.old ?? null
}

/** Turns vacation mode on for some days; does not extend one that is on. */
export async function startVacation(db: Db, id: number, days: number): Promise<void> {
  await sql`
    update users set vacation_until = now() + make_interval(days => ${days})
    where id = ${id} and coalesce(vacation_until <= now(), true)`.execute(db)
}

/** Returns the public profile; undefined for a closed account. */
export function findProfile(db: Db, id: number): Promise<Profile | undefined> {
  return db
    .selectFrom('users')
    .select([
      'id',
      'username',
      'profile_picture',
      'followers_count',
      'following_count',
      'sold_count',
      'rating_count as ratings_count',
      'created_at as joined_at',
      sql<number>`coalesce(trunc(rating_sum::numeric / nullif(rating_count, 0), 2), 0)`.as('average_rating'),
      sql<boolean>`coalesce(vacation_until > now(), false)`.as('on_vacation'),
    ])
    .where('id', '=', id)
    .where(sql<boolean>`not exists (select 1 from closed_accounts c where c.user_id = users.id)`)
    .executeTakeFirst()
}

/** Returns whether a viewer follows a seller and has a finished order to rate. */
export async function findRelation(db: Db, viewerId: number, sellerId: number) {
  const { rows } = await sql<{ is_following: boolean; can_rate: boolean }>`
    select
      exists (select 1 from follows where follower_id = ${viewerId} and followed_id = ${sellerId}) as is_following,
      exists (
        select 1 from orders o where o.buyer_id = ${viewerId} and o.seller_id = ${sellerId}
          and o.status in ('delivered', 'completed')
          and not exists (select 1 from ratings r where r.order_id = o.id)
      ) as can_rate`.execute(db)
  return rows[0] ?? { is_following: false, can_rate: false }
}
