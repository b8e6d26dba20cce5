import { chatPath } from '@closyyy/contract/paths'
import type { Db } from '../../db/database.ts'
import { enqueueMessage, greetingOf, recallMessages } from '../outbox/outbox-service.ts'
import { findNotice } from './chat-writing-queries.ts'

/** How long a message stays unread before its reader gets an email. */
const UNREAD_SECONDS = 600

const noticeKey = (chatId: number, readerId: number) => `chat:${chatId}:${readerId}`

/** Enqueues the email about unread messages in the caller's transaction; reading recalls it (CHAT-6). */
export async function notifyOfUnread(tx: Db, chatId: number, readerId: number, publicUrl: string): Promise<void> {
  const { email, locale, writer, title, ...reader } = await findNotice(tx, chatId, readerId)
  await enqueueMessage(tx, {
    channel: 'email',
    to: email,
    template: 'chat-message',
    locale,
    recall: { key: noticeKey(chatId, readerId), seconds: UNREAD_SECONDS },
    values: { name: greetingOf(reader), other: writer, title, link: `${publicUrl}${chatPath(chatId)}` },
  })
}

export function recallNotice(tx: Db, chatId: number, readerId: number): Promise<void> {
  return recallMessages(tx, noticeKey(chatId, readerId))
}
