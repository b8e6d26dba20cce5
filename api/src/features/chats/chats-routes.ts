import * as calls from '@closyyy/contract/chats-calls'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../app-context.ts'
import { route } from '../../http/route.ts'
import { DAY } from '../../time.ts'
import { type ChatsContext, getChat, listChats, markRead, sendMessage, setBlock, startChat } from './chats-service.ts'

export function registerChats(app: FastifyInstance, { db, settings }: AppContext): void {
  const { limits, publicUrl } = settings
  const context: ChatsContext = {
    db,
    publicUrl,
    chatLimit: { name: 'chats-account', max: limits.chatsPerAccount, seconds: DAY },
    messageLimit: { name: 'chat-messages-account', max: limits.chatMessagesPerAccount, seconds: 600 },
  }
  route(app, calls.listChats, ({ account, query }) => listChats(context, account.id, query))
  route(app, calls.getChat, ({ account, params }) => getChat(context, account.id, params.id))
  route(app, calls.startChat, ({ account, body, idempotencyKey: key }) =>
    startChat(context, account.id, body.product_id, { text: body.message, key }),
  )
  route(app, calls.sendChatMessage, ({ account, params, body, idempotencyKey: key }) =>
    sendMessage(context, account.id, params.id, { text: body.message, key }),
  )
  route(app, calls.markChatRead, ({ account, params, body }) =>
    markRead(context, account.id, params.id, body.message_id),
  )
  route(app, calls.blockChat, ({ account, params }) => setBlock(context, account.id, params.id, true))
  route(app, calls.unblockChat, ({ account, params }) => setBlock(context, account.id, params.id, false))
}
