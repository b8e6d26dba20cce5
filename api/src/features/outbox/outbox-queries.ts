import type { OutboxMessage } from '@closyyy/contract/outbox-schemas'
import { type Insertable, sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import type { OutboxTable } from '../../db/tables/outbox.ts'

const MOST_SHOWN = 50

/** Adds a message, due in so many seconds. */
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

/** The language of the account with this email or phone; English of nobody's. */
export async function findLocale(db: Db, recipient: string): Promise<'en' | 'ur'> {
  const { rows } = await sql<{ locale: 'en' | 'ur' }>`
    select locale from users where lower(email) = lower(${recipient}) or phone = ${recipient} limit 1`.execute(db)
  return rows[0]?.locale ?? 'en'
}

/** The newest messages, to one recipient where one is named. */
export function findMessages(db: Db, recipient: string | undefined): Promise<OutboxMessage[]> {
  return db
    .selectFrom('outbox')
    .select(['id', 'channel', 'recipient as to', 'subject', 'body', 'created_at'])
    .$if(recipient !== undefined, query =>
      query.where(({ eb, fn }) => eb(fn<string>('lower', ['recipient']), '=', recipient?.toLowerCase() ?? '')),
    )
    .orderBy('id', 'desc')
    .limit(MOST_SHOWN)
    .execute()
}

/** A message that may be sent now, and how often that was tried before. */
export interface DueMessage {
  id: number
  channel: 'email' | 'sms'
  recipient: string
  subject: string | null
  body: string
  attempts: number
}

/** Takes due messages for one worker: they come due again later and later, should nobody note that they were sent. */
export async function claimMessages(
  db: Db,
  channels: readonly string[],
  most: number,
  retrySeconds: number,
): Promise<DueMessage[]> {
  const { rows } = await sql<DueMessage>`
    update outbox set
      attempts = attempts + 1,
      due_at = now() + make_interval(secs => ${retrySeconds} * power(2, least(attempts, 12)))
    where id in (
      select id from outbox where sent_at is null and failed_at is null and due_at <= now()
        and channel = any(${channels}::text[])
      order by due_at, id limit ${most} for update skip locked
    )
    returning id, channel, recipient, subject, body, attempts`.execute(db)
  return rows.sort((one, other) => one.id - other.id)
}

/** Notes that a message is out; what it said is forgotten where nobody is to read it again. */
export async function markSent(db: Db, id: number, keepsBody: boolean): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ sent_at: sql<string>`now()`, ...(!keepsBody && { body: '' }) })
    .where('id', '=', id)
    .execute()
}

/** Gives a message up. */
export async function markFailed(db: Db, id: number): Promise<void> {
  await db.updateTable('outbox').set({ failed_at: sql<string>`now()` }).where('id', '=', id).execute()
}

/** Clears messages that were sent or given up a month ago. */
export async function deleteOldMessages(db: Db): Promise<void> {
  await sql`delete from outbox where coalesce(sent_at, failed_at) < now() - interval '30 days'`.execute(db)
}
