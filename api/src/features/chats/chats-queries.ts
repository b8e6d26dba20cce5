import { type ExpressionBuilder, expressionBuilder } from 'kysely'
import { jsonObjectFrom } from 'kysely/helpers/postgres'
import type { Db } from '../../db/database.ts'
import { isFuture } from '../../db/expressions.ts'
import { isInForce } from '../../db/open-suspension.ts'
import { isPublicProduct } from '../../db/public-product.ts'
import type { Tables } from '../../db/tables.ts'
import type { StoredPhoto } from '../photos/photo-response.ts'
import type { ChatCircumstances } from './chats-policy.ts'

export interface ChatRow extends ChatCircumstances {
  id: number
  product_id: number
  title: string
  brand_name: string | null
  price_paisa: number
  photo: StoredPhoto | null
  is_public: boolean
  takes_offers: boolean
  seller_id: number
  seller_name: string
  seller_picture: string | null
  buyer_id: number
  buyer_name: string
  buyer_picture: string | null
  is_unread: boolean
  last_id: number
  last_author_id: number
  last_message: string
  last_at: string
}

export interface ChatMessageRow {
  id: number
  author_id: number
  message: string
  created_at: string
}

type ChatTables = Tables & { c: Tables['chats']; p: Tables['products']; s: Tables['users'] }

const eb: ExpressionBuilder<ChatTables, 'c' | 'p' | 's'> = expressionBuilder()

const isBetween = (userId: number) => eb.or([eb('c.buyer_id', '=', userId), eb('c.seller_id', '=', userId)])

const otherOf = (userId: number) =>
  eb.case().when('c.buyer_id', '=', userId).then(eb.ref('c.seller_id')).else(eb.ref('c.buyer_id')).end()

const isUnread = (userId: number) =>
  eb(
    eb.case().when('c.buyer_id', '=', userId).then(eb.ref('c.buyer_read_id')).else(eb.ref('c.seller_read_id')).end(),
    '<',
    eb.ref('c.last_id'),
  ).$castTo<boolean>()

const hasOpenOrder = eb
  .exists(
    eb
      .selectFrom('order_items as i')
      .innerJoin('orders as o', 'o.id', 'i.order_id')
      .select('o.id')
      .whereRef('i.product_id', '=', 'c.product_id')
      .whereRef('o.buyer_id', '=', 'c.buyer_id')
      .where('o.status', 'in', ['pending', 'shipped', 'delivered']),
  )
  .$castTo<boolean>()

const isBlocked = (blocker: ReturnType<typeof otherOf> | number, blocked: ReturnType<typeof otherOf> | number) =>
  eb
    .exists(
      eb
        .selectFrom('blocks as x')
        .select('x.blocker_id')
        .where('x.blocker_id', '=', blocker)
        .where('x.blocked_id', '=', blocked),
    )
    .$castTo<boolean>()

const cannotAnswer = (other: ReturnType<typeof otherOf>) =>
  eb.or([
    eb.exists(eb.selectFrom('closed_accounts as a').select('a.user_id').where('a.user_id', '=', other)),
    eb.exists(eb.selectFrom('deletion_requests as a').select('a.user_id').where('a.user_id', '=', other)),
    eb.exists(eb.selectFrom('suspensions as p').select('p.id').where('p.user_id', '=', other).where(isInForce)),
  ])

function selectChats(db: Db, userId: number) {
  return db
    .selectFrom('chats as c')
    .innerJoin('products as p', 'p.id', 'c.product_id')
    .innerJoin('users as s', 's.id', 'c.seller_id')
    .innerJoin('users as u', 'u.id', 'c.buyer_id')
    .innerJoin('chat_messages as m', 'm.id', 'c.last_id')
    .leftJoin('brands as b', 'b.id', 'p.brand_id')
    .where(isBetween(userId))
    .select([
      'c.id',
      'c.product_id',
      'p.title',
      'p.price_paisa',
      'p.sold as is_sold',
      'c.seller_id',
      's.username as seller_name',
      's.profile_picture as seller_picture',
      'c.buyer_id',
      'u.username as buyer_name',
      'u.profile_picture as buyer_picture',
      'c.last_id',
      'm.author_id as last_author_id',
      'm.body as last_message',
      'm.created_at as last_at',
    ])
    .select(({ fn, ref, and, not, selectFrom }) => [
      fn.coalesce('b.name', 'p.custom_brand').as('brand_name'),
      jsonObjectFrom(
        selectFrom('photos as f')
          .select(['f.id', 'f.key', 'f.width', 'f.height', 'f.placeholder'])
          .whereRef('f.product_id', '=', 'c.product_id')
          .where('f.position', '=', 0),
      ).as('photo'),
      isPublicProduct.$castTo<boolean>().as('is_public'),
      and([ref('p.on_sale'), ref('p.allow_offers'), not(isFuture(ref('s.vacation_until')))])
        .$castTo<boolean>()
        .as('takes_offers'),
      eb('p.taken_down_at', 'is not', null).$castTo<boolean>().as('is_taken_down'),
      eb('p.deleted_at', 'is not', null).$castTo<boolean>().as('is_deleted'),
      hasOpenOrder.as('has_open_order'),
      isBlocked(userId, otherOf(userId)).as('is_blocking'),
      eb
        .or([isBlocked(otherOf(userId), userId), cannotAnswer(otherOf(userId))])
        .$castTo<boolean>()
        .as('is_unavailable'),
      isUnread(userId).as('is_unread'),
    ])
}

/** Returns a page of a person's chats: unread ones first, then the latest message first. */
export function findChats(db: Db, userId: number, limit: number, offset: number): Promise<ChatRow[]> {
  return selectChats(db, userId)
    .orderBy(isUnread(userId), 'desc')
    .orderBy('c.last_at', 'desc')
    .orderBy('c.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
}

export async function countChats(db: Db, userId: number, max: number): Promise<number> {
  const { total } = await db
    .selectFrom(db.selectFrom('chats as c').select('c.id').where(isBetween(userId)).limit(max).as('counted'))
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}

/** Returns a chat of this person. */
export function findChat(db: Db, id: number, userId: number): Promise<ChatRow | undefined> {
  return selectChats(db, userId).where('c.id', '=', id).executeTakeFirst()
}

/** Returns the newest messages, oldest first. */
export async function findMessages(db: Db, chatId: number, max: number): Promise<ChatMessageRow[]> {
  const rows = await db
    .selectFrom('chat_messages')
    .select(['id', 'author_id', 'body as message', 'created_at'])
    .where('chat_id', '=', chatId)
    .orderBy('id', 'desc')
    .limit(max)
    .execute()
  return rows.reverse()
}

/** Returns the product of a first question. */
export function findAskedProduct(db: Db, id: number) {
  return db
    .selectFrom('products as p')
    .select(['p.id', 'p.seller_id'])
    .select(isPublicProduct.$castTo<boolean>().as('is_public'))
    .where('p.id', '=', id)
    .executeTakeFirst()
}

export async function findChatOf(db: Db, productId: number, buyerId: number): Promise<number | undefined> {
  const chat = await db
    .selectFrom('chats')
    .select('id')
    .where('product_id', '=', productId)
    .where('buyer_id', '=', buyerId)
    .executeTakeFirst()
  return chat?.id
}
