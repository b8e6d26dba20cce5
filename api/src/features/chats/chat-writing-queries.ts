import { MAX_SPLIT_MESSAGES, SPLIT_SECONDS } from '../../contact-details/split-numbers.ts'
import type { Db } from '../../db/database.ts'
import { daysAgo, now, secondsAgo } from '../../db/expressions.ts'

/** A chat in which a person writes, locked. */
export interface LockedChat {
  id: number
  product_id: number
  buyer_id: number
  seller_id: number
  answered_at: string | null
  last_id: number
  buyer_read_id: number
  seller_read_id: number
}

/** Locks a chat of this person until the transaction ends, so that its messages are serialised. */
export function lockChat(tx: Db, id: number, userId: number): Promise<LockedChat | undefined> {
  return tx
    .selectFrom('chats')
    .select(['id', 'product_id', 'buyer_id', 'seller_id', 'answered_at', 'last_id', 'buyer_read_id', 'seller_read_id'])
    .where('id', '=', id)
    .where(({ eb, or }) => or([eb('buyer_id', '=', userId), eb('seller_id', '=', userId)]))
    .forNoKeyUpdate()
    .executeTakeFirst()
}

/** Inserts the chat of a buyer about a product unless it exists. @returns its id */
export async function insertChat(
  tx: Db,
  chat: { product_id: number; buyer_id: number; seller_id: number },
): Promise<number> {
  const inserted = await tx
    .insertInto('chats')
    .values(chat)
    .onConflict(conflict => conflict.columns(['product_id', 'buyer_id']).doUpdateSet({ seller_id: chat.seller_id }))
    .returning('id')
    .executeTakeFirstOrThrow()
  return inserted.id
}

/** Returns what somebody wrote last that a message of theirs may continue, oldest first. */
export async function findRecentTexts(tx: Db, chatId: number, authorId: number): Promise<string[]> {
  const rows = await tx
    .selectFrom('chat_messages')
    .select('body')
    .where('chat_id', '=', chatId)
    .where('author_id', '=', authorId)
    .where('created_at', '>', secondsAgo(SPLIT_SECONDS))
    .orderBy('id', 'desc')
    .limit(MAX_SPLIT_MESSAGES)
    .execute()
  return rows.map(({ body }) => body).reverse()
}

/** Adds a message, which its author has read. @returns its id */
export async function insertMessage(
  tx: Db,
  { id: chat_id, seller_id, answered_at }: LockedChat,
  author_id: number,
  body: string,
): Promise<number> {
  const { id } = await tx
    .insertInto('chat_messages')
    .values({ chat_id, author_id, body, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  const isSeller = author_id === seller_id
  await tx
    .updateTable('chats')
    .set({
      last_id: id,
      last_at: now,
      ...(isSeller ? { seller_read_id: id } : { buyer_read_id: id }),
      ...(isSeller && answered_at === null && { answered_at: now }),
    })
    .where('id', '=', chat_id)
    .execute()
  return id
}

export async function updateRead(
  tx: Db,
  chatId: number,
  column: 'buyer_read_id' | 'seller_read_id',
  messageId: number,
): Promise<void> {
  await tx
    .updateTable('chats')
    .set({ [column]: messageId })
    .where('id', '=', chatId)
    .execute()
}

/** Returns the reader of a message and what its notice names. */
export function findNotice(tx: Db, chatId: number, readerId: number) {
  return tx
    .selectFrom('chats as c')
    .innerJoin('products as p', 'p.id', 'c.product_id')
    .innerJoin('users as r', join => join.on('r.id', '=', readerId))
    .innerJoin('users as w', join =>
      join.on(({ and, eb, or, ref }) =>
        and([
          or([eb('w.id', '=', ref('c.buyer_id')), eb('w.id', '=', ref('c.seller_id'))]),
          eb('w.id', '<>', readerId),
        ]),
      ),
    )
    .select(['r.email', 'r.first_name', 'r.username', 'r.locale', 'w.username as writer', 'p.title'])
    .where('c.id', '=', chatId)
    .executeTakeFirstOrThrow()
}

/** Deletes chats a year after their last message. */
export async function deleteOldChats(db: Db): Promise<void> {
  await db.deleteFrom('chats').where('last_at', '<', daysAgo(365)).execute()
}
