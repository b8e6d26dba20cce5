/** Maximum characters of a message (CHAT-2). */
export const MAX_CHAT_MESSAGE_LENGTH = 1_000

/** Maximum messages that a chat returns, the newest ones. */
export const MAX_CHAT_MESSAGES = 200

/**
 * Whether the caller may write: `sold` without an open order of the two, `removed` with the listing (CHAT-3), `blocked` by
 * the caller, `unavailable` if the other side blocked them or can no longer answer (CHAT-4).
 */
export const chatStates = ['open', 'sold', 'removed', 'blocked', 'unavailable'] as const
export type ChatState = (typeof chatStates)[number]
