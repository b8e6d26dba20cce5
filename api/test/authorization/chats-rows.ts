import * as chats from '@closyyy/contract/chats-calls'
import { createReport } from '@closyyy/contract/reports-calls'
import { row, signedIn } from './row.ts'

const message = 'Does it have flaws?'

/** The counterparty asks the owner. */
export const chatsRows = [
  row(chats.startChat, [401, 201, 409, 201, 201], async fixture => ({
    body: { product_id: await fixture.product(), message },
  })),
  row(chats.listChats, signedIn, {}),
  row(chats.getChat, [401, 404, 200, 200, 404], async fixture => ({ params: { id: (await fixture.chat()).id } })),
  row(chats.sendChatMessage, [401, 404, 200, 200, 404], async fixture => ({
    params: { id: (await fixture.chat()).id },
    body: { message },
  })),
  row(chats.markChatRead, [401, 404, 200, 200, 404], async fixture => {
    const { id, last_message } = await fixture.chat()
    return { params: { id }, body: { message_id: last_message.id } }
  }),
  row(chats.blockChat, [401, 404, 200, 200, 404], async fixture => ({ params: { id: (await fixture.chat()).id } })),
  row(chats.unblockChat, [401, 404, 200, 200, 404], async fixture => ({ params: { id: (await fixture.chat()).id } })),
  row(
    createReport,
    [401, 404, 201, 403, 404],
    async fixture => ({
      body: {
        object_type: 'chat-message' as const,
        object_id: (await fixture.chat()).last_message.id,
        reason: 'scam' as const,
      },
    }),
    'of a message in a chat',
  ),
]
