import { startChat } from '@closyyy/contract/chats-calls'
import type { Product } from '@closyyy/contract/products-schemas'
import { storePendingAction } from '@closyyy/platform/sign-in/pending-action'
import { aProduct } from '@closyyy/testing/builders'
import { createFakeServer, failure, noNetwork, success } from '@closyyy/testing/fake-server'
import { ayesha } from '@closyyy/testing/page-at'
import { onToast } from '@closyyy/ui/toast'
import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { authRemote } from '../../../test/auth-remote.tsx'
import { openPage } from '../../../test/open-page.tsx'
import { AskSeller } from './ask-seller.tsx'
// Preloads the lazy dialog, so that no test waits for it.
import './ask-dialog.tsx'

const aChat = {
  id: 51,
  product: { id: 682, title: 'Kurti', brand_name: null, price: 1_000, sold: false, photo: null },
  seller: { id: 11, name: 'zara_wardrobe', profile_picture: null },
  buyer: { id: ayesha.userId, name: 'ayesha', profile_picture: null },
  state: 'open' as const,
  is_unread: false,
  last_message: { id: 61, author_id: ayesha.userId, message: 'Hello', created_at: '2026-01-15T09:30:00Z' },
}
const aThread = {
  ...aChat,
  product: { ...aChat.product, is_public: true, takes_offers: true },
  messages: [aChat.last_message],
}

async function open({ product = aProduct() as Product, signedIn = true } = {}) {
  const server = createFakeServer()
  const page = await openPage('/seller/anywhere', {
    server,
    signedIn: signedIn ? ayesha : undefined,
    remote: authRemote,
    header: <AskSeller product={product} />,
  })
  return { server, ...page }
}

const ask = () => screen.findByRole('button', { name: 'Ask the seller' })
const dialog = () => screen.findByRole('dialog', { name: /^Ask zara_wardrobe/ })

// CHAT-1
test('sends a suggested question and links to the conversation', async () => {
  const { user, server } = await open()
  server.respondTo(startChat, aThread)
  await user.click(await ask())
  const within_ = within(await dialog())
  await user.click(within_.getByRole('button', { name: 'Does it have any flaws?' }))
  await user.type(within_.getByLabelText('Your message'), ' Thanks.')
  await user.click(within_.getByRole('button', { name: 'Send message' }))
  expect(await screen.findByText('Your question was sent to zara_wardrobe.')).toBeDefined()
  expect(server.requests.map(({ body }) => body)).toEqual([
    { product_id: 682, message: 'Does it have any flaws? Thanks.' },
  ])
  expect(screen.getByRole('link', { name: 'See the conversation' }).getAttribute('href')).toBe(
    '/seller/messages?chat=51',
  )
  await user.click(screen.getByRole('button', { name: 'Back to the item' }))
  expect(screen.queryByText('Your question was sent to zara_wardrobe.')).toBeNull()
})

// CHAT-2
test('keeps a rejected question in the field, with the reason', async () => {
  const { user, server } = await open()
  server.respondTo(startChat, () => failure('invalid', 'No.', { message: ['Please remove “0300”.'] }))
  await user.click(await ask())
  const box = within(await dialog()).getByLabelText<HTMLTextAreaElement>('Your message')
  await user.type(box, 'Call 0300')
  await user.click(screen.getByRole('button', { name: 'Send message' }))
  expect(await screen.findByText('Please remove “0300”.')).toBeDefined()
  server.respondTo(startChat, noNetwork)
  await user.click(screen.getByRole('button', { name: 'Send message' }))
  expect((await screen.findByRole('alert')).textContent).toBe('We couldn’t send your message. Please try again.')
  expect(box.value).toBe('Call 0300')
})

// UI-6
test('keeps a question while the dialog is closed, until it is sent', async () => {
  const { user, server } = await open()
  server.respondTo(startChat, aThread)
  await user.click(await ask())
  await user.type(within(await dialog()).getByLabelText('Your message'), 'Is it lined?')
  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(screen.queryByLabelText('Your message')).toBeNull()
  await user.click(await ask())
  expect(screen.getByLabelText<HTMLTextAreaElement>('Your message').value).toBe('Is it lined?')
  await user.click(screen.getByRole('button', { name: 'Send message' }))
  await user.click(await screen.findByRole('button', { name: 'Back to the item' }))
  await user.click(await ask())
  expect(screen.getByLabelText<HTMLTextAreaElement>('Your message').value).toBe('')
})

// UI-6, CHAT-7
test('sends a question once if its dialog is closed and opened again while it is sent', async () => {
  const { user, server } = await open()
  const { promise, resolve } = Promise.withResolvers<void>()
  server.respondTo(startChat, () => promise.then(() => success(startChat, aThread)))
  await user.click(await ask())
  await user.type(within(await dialog()).getByLabelText('Your message'), 'Is it lined?')
  await user.click(screen.getByRole('button', { name: 'Send message' }))
  await user.click(screen.getByRole('button', { name: 'Close' }))
  await user.click(await ask())
  await user.click(screen.getByRole('button', { name: 'Sending…' }))
  resolve()
  expect(await screen.findByText('Your question was sent to zara_wardrobe.')).toBeDefined()
  expect(server.requests).toHaveLength(1)
})

// UI-6
test('shows that a question was sent after its dialog was closed', async () => {
  const { user, server } = await open()
  const { promise, resolve } = Promise.withResolvers<void>()
  server.respondTo(startChat, () => promise.then(() => success(startChat, aThread)))
  await user.click(await ask())
  await user.type(within(await dialog()).getByLabelText('Your message'), 'Is it lined?')
  await user.click(screen.getByRole('button', { name: 'Send message' }))
  await user.click(screen.getByRole('button', { name: 'Close' }))
  await act(async () => resolve())
  await user.click(await ask())
  expect(await screen.findByText('Your question was sent to zara_wardrobe.')).toBeDefined()
})

// UI-2, UI-6
test.each([
  ['the server says why', () => failure('conflict', 'This item was sold.'), 'This item was sold.'],
  ['no response comes', noNetwork, 'We couldn’t send your question to zara_wardrobe. Please try again.'],
])('shows in a toast, once, that a question failed after its dialog was closed: %s', async (_, response, message) => {
  const { user, server } = await open()
  const toasts: string[] = []
  const forget = onToast(toast => toasts.push(toast.message))
  const { promise, resolve } = Promise.withResolvers<void>()
  server.respondTo(startChat, () => promise.then(response))
  await user.click(await ask())
  await user.type(within(await dialog()).getByLabelText('Your message'), 'Is it lined?')
  await user.click(screen.getByRole('button', { name: 'Send message' }))
  await user.click(screen.getByRole('button', { name: 'Close' }))
  await act(async () => resolve())
  await waitFor(() => expect(toasts).toEqual([message]))
  await user.click(await ask())
  expect(screen.getByLabelText<HTMLTextAreaElement>('Your message').value).toBe('Is it lined?')
  expect(screen.getByRole('button', { name: 'Send message' })).toBeDefined()
  expect(screen.queryByRole('alert')).toBeNull()
  forget()
})

// UI-6
test('shows the failure of a question in its dialog if it was opened again meanwhile', async () => {
  const { user, server } = await open()
  const toasts: string[] = []
  const forget = onToast(toast => toasts.push(toast.message))
  const { promise, resolve } = Promise.withResolvers<void>()
  server.respondTo(startChat, () => promise.then(noNetwork))
  await user.click(await ask())
  await user.type(within(await dialog()).getByLabelText('Your message'), 'Is it lined?')
  await user.click(screen.getByRole('button', { name: 'Send message' }))
  await user.click(screen.getByRole('button', { name: 'Close' }))
  await user.click(await ask())
  await act(async () => resolve())
  expect((await screen.findByRole('alert')).textContent).toBe('We couldn’t send your message. Please try again.')
  expect(toasts).toEqual([])
  forget()
})

// CHAT-7
test('sends a question whose response was lost with the same key, also after its dialog was closed', async () => {
  const { user, server } = await open()
  server.respondTo(startChat, noNetwork)
  await user.click(await ask())
  await user.type(within(await dialog()).getByLabelText('Your message'), 'Is it lined?')
  await user.click(screen.getByRole('button', { name: 'Send message' }))
  await screen.findByText('We couldn’t send your message. Please try again.')
  await user.click(screen.getByRole('button', { name: 'Close' }))
  await user.click(await ask())
  server.respondTo(startChat, aThread)
  await user.click(screen.getByRole('button', { name: 'Send message' }))
  await user.click(await screen.findByRole('button', { name: 'Back to the item' }))
  await user.click(await ask())
  await user.type(screen.getByLabelText('Your message'), 'Is it lined?')
  await user.click(screen.getByRole('button', { name: 'Send message' }))
  await screen.findByText('Your question was sent to zara_wardrobe.')
  const [lost, repeated, another] = server.requests.map(({ idempotencyKey }) => idempotencyKey)
  expect(repeated).toBe(lost)
  expect(another).not.toBe(lost)
})

test('prompts a guest to log in, and opens the question after the return', async () => {
  const { user } = await open({ signedIn: false })
  await user.click(await ask())
  expect(await screen.findByText('Sign in to ask 682')).toBeDefined()
  storePendingAction({ kind: 'ask', subject: 682 }, '/')
  await open()
  expect(await dialog()).toBeDefined()
})

test('can be used while the seller is on vacation, but not for a sold or one’s own item', async () => {
  const { user } = aProduct()
  await open({ product: aProduct({ user: { ...user, on_vacation: true } }) })
  expect(await ask()).toBeDefined()
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'Ask the seller' })).toHaveLength(1))
  await open({ product: aProduct({ sold: true }) })
  await open({ product: aProduct({ user: { ...user, id: ayesha.userId } }) })
  expect(screen.getAllByRole('button', { name: 'Ask the seller' })).toHaveLength(1)
})
