import { RATING_PERIOD_DAYS } from '@closyyy/contract/ratings'
import type { OwnUser, Profile } from '@closyyy/contract/users-schemas'
import type { Updateable } from 'kysely'
import { jsonObjectFrom } from 'kysely/helpers/postgres'
import { compiledStatement } from '../../db/compiled-statement.ts'
import type { Db } from '../../db/database.ts'
import { daysAgo, isFuture, now } from '../../db/expressions.ts'
import { isInForce } from '../../db/open-suspension.ts'
import type { UsersTable } from '../../db/tables/users.ts'
import type { DeliveryDaysRow } from '../seller-speeds/delivery-days.ts'

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
      'roles',
    ])
    .select(({ eb, ref }) =>
      eb.case().when('vacation_until', '>', now).then(ref('vacation_until')).end().as('vacation_until'),
    )
    .select(({ selectFrom }) =>
      selectFrom('deletion_requests as d')
        .select('d.closes_at')
        .whereRef('d.user_id', '=', 'users.id')
        .as('deletion_at'),
    )
    .select(({ selectFrom }) =>
      selectFrom('account_links as l')
        .select('l.email')
        .whereRef('l.user_id', '=', 'users.id')
        .where('l.purpose', '=', 'change-email')
        .where('l.expires_at', '>', now)
        .as('pending_email'),
    )
    .select(({ exists, or, selectFrom }) => {
      const isIn = (table: 'products' | 'drafts', owner: 'seller_id' | 'user_id') =>
        exists(selectFrom(table).select('id').whereRef(owner, '=', 'users.id'))
      return or([isIn('products', 'seller_id'), isIn('drafts', 'user_id')])
        .$castTo<boolean>()
        .as('is_seller')
    })
    .select(({ selectFrom }) =>
      jsonObjectFrom(
        selectFrom('suspensions as p')
          .select(['p.reason', 'p.ends_at'])
          .whereRef('p.user_id', '=', 'users.id')
          .where(isInForce),
      ).as('suspension'),
    )
    .where('id', '=', id)
    .executeTakeFirst()
}

export async function updateProfile(db: Db, id: number, set: Updateable<UsersTable>): Promise<void> {
  await db.updateTable('users').set(set).where('id', '=', id).execute()
}

/** Replaces a profile picture's path. @returns the old one */
export async function replacePicture(db: Db, id: number, path: string): Promise<string | null> {
  const replaced = await db
    .with('before', query => query.selectFrom('users').select('profile_picture').where('id', '=', id).forNoKeyUpdate())
    .updateTable('users')
    .from('before')
    .set({ profile_picture: path })
    .where('users.id', '=', id)
    .returning('before.profile_picture')
    .executeTakeFirst()
  return replaced?.profile_picture ?? null
}

export type ProfileRow = Omit<Profile, 'delivery_days'> & DeliveryDaysRow

const readProfile = compiledStatement((db, id: number) =>
  db
    .selectFrom('users')
    .leftJoin('seller_speeds as v', 'v.user_id', 'users.id')
    .select([
      'id',
      'v.reply_minutes',
      'v.delivery_days_from',
      'v.delivery_days_to',
      'username',
      'profile_picture',
      'followers_count',
      'following_count',
      'sold_count',
      'rating_count as ratings_count',
      'created_at as joined_at',
    ])
    .select(({ cast, eb, fn, lit, ref }) => {
      const average = eb(cast<number>('rating_sum', 'numeric'), '/', fn<number>('nullif', ['rating_count', lit(0)]))
      return [
        fn.coalesce(fn<number | null>('trunc', [average, lit(2)]), lit(0)).as('average_rating'),
        isFuture(ref('vacation_until')).as('on_vacation'),
        eb('phone', 'is not', null).$castTo<boolean>().as('phone_verified'),
      ]
    })
    .where('id', '=', id)
    .where(({ exists, not, selectFrom }) =>
      not(exists(selectFrom('closed_accounts as c').select('c.user_id').whereRef('c.user_id', '=', 'users.id'))),
    ),
)

/** Returns the public profile; undefined for a closed account. */
export async function findProfile(db: Db, id: number): Promise<ProfileRow | undefined> {
  const [profile] = await readProfile(db, id)
  return profile
}

export function findRelation(db: Db, viewerId: number, sellerId: number) {
  return db
    .selectNoFrom(({ exists, selectFrom }) => [
      exists(
        selectFrom('follows')
          .select('followed_id')
          .where('follower_id', '=', viewerId)
          .where('followed_id', '=', sellerId),
      )
        .$castTo<boolean>()
        .as('is_following'),
      exists(
        selectFrom('orders as o')
          .leftJoin('ratings as r', 'r.order_id', 'o.id')
          .select('o.id')
          .where('o.buyer_id', '=', viewerId)
          .where('o.seller_id', '=', sellerId)
          .where('o.status', '=', 'completed')
          .where(({ eb, fn }) => eb(fn.coalesce('o.completed_at', 'o.created_at'), '>', daysAgo(RATING_PERIOD_DAYS)))
          .where('r.id', 'is', null),
      )
        .$castTo<boolean>()
        .as('can_rate'),
    ])
    .executeTakeFirstOrThrow()
}
