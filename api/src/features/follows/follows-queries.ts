import type { Person } from '@closyyy/contract/follows-schemas'
import type { Db } from '../../db/database.ts'
import { isFuture } from '../../db/expressions.ts'

/** Locks both people, in the order of their ids to avoid a deadlock. @returns how many exist */
export async function lockPeople(tx: Db, ids: [number, number]): Promise<number> {
  const people = await tx
    .selectFrom('users')
    .select('id')
    .where('id', 'in', ids)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  return people.length
}

/** @returns false if it already exists */
export async function insertFollow(tx: Db, followerId: number, followedId: number): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('follows')
    .values({ follower_id: followerId, followed_id: followedId })
    .onConflict(conflict => conflict.doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

/** @returns false if it did not exist */
export async function deleteFollow(tx: Db, followerId: number, followedId: number): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('follows')
    .where('follower_id', '=', followerId)
    .where('followed_id', '=', followedId)
    .executeTakeFirstOrThrow()
  return numDeletedRows === 1n
}

export async function countFollow(tx: Db, followerId: number, followedId: number, change: 1 | -1): Promise<void> {
  await tx
    .updateTable('users')
    .set(({ eb }) => ({
      followers_count: eb(
        'followers_count',
        '+',
        eb.case().when('id', '=', followedId).then(eb.lit(change)).else(eb.lit(0)).end(),
      ),
      following_count: eb(
        'following_count',
        '+',
        eb.case().when('id', '=', followerId).then(eb.lit(change)).else(eb.lit(0)).end(),
      ),
    }))
    .where('id', 'in', [followerId, followedId])
    .execute()
}

export type End = 'followers' | 'following'

/** Lists a person's followers or the people they follow, the newest first. */
export function findPeople(db: Db, userId: number, end: End, limit: number, offset: number): Promise<Person[]> {
  const shown = end === 'followers' ? 'follower_id' : 'followed_id'
  const owner = end === 'followers' ? 'followed_id' : 'follower_id'
  return db
    .selectFrom('follows as f')
    .innerJoin('users as u', 'u.id', `f.${shown}`)
    .select(['u.id', 'u.first_name', 'u.username', 'u.profile_picture'])
    .select(({ exists, ref, selectFrom }) => [
      exists(
        selectFrom('follows as b')
          .select('b.followed_id')
          .where('b.follower_id', '=', userId)
          .whereRef('b.followed_id', '=', 'u.id'),
      )
        .$castTo<boolean>()
        .as('is_following'),
      isFuture(ref('u.vacation_until')).as('on_vacation'),
    ])
    .where(`f.${owner}`, '=', userId)
    .orderBy('f.created_at', 'desc')
    .orderBy('u.id', 'desc')
    .limit(({ lit }) => lit(limit))
    .offset(({ lit }) => lit(offset))
    .execute()
}

export async function findCount(db: Db, userId: number, end: End): Promise<number> {
  const counts = await db
    .selectFrom('users')
    .select(`${end}_count as count`)
    .where('id', '=', userId)
    .executeTakeFirst()
  return counts?.count ?? 0
}
