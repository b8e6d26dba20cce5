import { defineCall } from './call.ts'

/** Lists the chats of the signed-in person, as buyer and as seller: unread ones first, then the latest message first. */
export const listChats = defineCall({
  name: 'listChats',
  method: 'GET',
  path: '/v1/chats',
  access: 'bearer',
  suspended: true,
  summary:
    "List the signed-in person's chats about listings, as buyer and as seller: unread ones first, then those with the newest message.",
  schemas: async () => (await import('./chats-schemas.ts')).listChatsSchemas,
})

/** Returns a chat with its messages to its two sides; a 404 for everyone else (PRIVACY-3). */
export const getChat = defineCall({
  name: 'getChat',
  method: 'GET',
  path: '/v1/chats/:id',
  access: 'bearer',
  suspended: true,
  summary: 'Get a chat with its newest 200 messages, oldest first, for its buyer and seller; 404 for others.',
  schemas: async () => (await import('./chats-schemas.ts')).getChatSchemas,
})

/**
 * Writes to the seller of a product, in the chat that the buyer has or in a new one (CHAT-1). Errors: 404, 409 for one's
 * own product and with the reason if the chat is closed, 422 for contact details (CONTACT-1), 429 (CHAT-5).
 */
export const startChat = defineCall({
  name: 'startChat',
  method: 'POST',
  path: '/v1/chats',
  access: 'bearer',
  isIdempotent: true,
  summary:
    'Ask the seller of a product, in a new chat or the one that exists: there is one for each product and buyer. Contact details, links and payment requests are rejected.',
  status: 201,
  schemas: async () => (await import('./chats-schemas.ts')).startChatSchemas,
})

/** Sends a message in a chat as one of its sides. Errors: 409 with the reason if it is closed, 422, 429, 404 for others. */
export const sendChatMessage = defineCall({
  name: 'sendChatMessage',
  method: 'POST',
  path: '/v1/chats/:id/messages',
  access: 'bearer',
  isIdempotent: true,
  summary:
    'Send a message in a chat as its buyer or seller; 409 with the reason if it is closed. Contact details, links and payment requests are rejected. Returns the whole chat.',
  schemas: async () => (await import('./chats-schemas.ts')).sendChatMessageSchemas,
})

/** Marks the messages of a chat as read, up to the one given; later ones stay unread. */
export const markChatRead = defineCall({
  name: 'markChatRead',
  method: 'POST',
  path: '/v1/chats/:id/read',
  access: 'bearer',
  suspended: true,
  summary: 'Mark the messages of a chat up to `message_id` as read.',
  schemas: async () => (await import('./chats-schemas.ts')).markChatReadSchemas,
})

/** Blocks the other side of a chat: neither can write to the other about any listing (CHAT-4). */
export const blockChat = defineCall({
  name: 'blockChat',
  method: 'POST',
  path: '/v1/chats/:id/block',
  access: 'bearer',
  summary: 'Block the other side of a chat: neither of the two can write to the other about any listing.',
  schemas: async () => (await import('./chats-schemas.ts')).blockChatSchemas,
})

/** Ends the caller's block of the other side of a chat. */
export const unblockChat = defineCall({
  name: 'unblockChat',
  method: 'POST',
  path: '/v1/chats/:id/unblock',
  access: 'bearer',
  summary: "End one's block of the other side of a chat.",
  schemas: async () => (await import('./chats-schemas.ts')).unblockChatSchemas,
})
