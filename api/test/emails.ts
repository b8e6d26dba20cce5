import type { Db } from '../src/db/database.ts'

/** Returns the emails to an address that the outbox contains, oldest first. */
export const emailsTo = (db: Db, recipient: string) =>
  db
    .selectFrom('outbox')
    .select(['template', 'subject', 'body'])
    .where('channel', '=', 'email')
    .where('recipient', '=', recipient)
    .orderBy('id')
    .execute()
