import { type ExpressionBuilder, expressionBuilder } from 'kysely'
import type { Db } from '../../db/database.ts'
import { daysAgo, secondsAgo } from '../../db/expressions.ts'
import { isInForce } from '../../db/open-suspension.ts'
import type { Tables } from '../../db/tables.ts'
import { HOUR } from '../../time.ts'

/** A day less the time by which the emails of two days may differ. */
const GAP = 20 * HOUR
/** Longer than an approval takes to commit, so that none is missed. */
const SETTLED = 60

/** Days for which a product is new, also for a follower who got no email for longer. */
const MAX_DAYS = 7

const until = secondsAgo(SETTLED)

const eb: ExpressionBuilder<Tables & { u: Tables['users'] }, 'u'> = expressionBuilder()

/** Condition on `users as u`: the last email is old enough. */
const isDue = eb.or([eb('u.follows_mailed_at', 'is', null), eb('u.follows_mailed_at', '<=', secondsAgo(GAP))])

/**
 * Products `p` that were approved after the follow `f` of their seller and the last email to the follower `u`; none if one
 * of the two blocked the other.
 */
function selectNew(db: Db) {
  return db
    .selectFrom('users as u')
    .innerJoin('follows as f', 'f.follower_id', 'u.id')
    .innerJoin('products as p', 'p.seller_id', 'f.followed_id')
    .where(({ ref }) => ref('p.on_sale'))
    .where('p.approved_at', '<=', until)
    .where('p.approved_at', '>', daysAgo(MAX_DAYS))
    .where(({ exists, not, selectFrom }) =>
      not(
        exists(
          selectFrom('blocks as b')
            .select('b.blocker_id')
            .where(({ and, eb, or, ref }) =>
              or([
                and([eb('b.blocker_id', '=', ref('u.id')), eb('b.blocked_id', '=', ref('p.seller_id'))]),
                and([eb('b.blocker_id', '=', ref('p.seller_id')), eb('b.blocked_id', '=', ref('u.id'))]),
              ]),
            ),
        ),
      ),
    )
    .where(({ eb, fn, ref }) =>
      eb('p.approved_at', '>', fn<string>('greatest', [ref('f.created_at'), ref('u.follows_mailed_at')])),
    )
}

/** Returns the next followers by id who may get an email now, so neither suspended nor leaving. */
export function findDueFollowers(db: Db, afterId: number, limit: number): Promise<{ id: number }[]> {
  return selectNew(db)
    .select('u.id')
    .distinct()
    .where('u.id', '>', afterId)
    .where(isDue)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('deletion_requests as d').select('d.user_id').whereRef('d.user_id', '=', 'u.id'))),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(selectFrom('suspensions as p').select('p.user_id').whereRef('p.user_id', '=', 'u.id').where(isInForce)),
      ),
    )
    .orderBy('u.id')
    .limit(limit)
    .execute()
}

/** Locks a follower. @returns false if another process has the lock or sent the email */
export async function lockDueFollower(tx: Db, userId: number): Promise<boolean> {
  const locked = await tx
    .selectFrom('users as u')
    .select('u.id')
    .where('u.id', '=', userId)
    .where(isDue)
    .forNoKeyUpdate()
    .skipLocked()
    .executeTakeFirst()
  return locked !== undefined
}

/** Returns the new products of followed sellers, the latest first. */
export function findNewProducts(tx: Db, userId: number, limit: number) {
  return selectNew(tx)
    .select(['p.title', 'p.price_paisa'])
    .where('u.id', '=', userId)
    .orderBy('p.approved_at', 'desc')
    .orderBy('p.id', 'desc')
    .limit(limit)
    .execute()
}

export async function setFollowsMailed(tx: Db, userId: number): Promise<void> {
  await tx.updateTable('users').set({ follows_mailed_at: until }).where('id', '=', userId).execute()
}
