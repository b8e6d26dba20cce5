import { MAX_CHAT_MESSAGE_LENGTH, MAX_CHAT_MESSAGES } from '@closyyy/contract/chats'
import type { ChatPage, ChatThread } from '@closyyy/contract/chats-schemas'
import { cleanText } from '@closyyy/contract/text-rules'
import { requireNoSplitPhone, requirePublicTexts } from '../../contact-details/public-text.ts'
import type { Db } from '../../db/database.ts'
import { transact } from '../../db/transact.ts'
import { fieldError } from '../../http/app-error.ts'
import { type Attempt, hasResponse, runOnce } from '../../idempotency.ts'
import { MAX_COUNTED, type Paging, pageMeta } from '../../pagination.ts'
import { block, unblock } from '../blocks/blocks-service.ts'
import { enforceLimit, type Limit } from '../limits/limits-service.ts'
import { notifyOfUnread, recallNotice } from './chat-notices.ts'
import { presentChat } from './chat-response.ts'
import {
  findRecentTexts,
  insertChat,
  insertMessage,
  type LockedChat,
  lockChat,
  updateRead,
} from './chat-writing-queries.ts'
import { noSuchChat, requireAskable, requireOpen } from './chats-policy.ts'
import { countChats, findAskedProduct, findChat, findChatOf, findChats, findMessages } from './chats-queries.ts'

export interface ChatsContext {
  db: Db
  chatLimit: Limit
  messageLimit: Limit
  publicUrl: string
}

/** A message as received; a repeated key returns the first response. */
export interface Sent {
  text: string
  key: string | undefined
}

export async function listChats({ db }: ChatsContext, userId: number, paging: Paging): Promise<ChatPage> {
  const { page, per_page } = paging
  const rows = await findChats(db, userId, per_page, (page - 1) * per_page)
  const meta = await pageMeta(rows.length, paging, () => countChats(db, userId, MAX_COUNTED + 1))
  return { data: rows.map(presentChat), ...meta }
}

/** @throws AppError `not-found` for everyone but its two sides */
export async function getChat({ db }: Pick<ChatsContext, 'db'>, userId: number, id: number): Promise<ChatThread> {
  const row = await findChat(db, id, userId)
  if (!row) throw noSuchChat()
  return { ...presentChat(row), messages: await findMessages(db, id, MAX_CHAT_MESSAGES) }
}

function requireText(written: string): string {
  const text = cleanText(written)
  if (text === '') throw fieldError('message', 'chat.message-required')
  if (text.length > MAX_CHAT_MESSAGE_LENGTH)
    throw fieldError('message', 'text.too-long', { count: MAX_CHAT_MESSAGE_LENGTH })
  requirePublicTexts({ message: text })
  return text
}

const otherOf = ({ buyer_id, seller_id }: LockedChat, userId: number) => (userId === buyer_id ? seller_id : buyer_id)

async function requireChat(tx: Db, id: number, userId: number): Promise<LockedChat> {
  const chat = await lockChat(tx, id, userId)
  if (!chat) throw noSuchChat()
  return chat
}

async function append(tx: Db, { publicUrl }: ChatsContext, userId: number, chatId: number, text: string) {
  const chat = await requireChat(tx, chatId, userId)
  requireNoSplitPhone('message', await findRecentTexts(tx, chatId, userId), text)
  await insertMessage(tx, chat, userId, text)
  // Checked last, because a new chat is found by its first message.
  const row = await findChat(tx, chatId, userId)
  if (!row) throw noSuchChat()
  requireOpen(row)
  await recallNotice(tx, chatId, userId)
  const readId = userId === chat.buyer_id ? chat.seller_read_id : chat.buyer_read_id
  if (readId >= chat.last_id) await notifyOfUnread(tx, chatId, otherOf(chat, userId), publicUrl)
}

/** Counts a message, but not one that was sent before with its key. @returns the attempt to send it */
async function countAttempt(
  { db, messageLimit }: ChatsContext,
  userId: number,
  to: object,
  { text, key }: Sent,
): Promise<Attempt> {
  const attempt = { owner: `chat:${userId}`, key, body: { ...to, text }, arrivedAt: new Date() }
  if (!(await hasResponse(db, attempt))) await enforceLimit(db, messageLimit, String(userId))
  return attempt
}

/** Sends a message once for each key (CHAT-7). */
async function sendOnce(
  context: ChatsContext,
  userId: number,
  attempt: Attempt,
  text: string,
  openChat: (tx: Db) => Promise<number>,
): Promise<ChatThread> {
  const id = await transact(context.db, tx =>
    runOnce(tx, attempt, async () => {
      const chatId = await openChat(tx)
      await append(tx, context, userId, chatId, text)
      return chatId
    }),
  )
  return getChat(context, userId, id)
}

/** Writes to the seller of a product, in the chat that the buyer has about it or in a new one (CHAT-1). */
export async function startChat(
  context: ChatsContext,
  userId: number,
  productId: number,
  sent: Sent,
): Promise<ChatThread> {
  const { db, chatLimit } = context
  const text = requireText(sent.text)
  const attempt = await countAttempt(context, userId, { product_id: productId }, { ...sent, text })
  const existing = await findChatOf(db, productId, userId)
  if (existing !== undefined) return sendOnce(context, userId, attempt, text, async () => existing)
  const product = await findAskedProduct(db, productId)
  requireAskable(product, userId)
  await enforceLimit(db, chatLimit, String(userId))
  const chat = { product_id: productId, buyer_id: userId, seller_id: product.seller_id }
  return sendOnce(context, userId, attempt, text, tx => insertChat(tx, chat))
}

export async function sendMessage(context: ChatsContext, userId: number, id: number, sent: Sent): Promise<ChatThread> {
  const text = requireText(sent.text)
  const attempt = await countAttempt(context, userId, { chat_id: id }, { ...sent, text })
  return sendOnce(context, userId, attempt, text, async () => id)
}

/** Marks the messages up to one as read; later ones stay unread and are still notified of. */
export function markRead({ db }: ChatsContext, userId: number, id: number, messageId: number): Promise<null> {
  return transact(db, async tx => {
    const chat = await requireChat(tx, id, userId)
    const column = userId === chat.buyer_id ? 'buyer_read_id' : 'seller_read_id'
    const readId = Math.min(messageId, chat.last_id)
    if (readId <= chat[column]) return null
    await updateRead(tx, id, column, readId)
    if (readId === chat.last_id) await recallNotice(tx, id, userId)
    return null
  })
}

/** Blocks the other side of a chat, or ends that (CHAT-4). */
export async function setBlock(
  { db }: ChatsContext,
  userId: number,
  id: number,
  isBlocked: boolean,
): Promise<ChatThread> {
  await transact(db, async tx => {
    const other = otherOf(await requireChat(tx, id, userId), userId)
    if (!isBlocked) return unblock(tx, userId, other)
    await block(tx, userId, other)
    await recallNotice(tx, id, userId)
  })
  return getChat({ db }, userId, id)
}
