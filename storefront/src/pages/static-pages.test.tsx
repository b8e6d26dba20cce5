import { brand } from '@closyyy/contract/brand-identity'
import { sendContactMessage } from '@closyyy/contract/contact-calls'
import { deleteOwnData } from '@closyyy/contract/data-deletion-calls'
import { createFakeServer, failure, noNetwork } from '@closyyy/testing/fake-server'
import { ayesha } from '@closyyy/testing/page-at'
import { cleanup, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openPage } from '../../test/open-page.tsx'

const facts: [path: string, heading: string, ...facts: RegExp[]][] = [
  ['/about', 'About Closyyy', /Sell what you don’t wear, shop what you love/, /once the buyer confirms the item/],
  ['/how-to-sell-on-closyyy', 'How to sell on Closyyy', /up to 8 photos/, /Rs\.250/],
  ['/managed-by-closyyy', 'Managed by Closyyy', /35% of each sale/, /Rs\.6,500/, /40 days from the submission date/],
  ['/managed-by-closyyy', 'Managed by Closyyy', /Stained or torn/, /Undergarments, unless new with tags/],
  ['/impact', 'Our impact', /already exists/],
  ['/exchange-and-returns', 'Exchange & Returns', /Buyer Protection/, /within 3 days of delivery/, /40 days/],
  ['/privacy-policy', 'Privacy Policy', /children under 13/, /within 30 days/],
  ['/privacy-policy-closyyy-bridge', 'Privacy Policy of Closyyy Bridge', /minimum age is 13/, /within 30 days/],
  ['/terms', 'Terms of use', /at least 13 years old/, /10 percent of its price/, /48 hours/],
  ['/data-deletion', 'Delete your data', /logged out right away/, /7 days later/, /within 30 days/],
]

// NAV-5, NAV-6
test.each(facts)('shows its facts: %s', async (path, heading, ...stated) => {
  await openPage(path, { server: createFakeServer() })
  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeTruthy()
  for (const fact of stated) expect(screen.getAllByText(fact).length).toBeGreaterThan(0)
})

test.each(facts)('is available in Urdu: %s', async path => {
  await openPage(path, { server: createFakeServer(), locale: 'ur' })
  const sections = await screen.findAllByRole('heading', { level: 2 })
  for (const section of sections) expect(section.textContent).toMatch(/\p{Script=Arabic}/u)
})

test('links to the phone sign-up and a chat', async () => {
  await openPage('/managed-by-closyyy', { server: createFakeServer() })
  const [start] = await screen.findAllByRole('link', { name: 'Start Now' })
  const [chat] = screen.getAllByRole('link', { name: 'Chat on WhatsApp' })
  expect(start?.getAttribute('href')).toBe('/seller/phone?redirect=%2Fmanaged-by-closyyy')
  expect(chat?.getAttribute('href')).toBe(`https://wa.me/${brand.whatsapp}`)
})

test('links a signed-in user to the listing form', async () => {
  await openPage('/how-to-sell-on-closyyy', { server: createFakeServer(), signedIn: ayesha })
  const start = await screen.findByRole('link', { name: 'Start Now' })
  expect(start.getAttribute('href')).toBe('/seller/list-item')
})

async function openContact() {
  const server = createFakeServer()
  const page = await openPage('/how-to-sell-on-closyyy', { server })
  const send = () => page.user.click(screen.getByRole('button', { name: 'Send message' }))
  await screen.findByRole('form', { name: 'Contact form' })
  return { server, send, ...page }
}

test('requires name, email and message in the contact form', async () => {
  const { send, server, user } = await openContact()
  await send()
  expect(await screen.findByText('Please enter your name.')).toBeTruthy()
  expect(screen.getByText('Please enter your email')).toBeTruthy()
  expect(screen.getByText('Please enter your message.')).toBeTruthy()
  await user.type(screen.getByLabelText('Email address'), 'not an address')
  await send()
  expect(await screen.findByText('Please enter a valid email address.')).toBeTruthy()
  expect(server.requests).toEqual([])
})

// MESSAGE-10
test('sends a message and keeps a failed one for a retry with the same key', async () => {
  const { send, server, user } = await openContact()
  await user.type(screen.getByLabelText('Full Name'), 'Ayesha Khan')
  await user.type(screen.getByLabelText('Email address'), 'ayesha@example.com')
  await user.type(screen.getByLabelText('Message'), 'Salam')
  server.respondTo(sendContactMessage, noNetwork)
  await send()
  expect((await screen.findByRole('alert')).textContent).toBe('We couldn’t send your message. Please try again.')
  server.respondTo(sendContactMessage, null)
  await send()
  expect(await screen.findByText('Thank you, we’ve got your message.')).toBeTruthy()
  const sent = { name: 'Ayesha Khan', email: 'ayesha@example.com', subject: '', message: 'Salam' }
  expect(server.requests.at(-1)?.body).toEqual(sent)
  const [lost, repeated] = server.requests.map(({ idempotencyKey }) => idempotencyKey)
  expect(lost).toBeTruthy()
  expect(repeated).toBe(lost)
})

// MESSAGE-10
test('sends a message whose response was lost with the same key after a reload', async () => {
  const first = await openContact()
  await first.user.type(screen.getByLabelText('Full Name'), 'Ayesha Khan')
  await first.user.type(screen.getByLabelText('Email address'), 'ayesha@example.com')
  await first.user.type(screen.getByLabelText('Message'), 'Salam')
  first.server.respondTo(sendContactMessage, noNetwork)
  await first.send()
  await screen.findByRole('alert')
  const typed = sessionStorage.getItem('unsentValues') ?? ''
  cleanup()
  sessionStorage.setItem('unsentValues', typed)
  const { send, server } = await openContact()
  server.respondTo(sendContactMessage, null)
  await send()
  expect(await screen.findByText('Thank you, we’ve got your message.')).toBeTruthy()
  expect(server.requests.at(-1)?.idempotencyKey).toBe(first.server.requests.at(-1)?.idempotencyKey)
  expect(sessionStorage.getItem('unsentValues')).not.toContain('Salam')
})

// UI-8
test('restores a typed message after a reload, as for the other language, until it is sent', async () => {
  const { user } = await openContact()
  await user.type(screen.getByLabelText('Full Name'), 'Ayesha Khan')
  await user.type(screen.getByLabelText('Email address'), 'ayesha@example.com')
  await user.type(screen.getByLabelText('Message'), 'Salam')
  const typed = sessionStorage.getItem('unsentValues') ?? ''
  cleanup()
  sessionStorage.setItem('unsentValues', typed)
  const { send, server } = await openContact()
  expect(screen.getByLabelText('Full Name')).toHaveProperty('value', 'Ayesha Khan')
  expect(screen.getByLabelText('Message')).toHaveProperty('value', 'Salam')
  server.respondTo(sendContactMessage, null)
  await send()
  expect(await screen.findByText('Thank you, we’ve got your message.')).toBeTruthy()
  expect(sessionStorage.getItem('unsentValues')).toBe('{}')
})

test('links a guest who closes an account to the login and back', async () => {
  await openPage('/data-deletion', { server: createFakeServer() })
  const login = await screen.findByRole('link', { name: 'Log in to delete your account' })
  expect(login.getAttribute('href')).toBe('/seller/login?redirect=%2Fdata-deletion')
})

test('closes an account after confirmation, or shows why it cannot', async () => {
  const server = createFakeServer()
  const { user, store } = await openPage('/data-deletion', { server, signedIn: ayesha })
  await user.click(await screen.findByRole('button', { name: 'Delete my account' }))
  server.respondTo(deleteOwnData, () => failure('conflict', 'You have open orders.'))
  await user.click(await screen.findByRole('button', { name: 'Yes, delete my account' }))
  expect((await screen.findByRole('alert')).textContent).toBe('You have open orders.')
  await user.click(screen.getByRole('button', { name: 'Close' }))
  await user.click(screen.getByRole('button', { name: 'Delete my account' }))
  expect(screen.queryByRole('alert')).toBeNull()
  const keep_until = '2026-01-12T10:00:00Z'
  server.respondTo(deleteOwnData, { closed_at: keep_until, erased_by: '2026-02-04T10:00:00Z', keep_until })
  await user.click(screen.getByRole('button', { name: 'Yes, delete my account' }))
  expect(await screen.findByText('Your personal data is erased by 4 February 2026.')).toBeTruthy()
  expect(screen.getByText(/^Log in before 12 January/)).toBeTruthy()
  expect(store.getState().session.signedIn).toBeUndefined()
})

// UI-17
test('keeps the question open until the account was deleted', async () => {
  const server = createFakeServer()
  const { user } = await openPage('/data-deletion', { server, signedIn: ayesha })
  await user.click(await screen.findByRole('button', { name: 'Delete my account' }))
  const { promise, resolve } = Promise.withResolvers<void>()
  server.respondTo(deleteOwnData, async () => {
    await promise
    return failure('conflict', 'You have open orders.')
  })
  await user.click(await screen.findByRole('button', { name: 'Yes, delete my account' }))
  await user.click(screen.getByRole('button', { name: 'Close' }))
  resolve()
  expect((await screen.findByRole('alert')).textContent).toBe('You have open orders.')
})
