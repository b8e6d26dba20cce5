import {
  blockChat,
  getChat,
  listChats,
  markChatRead,
  sendChatMessage,
  unblockChat,
} from '@closyyy/contract/chats-calls'
import type { ChatThread } from '@closyyy/contract/chats-schemas'
import { createReport } from '@closyyy/contract/reports-calls'
import { aPage } from '@closyyy/testing/builders'
import { createFakeServer, failure, noNetwork, success } from '@closyyy/testing/fake-server'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aChat, aChatThread } from '../../test/chat.ts'
import { openHub } from '../../test/open-hub.tsx'
// Preloads lazy modules, so that no test waits for them.
import '../components/hub-layout.tsx'
import './messages-page.tsx'

const PATH = '/seller/messages'

function serverWith(thread: ChatThread) {
  const server = createFakeServer()
  server.respondTo(listChats, aPage([aChat({ is_unread: thread.is_unread, state: thread.state })]))
  server.respondTo(getChat, thread)
  return server
}

const box = () => screen.getByLabelText<HTMLTextAreaElement>('Your message')
const send = () => screen.getByRole('button', { name: 'Send message' })

test('lists chats with their writer, item and newest message, unread ones marked', async () => {
  const server = createFakeServer()
  const read = aChat({ id: 52, buyer: { id: 8, name: 'sana', profile_picture: null } })
  server.respondTo(listChats, aPage([aChat({ is_unread: true }), read]))
  await openHub(PATH, server)
  const list = await screen.findByRole('list', { name: 'Conversations' })
  const [first, second] = within(list).getAllByRole('link')
  expect(first?.textContent).toContain('hinaLawn kurtaIs it lined?')
  expect(first?.textContent).toContain('New')
  expect(second?.textContent).not.toContain('New')
  expect(first?.getAttribute('href')).toBe(`${PATH}?chat=51`)
  expect(screen.getByText('Choose a conversation to read it')).toBeDefined()
})

test('shows an empty list with a way out, and a failed one with a retry', async () => {
  const server = createFakeServer()
  server.respondTo(listChats, noNetwork)
  const { user } = await openHub(PATH, server)
  expect(await screen.findByText('We couldn’t load your messages.')).toBeDefined()
  server.respondTo(listChats, aPage([]))
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('No messages yet')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Start shopping' }).getAttribute('href')).toBe('/search')
})

test('marks what it shows as read, once', async () => {
  const server = serverWith(aChatThread({ is_unread: true }))
  const marked: unknown[] = []
  server.respondTo(markChatRead, ({ body }) => {
    marked.push(body)
    server.respondTo(getChat, aChatThread())
    return success(markChatRead, null)
  })
  await openHub(`${PATH}?chat=51`, server)
  expect(await screen.findByText('hina is asking you')).toBeDefined()
  await waitFor(() => expect(marked).toEqual([{ message_id: 61 }]))
})

// CHAT-7
test('sends a message, and a retry of it with the same key', async () => {
  const server = serverWith(aChatThread())
  server.respondTo(sendChatMessage, noNetwork)
  const { user } = await openHub(`${PATH}?chat=51`, server)
  await user.type(await screen.findByLabelText('Your message'), 'Yes, it is.')
  await user.click(send())
  expect((await screen.findByRole('alert')).textContent).toBe('We couldn’t send your message. Please try again.')
  expect(box().value).toBe('Yes, it is.')
  const answer = { id: 62, author_id: 7, message: 'Yes, it is.', created_at: '2026-01-15T09:40:00Z' }
  const { messages } = aChatThread()
  server.respondTo(sendChatMessage, () => {
    server.respondTo(getChat, aChatThread({ messages: [...messages, answer], last_message: answer }))
    return success(sendChatMessage, aChatThread({ messages: [...messages, answer], last_message: answer }))
  })
  await user.click(send())
  await waitFor(() => expect(box().value).toBe(''))
  const entries = within(screen.getByRole('list', { name: 'Conversation about Lawn kurta' })).getAllByRole('listitem')
  expect(entries.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Is it lined?'),
    expect.stringContaining('Yes, it is.'),
  ])
})

// UI-2, CHAT-7
test('says that a message was not sent after its chat was left, and sends it again with the same key', async () => {
  const server = serverWith(aChatThread())
  const response = Promise.withResolvers<Response>()
  server.respondTo(sendChatMessage, () => response.promise)
  const { user, toasts } = await openHub(`${PATH}?chat=51`, server)
  await user.type(await screen.findByLabelText('Your message'), 'Yes, it is.')
  await user.click(send())
  await user.click(screen.getByRole('link', { name: 'All messages' }))
  await waitFor(() => expect(screen.queryByLabelText('Your message')).toBeNull())
  response.reject(new TypeError('The network is gone.'))
  await waitFor(() =>
    expect(toasts.map(({ message }) => message)).toEqual(['We couldn’t send your message. Please try again.']),
  )
  await user.click(screen.getByRole('link', { name: /Lawn kurta/ }))
  expect((await screen.findByLabelText<HTMLTextAreaElement>('Your message')).value).toBe('Yes, it is.')
  await user.click(send())
  const keys = () =>
    server.requests.filter(({ name }) => name === 'sendChatMessage').map(request => request.idempotencyKey)
  await waitFor(() => expect(keys()).toHaveLength(2))
  expect(keys()[1]).toBe(keys()[0])
})

// UI-16
test.each([
  ['stays at earlier messages when one of the other side arrives', 9, 100, 100],
  ['follows the messages of the other side at the end of the list', 9, 680, 1000],
  ['goes to the own message that was sent', 7, 100, 1000],
])('%s', async (_, author_id, before, after) => {
  const server = serverWith(aChatThread())
  await openHub(`${PATH}?chat=51`, server)
  const list = await screen.findByRole('list', { name: 'Conversation about Lawn kurta' })
  for (const [name, value] of Object.entries({ scrollHeight: 1000, clientHeight: 300 }))
    Object.defineProperty(list, name, { value })
  fireEvent.scroll(list, { target: { scrollTop: before } })
  const next = { id: 62, author_id, message: 'Still there?', created_at: '2026-01-15T09:40:00Z' }
  server.respondTo(getChat, aChatThread({ messages: [...aChatThread().messages, next], last_message: next }))
  fireEvent(window, new Event('visibilitychange'))
  await within(list).findByText('Still there?')
  expect(list.scrollTop).toBe(after)
})

// CHAT-2
test('shows rejected contact details at the field and keeps the text', async () => {
  const server = serverWith(aChatThread())
  server.respondTo(sendChatMessage, () => failure('invalid', 'No.', { message: ['Please remove “0300”.'] }))
  const { user } = await openHub(`${PATH}?chat=51`, server)
  await user.click(await screen.findByRole('button', { name: 'Send message' }))
  expect(await screen.findByText('Please enter a message.')).toBeDefined()
  await user.type(box(), 'Call 0300')
  await user.click(send())
  expect(await screen.findByText('Please remove “0300”.')).toBeDefined()
  expect([box().value, box().getAttribute('aria-invalid')]).toEqual(['Call 0300', 'true'])
})

// CHAT-3
test.each([
  ['sold', 'This item is sold, so the conversation is closed.'],
  ['removed', 'This listing was removed, so the conversation is closed.'],
  ['unavailable', 'You can’t send messages to this person.'],
] as const)('says why a chat is closed: %s', async (state, words) => {
  await openHub(`${PATH}?chat=51`, serverWith(aChatThread({ state })))
  expect(await screen.findByText(words)).toBeDefined()
  expect(screen.queryByLabelText('Your message')).toBeNull()
  expect(screen.getByText('Is it lined?', { selector: 'p' })).toBeDefined()
})

// UI-12, CHAT-4
test('keeps what was typed when the other side blocks, and says that it cannot be sent', async () => {
  const server = serverWith(aChatThread())
  server.respondTo(sendChatMessage, () => {
    server.respondTo(getChat, aChatThread({ state: 'unavailable' }))
    return failure('conflict', 'You can’t send messages to this person.')
  })
  const { user } = await openHub(`${PATH}?chat=51`, server)
  await user.type(await screen.findByLabelText('Your message'), 'Is the blue one still there?')
  await user.click(send())
  const text = await screen.findByLabelText<HTMLTextAreaElement>('Your text, which wasn’t sent')
  expect([text.value, text.readOnly]).toEqual(['Is the blue one still there?', true])
  expect(screen.getByText('You can’t send messages to this person.')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Send message' })).toBeNull()
})

// CHAT-4
test('blocks the other side after a confirmation, and unblocks it', async () => {
  const server = serverWith(aChatThread())
  server.respondTo(blockChat, () => {
    server.respondTo(getChat, aChatThread({ state: 'blocked' }))
    return success(blockChat, aChatThread({ state: 'blocked' }))
  })
  const { user, toasts } = await openHub(`${PATH}?chat=51`, server)
  await user.click(await screen.findByRole('button', { name: 'Block' }))
  await user.click(
    within(screen.getByRole('dialog', { name: 'Block hina?' })).getByRole('button', { name: 'Yes, block' }),
  )
  expect(await screen.findByText('You’ve blocked hina. Unblock them to send a message.')).toBeDefined()
  expect(toasts.map(({ message }) => message)).toEqual(['hina is blocked.'])
  server.respondTo(unblockChat, () => {
    server.respondTo(getChat, aChatThread())
    return success(unblockChat, aChatThread())
  })
  await user.click(screen.getByRole('button', { name: 'Unblock' }))
  expect(await screen.findByLabelText('Your message')).toBeDefined()
})

// REPORT-1
test('reports messages of the other side, not one’s own', async () => {
  const own = { id: 62, author_id: 7, message: 'My words', created_at: '2026-01-15T09:40:00Z' }
  const server = serverWith(aChatThread({ messages: [...aChatThread().messages, own], last_message: own }))
  const sent: unknown[] = []
  server.respondTo(createReport, ({ body }) => {
    sent.push(body)
    return success(createReport, null)
  })
  const { user } = await openHub(`${PATH}?chat=51`, server)
  await user.click(await screen.findByRole('button', { name: /^Report this message from/ }))
  const dialog = within(screen.getByRole('dialog', { name: 'Report this message' }))
  await user.click(dialog.getByRole('radio', { name: /pay outside/ }))
  await user.click(dialog.getByRole('button', { name: 'Send report' }))
  await waitFor(() =>
    expect(sent).toEqual([{ object_type: 'chat-message', object_id: 61, reason: 'scam', details: '' }]),
  )
})

test('lets the buyer open the item and make an offer', async () => {
  const asBuyer = { buyer: { id: 7, name: 'ayesha', profile_picture: null }, seller: aChat().buyer }
  const { product } = aChat()
  await openHub(`${PATH}?chat=51`, serverWith(aChatThread(asBuyer)))
  const path = '/products/khaadi/lawn-kurta-3'
  expect((await screen.findByRole('link', { name: 'Make an offer' })).getAttribute('href')).toBe(path)
  expect(screen.getByRole('link', { name: 'See the item' }).getAttribute('href')).toBe(path)
  expect(product.takes_offers).toBe(true)
})

test('shows a chat of other people as unknown', async () => {
  const server = createFakeServer()
  server.respondTo(listChats, aPage([]))
  server.respondTo(getChat, () => failure('not-found'))
  await openHub(`${PATH}?chat=51`, server)
  expect(await screen.findByText('Conversation not found')).toBeDefined()
})
