import type { DisputeAuthor } from '@closyyy/contract/disputes'
import { requireNoSplitDestination } from '../../contact-details/public-text.ts'
import type { Db } from '../../db/database.ts'
import { findRecentTexts, insertMessage, type NewMessage } from './dispute-writing-queries.ts'

/** Adds a message to a locked dispute unless it continues a payment request of its author. */
export async function addMessage(tx: Db, id: number, author: DisputeAuthor, message: NewMessage): Promise<void> {
  requireNoSplitDestination('message', await findRecentTexts(tx, id, author), message.text)
  await insertMessage(tx, id, author, message)
}
