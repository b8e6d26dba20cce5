import * as z from '@closyyy/contract/schema'
import { chatStates, MAX_CHAT_MESSAGE_LENGTH } from './chats.ts'
import { message } from './messages.ts'
import { pageOf, pageQuery } from './pagination-schemas.ts'
import { Photo } from './photos-schemas.ts'
import { Id, IdText, Rupees, Timestamp } from './scalars.ts'

const ChatMessage = z.object({
  id: Id,
  author_id: Id,
  /** Plain text of at most `MAX_CHAT_MESSAGE_LENGTH` characters. */
  message: z.string(),
  created_at: Timestamp,
})

const Side = z.object({ id: Id, name: z.string(), profile_picture: z.nullable(z.string()) })

/** A buyer's and a seller's messages about a product, as listed: with the newest one. */
export const Chat = z.object({
  id: Id,
  product: z.object({
    id: Id,
    title: z.string(),
    brand_name: z.nullable(z.string()),
    price: Rupees,
    sold: z.boolean(),
    /** Null without photos. */
    photo: z.nullable(Photo),
    /** False once its page is a 404. */
    is_public: z.boolean(),
    /** True if a buyer may make an offer now. */
    takes_offers: z.boolean(),
  }),
  seller: Side,
  buyer: Side,
  state: z.enum(chatStates),
  /** True if the other side wrote after the last message that the caller read. */
  is_unread: z.boolean(),
  last_message: ChatMessage,
})
export type Chat = z.infer<typeof Chat>

/** A chat with its newest `MAX_CHAT_MESSAGES` messages, oldest first. */
export const ChatThread = z.extend(Chat, { messages: z.array(ChatMessage) })
export type ChatThread = z.infer<typeof ChatThread>

export const ChatPage = pageOf(Chat)
export type ChatPage = z.infer<typeof ChatPage>

const Message = z
  .string(message('chat.message-required'))
  .check(
    z.trim(),
    z.minLength(1, message('chat.message-required')),
    z.maxLength(MAX_CHAT_MESSAGE_LENGTH, message('text.too-long')),
  )

const params = z.object({ id: IdText })

export const listChatsSchemas = { query: z.object(pageQuery), data: ChatPage }

export const getChatSchemas = { params, data: ChatThread }

export const startChatSchemas = { body: z.object({ product_id: Id, message: Message }), data: ChatThread }

export const sendChatMessageSchemas = { params, body: z.object({ message: Message }), data: ChatThread }

export const markChatReadSchemas = {
  params,
  body: z.object({
    /** The newest message that the caller saw. */
    message_id: Id,
  }),
  data: z.null(),
}

export const blockChatSchemas = { params, data: ChatThread }

export const unblockChatSchemas = { params, data: ChatThread }
