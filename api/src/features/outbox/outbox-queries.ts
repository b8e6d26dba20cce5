import type { OutboxMessage } from '@closyyy/contract/outbox-schemas'
import type { Insertable } from 'kysely'
import { changeInBatches } from '../../db/change-in-batches.ts'
import type { Db } from '../../db/database.ts'
import { anyOf, anySelected, daysAgo, nextRetry, now, secondsFromNow } from '../../db/expressions.ts'
import type { OutboxTable } from '../../db/tables/outbox.ts'

const MAX_SHOWN = 50

export interface NewMessage extends Omit<Insertable<OutboxTable>, 'due_at' | 'expires_at'> {
  delaySeconds: number
  /** Seconds after which the message is not sent any more. */
  expiresIn: number | undefined
}

/** Rows of one statement, which has at most 65,535 parameters. */
const MAX_ROWS = 5_000

export async function insertMessages(db: Db, messages: NewMessage[]): Promise<void> {
  for (let from = 0; from < messages.length; from += MAX_ROWS) {
    const rows = messages.slice(from, from + MAX_ROWS)
    await db
      .insertInto('outbox')
      .values(
        rows.map(({ delaySeconds, expiresIn, ...message }) => ({
          ...message,
          due_at: secondsFromNow(delaySeconds),
          expires_at: expiresIn === undefined ? null : secondsFromNow(expiresIn),
        })),
      )
      .execute()
  }
}

/** Deletes messages of a key that no worker has claimed. */
export async function deleteRecallable(db: Db, key: string): Promise<void> {
  await db
    .deleteFrom('outbox')
    .where('recall_key', '=', key)
    .where('sent_at', 'is', null)
    .where('attempts', '=', 0)
    .execute()
}

/** Locks messages of a key that no worker has claimed. @returns whether there are any */
export async function lockRecallable(tx: Db, key: string): Promise<boolean> {
  const locked = await tx
    .selectFrom('outbox')
    .select('id')
    .where('recall_key', '=', key)
    .where('sent_at', 'is', null)
    .where('attempts', '=', 0)
    .forUpdate()
    .execute()
  return locked.length > 0
}

/** Returns the languages of the accounts with these emails or phones, by email in lower case and by phone. */
export async function findLocales(db: Db, recipients: readonly string[]): Promise<Map<string, 'en' | 'ur'>> {
  const accounts = await db
    .selectFrom('users')
    .select(['email', 'phone', 'locale'])
    .where(({ eb, fn, or }) =>
      or([
        eb(fn<string>('lower', ['email']), '=', anyOf(recipients.map(recipient => recipient.toLowerCase()))),
        eb('phone', '=', anyOf(recipients)),
      ]),
    )
    .execute()
  return new Map(
    accounts.flatMap(({ email, phone, locale }) => [
      [email.toLowerCase(), locale],
      [phone ?? '', locale],
    ]),
  )
}

export function findAddressee(db: Db, userId: number) {
  return db
    .selectFrom('users')
    .select(['email', 'first_name', 'username'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
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

export interface DueMessage {
  id: number
  channel: 'email' | 'sms'
  template: string
  recipient: string
  subject: string | null
  body: string
  attempts: number
  /** True if the message is so old that it is not retried. */
  is_last: boolean
  /** True if what the message says is no longer valid, as of an old code. */
  is_expired: boolean
}

/** Days after which a message is given up. */
const RETRY_DAYS = 2

/** Claims due messages for one worker; unless marked as sent, they become due again after an increasing delay. */
export async function claimMessages(db: Db, channel: OutboxTable['channel'], max: number): Promise<DueMessage[]> {
  const due = db
    .selectFrom('outbox')
    .select('id')
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .where('due_at', '<=', now)
    .where('channel', '=', channel)
    .orderBy('is_bulk')
    .orderBy('due_at')
    .orderBy('id')
    .limit(max)
    .forUpdate()
    .skipLocked()
  const messages = await db
    .updateTable('outbox')
    .set(({ eb, ref }) => ({ attempts: eb('attempts', '+', 1), due_at: nextRetry(ref('attempts')) }))
    .where('id', '=', anySelected(due))
    .returning(['id', 'channel', 'template', 'recipient', 'subject', 'body', 'attempts'])
    .returning(({ eb, fn, lit }) =>
      fn
        .coalesce(eb('expires_at', '<=', now), lit(false))
        .$castTo<boolean>()
        .as('is_expired'),
    )
    .returning(({ eb }) => eb('created_at', '<=', daysAgo(RETRY_DAYS)).$castTo<boolean>().as('is_last'))
    .execute()
  return messages.sort((one, other) => one.id - other.id)
}

/** Marks a message as sent, and erases its body unless people read it in the outbox. */
export async function markSent(db: Db, id: number, storesBody: boolean): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ sent_at: now, ...(!storesBody && { body: '' }) })
    .where('id', '=', id)
    .execute()
}

export async function markFailed(db: Db, id: number): Promise<void> {
  await db.updateTable('outbox').set({ failed_at: now }).where('id', '=', id).execute()
}

/** Deletes messages 30 days after they were sent or given up; undeliverable ones 30 days after they were written. */
export async function deleteOldMessages(db: Db): Promise<void> {
  await changeInBatches(max =>
    db
      .deleteFrom('outbox')
      .where('id', '=', ({ selectFrom }) =>
        anySelected(
          selectFrom('outbox')
            .select('id')
            // Implied by the next condition, and has an index.
            .where('created_at', '<', daysAgo(30))
            .where(({ eb, fn }) => eb(fn.coalesce('sent_at', 'failed_at', 'created_at'), '<', daysAgo(30)))
            .limit(max)
            .forUpdate()
            .skipLocked(),
        ),
      )
      .executeTakeFirstOrThrow(),
  )
}
