import type { Guard } from './guards.ts'

const CHATS = 'src/features/chats/chats.test.ts'
const NOTICES = 'src/features/chats/chat-notices.test.ts'
const POLICY = 'src/features/chats/chats-policy.ts'
const SERVICE = 'src/features/chats/chats-service.ts'
const QUERIES = 'src/features/chats/chats-queries.ts'

/** Guards of decision 052: who writes to whom, and what. */
export const chatGuards: Guard[] = [
  {
    name: 'nobody asks about hidden listings',
    file: POLICY,
    guard: 'if (!product?.is_public) throw',
    without: 'if (!product) throw',
    tests: CHATS,
    named: 'own or hidden listing',
  },
  {
    name: 'messages of chats contain no contact details',
    file: SERVICE,
    guard: '  requirePublicTexts({ message: text })\n',
    without: '',
    tests: CHATS,
    named: 'is rejected at its field',
  },
  {
    name: 'chats about sold listings are closed',
    file: POLICY,
    guard: "chat.is_sold ? 'sold' : 'open'",
    without: "'open'",
    tests: CHATS,
    named: 'is sold, except while',
  },
  {
    name: 'a takedown closes chats',
    file: POLICY,
    guard: "  if (chat.is_taken_down) return 'removed'\n",
    without: '',
    tests: CHATS,
    named: 'with a takedown',
  },
  {
    name: 'only open orders of the two keep a chat open',
    file: QUERIES,
    guard: "      .whereRef('o.buyer_id', '=', 'c.buyer_id')\n",
    without: '',
    tests: CHATS,
    named: 'is sold, except while',
  },
  {
    name: 'blocked people cannot write',
    file: POLICY,
    guard: "  if (chat.is_unavailable) return 'unavailable'\n",
    without: '',
    tests: CHATS,
    named: 'keeps both from writing',
  },
  {
    name: 'a blocked person cannot end the block',
    file: 'src/features/blocks/blocks-queries.ts',
    guard: ".where('blocker_id', '=', blockerId).where('blocked_id', '=', blockedId)",
    without: ".where('blocker_id', 'in', [blockerId, blockedId])",
    tests: CHATS,
    named: 'cannot be ended by the blocked side',
  },
  {
    name: 'nobody reads chats of others',
    file: QUERIES,
    guard: '    .where(isBetween(userId))\n    .select([',
    without: '    .select([',
    tests: 'test/authorization/matrix.test.ts',
    named: 'getChat',
  },
  {
    name: 'accounts start few chats a day',
    file: SERVICE,
    guard: '  await enforceLimit(db, chatLimit, String(userId))\n',
    without: '',
    tests: NOTICES,
    named: 'limited number of chats',
  },
  {
    name: 'accounts send few messages at once',
    file: SERVICE,
    guard: '  if (!(await hasResponse(db, attempt))) await enforceLimit(db, messageLimit, String(userId))\n',
    without: '',
    tests: NOTICES,
    named: 'limited number of messages',
  },
  {
    name: 'a chat has one email until it is read',
    file: SERVICE,
    guard: '  if (readId >= chat.last_id) await',
    without: '  await',
    tests: NOTICES,
    named: 'cause one email',
  },
  {
    name: 'what was read causes no email',
    file: SERVICE,
    guard: '    if (readId === chat.last_id) await recallNotice(tx, id, userId)\n',
    without: '',
    tests: NOTICES,
    named: 'once they are read',
  },
]
