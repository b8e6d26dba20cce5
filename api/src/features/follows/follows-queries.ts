import type { Person } from '@closyyy/contract/follows-schemas'
import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'

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

/** @returns false if it exists already */
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
  await sql`
    update users set
      followers_count = followers_count + case when id = ${followedId} then ${change}::int else 0 end,
      following_count = following_count + case when id = ${followerId} then ${change}::int else 0 end
    where id in (${followerId}, ${followedId})`.execute(tx)
}

/** The side of a follow that a list shows. */
export type End = 'followers' | 'following'

/** Lists a person's followers or the people they follow, the newest first. */
export async function findPeople(db: Db, userId: number, end: End, limit: number, offset: number): Promise<Person[]> {
  const [shown, owner] = end === 'followers' ? ['follower_id', 'followed_id'] : ['followed_id', 'follower_id']
  const { rows } = await sql<Person>`
    select u.id, u.first_name, u.username, u.profile_picture,
      exists (select 1 from follows b where b.follower_id = ${userId} and b.followed_id = u.id) as is_following
    from follows f join users u on u.id = f.${sql.ref(shown)}
    where f.${sql.ref(owner)} = ${userId}
    order by f.created_at desc, u.id desc
    limit ${sql.lit(limit)} offset ${sql.lit(offset)}`.execute(db)
  return rows
}

export async function findCount(db: Db, userId: number, end: End): Promise<number> {
  const counts = await db
    .selectFrom('users')
    .select(`${end}_count as count`)
    .where('id', '=', userId)
    .executeTakeFirst()
  return counts?.count ?? 0
}
