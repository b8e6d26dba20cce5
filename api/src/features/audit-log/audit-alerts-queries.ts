import { type Kysely, sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import { anyOf, secondsAgo } from '../../db/expressions.ts'

/** A subject of an alert: an account's id or a sender, with what was counted. */
export interface Suspect {
  subject: string
  count: number
}

/** Serialises the processes that look for alerts, until the transaction ends. */
export async function lockAlerts(tx: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('audit alerts'))`.execute(tx as Kysely<unknown>)
}

export function findLargePayouts(db: Db, seconds: number, rupees: number): Promise<Suspect[]> {
  return db
    .selectFrom('payouts')
    .select(({ fn, cast }) => [
      cast<string>('user_id', 'text').as('subject'),
      cast<number>(fn('div', [fn.sum('amount_paisa'), sql.lit(100)]), 'integer').as('count'),
    ])
    .where('status', 'in', ['pending', 'paid'])
    .where('created_at', '>', secondsAgo(seconds))
    .groupBy('user_id')
    .having(({ fn }) => fn.sum('amount_paisa'), '>', rupees * 100)
    .execute()
}

export function findFailedAdminLogins(db: Db, seconds: number, times: number): Promise<Suspect[]> {
  return db
    .selectFrom('audit_events as e')
    .innerJoin('users as u', join => join.on(eb => eb(eb.cast('u.id', 'text'), '=', eb.ref('e.object_id'))))
    .select(({ fn, cast }) => ['e.object_id as subject', cast<number>(fn.countAll(), 'integer').as('count')])
    .where('e.action', '=', 'session.refused')
    .where('e.created_at', '>', secondsAgo(seconds))
    .where('u.is_admin', '=', true)
    .groupBy('e.object_id')
    .having(({ fn }) => fn.countAll(), '>=', times)
    .execute()
}

/** Reads the counts of refused calls, of which only some are events. */
export function findRefusedSenders(db: Db, seconds: number, times: number): Promise<Suspect[]> {
  const sender = sql<string>`coalesce(actor_id::text, address_hash)`
  const count = sql<number>`max((after ->> 'count')::int)`
  return db
    .selectFrom('audit_events')
    .select([sender.as('subject'), count.as('count')])
    .where('action', '=', 'access.refused')
    .where('created_at', '>', secondsAgo(seconds))
    .groupBy(sender)
    .having(count, '>=', times)
    .execute()
}

/** Returns those of the subjects that an alert was raised of within the period. */
export async function findAlerted(
  db: Db,
  type: string,
  subjects: readonly string[],
  seconds: number,
): Promise<Set<string>> {
  const alerts = await db
    .selectFrom('audit_events')
    .select('object_id')
    .where('action', '=', 'alert.raised')
    .where('object_type', '=', type)
    .where('object_id', '=', anyOf(subjects))
    .where('created_at', '>', secondsAgo(seconds))
    .execute()
  return new Set(alerts.map(({ object_id }) => object_id))
}

export function findAdmins(db: Db): Promise<{ email: string; username: string; first_name: string }[]> {
  return db
    .selectFrom('users')
    .select(['email', 'username', 'first_name'])
    .where('is_admin', '=', true)
    .where('email_verified_at', 'is not', null)
    .execute()
}
