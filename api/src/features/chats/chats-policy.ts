import type { ChatState } from '@closyyy/contract/chats'
import { AppError } from '../../http/app-error.ts'
import type { MessageId } from '../../messages/response-message.ts'

export interface ChatCircumstances {
  /** The caller blocked the other side. */
  is_blocking: boolean
  /** The other side blocked the caller, is suspended or deleted their account. */
  is_unavailable: boolean
  is_taken_down: boolean
  is_deleted: boolean
  is_sold: boolean
  /** An order of the two with the product is neither completed nor cancelled. */
  has_open_order: boolean
}

/** Returns whether the caller may write, or why not (CHAT-3, CHAT-4). */
export function chatStateOf(chat: ChatCircumstances): ChatState {
  if (chat.is_blocking) return 'blocked'
  if (chat.is_unavailable) return 'unavailable'
  if (chat.is_taken_down) return 'removed'
  if (chat.has_open_order) return 'open'
  if (chat.is_deleted) return 'removed'
  return chat.is_sold ? 'sold' : 'open'
}

const closedMessages = {
  sold: 'chat.sold',
  removed: 'chat.removed',
  blocked: 'chat.blocked',
  unavailable: 'chat.unavailable',
} as const satisfies Record<Exclude<ChatState, 'open'>, MessageId>

/** @throws AppError `conflict` with the reason if the chat is closed */
export function requireOpen(chat: ChatCircumstances): void {
  const state = chatStateOf(chat)
  if (state !== 'open') throw new AppError('conflict', closedMessages[state])
}

export const noSuchChat = () => new AppError('not-found', 'chat.not-found')

/** @throws AppError unless the product is public and another person's (CHAT-1) */
export function requireAskable(
  product: { seller_id: number; is_public: boolean } | undefined,
  userId: number,
): asserts product {
  if (product?.seller_id === userId) throw new AppError('conflict', 'chat.own-product')
  if (!product?.is_public) throw new AppError('not-found', 'product.not-found')
}
