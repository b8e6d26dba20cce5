import type { OutboxMessage } from '@closyyy/contract/outbox-schemas'
import { type Insertable, sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import type { OutboxTable } from '../../db/tables/outbox.ts'

const MAX_SHOWN = 50

/** Inserts a message, due after some seconds. */
export async function insertMessage(db: Db, message: Insertable<OutboxTable>, delaySeconds = 0): Promise<void> {
  const due_at = sql<string>`now() + make_interval(secs => ${delaySeconds})`
  await db
    .insertInto('outbox')
    .values({ ...message, due_at })
    .execute()
}

/** Deletes messages of a key that no worker has claimed. */
export async function deleteRecallable(db: Db, key: string): Promise<void> {
  await sql`delete from outbox where recall_key = ${key} and sent_at is null and attempts = 0`.execute(db)
}

/** Returns the language of the account with this email or phone; English without an account. */
export async function findLocale(db: Db, recipient: string): Promise<'en' | 'ur'> {
  const { rows } = await sql<{ locale: 'en' | 'ur' }>`
    select locale from users where lower(email) = lower(${recipient}) or phone = ${recipient} limit 1`.execute(db)
  return rows[0]?.locale ?? 'en'
}

/** Returns the newest messages, of one recipient if given. */
export function findMessages(db: Db, recipient: string | undefined): Promise<OutboxMessage[]> {
  return db
    .selectFrom('outbox')
    .select(['id', 'channel', 'recipient as to', 'subject', 'body', 'created_at'])
    .$if(recipient !== undefined, query =>
      query.where(({ eb, fn }) => eb(fn<string>('lower', ['recipient']), '=', recipient?.toLowerCase() ?? '')),
    )
    .orderBy('id', 'desc')
    .limit(MAX_SHOWN)
    .execute()
}

/** A message to send now, with the number of earlier tries. */
export interface DueMessage {
  id: number
  channel: 'email' | 'sms'
  recipient: string
  subject: string | null
  body: string
  attempts: number
}

/** Claims due messages for one worker, with an increasing delay until they are due again if not marked as sent. */
export async function claimMessages(
  db: Db,
  channels: readonly string[],
  max: number,
  retrySeconds: number,
): Promise<DueMessage[]> {
  const { rows } = await sql<DueMessage>`
    update outbox set
      attempts = attempts + 1,
      due_at = now() + make_interval(secs => ${retrySeconds} * power(2, least(attempts, 12)))
    where id in (
      select id from outbox where sent_at is null and failed_at is null and due_at <= now()
        and channel = any(${channels}::text[])
      order by due_at, id limit ${max} for update skip locked
    )
    returning id, channel, recipient, subject, body, attempts`.execute(db)
  return rows.sort((one, other) => one.id - other.id)
}

/** Marks a message as sent, and erases its body unless people read it in the outbox. */
export async function markSent(db: Db, id: number, storesBody: boolean): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ sent_at: sql<string>`now()`, ...(!storesBody && { body: '' }) })
    .where('id', '=', id)
    .execute()
}

/** Marks a message as failed for good. */
export async function markFailed(db: Db, id: number): Promise<void> {
  await db.updateTable('outbox').set({ failed_at: sql<string>`now()` }).where('id', '=', id).execute()
}

/** Deletes messages sent or failed a month ago. */
export async function deleteOldMessages(db: Db): Promise<void> {
  await sql`delete from outbox where coalesce(sent_at, failed_at) < now() - interval '30 days'`.execute(db)
}
