import { sendPhoneCode } from '@closyyy/contract/phone-codes-calls'
import { createFakeServer, type FakeServer, failure, noNetwork } from '@closyyy/testing/fake-server'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { openPage } from '../../test/open-page.tsx'
import { readDraft, updateDraft } from '../components/sign-up-draft.ts'
// Preloads lazy modules, so that no test waits for them.
import './phone-page.tsx'
import './verification-page.tsx'

let server: FakeServer

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
  server = createFakeServer()
  server.respondTo(sendPhoneCode, { resend_in: 30, expires_in: 600 })
})

const phone = () => screen.getByLabelText('Mobile number')
const terms = () => screen.getByRole('checkbox', { name: 'I agree to the terms and the privacy policy.' })
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send Code' }))

async function openPhone(path = '/seller/phone') {
  const page = await openPage(path, { server })
  await screen.findByRole('heading', { name: 'Enter your Mobile Number' })
  return page
}

test('redirects from the old path and keeps the path to return to', async () => {
  const { router } = await openPhone('/seller/signup?redirect=%2Fcart')
  expect(router.state.location.pathname + router.state.location.search).toBe('/seller/phone?redirect=%2Fcart')
  expect(screen.getByRole('link', { name: 'Login' }).getAttribute('href')).toBe('/seller/login?redirect=%2Fcart')
})

// PHONE-1
test('disables the button before 11 digits, and explains why at the field', async () => {
  await openPhone()
  expect(phone().getAttribute('placeholder')).toBe('03xxxxxxxxx')
  expect(screen.getByRole('button', { name: 'Send Code' }).getAttribute('aria-disabled')).toBe('true')
  await userEvent.type(phone(), '0300')
  await send()
  expect(await screen.findByText('Please enter a valid phone number.')).toBeDefined()
  expect(phone().getAttribute('aria-invalid')).toBe('true')
  expect(document.activeElement).toBe(phone())
  await userEvent.type(phone(), '1234567')
  await waitFor(() => expect(screen.getByRole('button').getAttribute('aria-disabled')).not.toBe('true'))
  expect(server.requests).toEqual([])
})

test('rejects 11 digits that are not a mobile number', async () => {
  await openPhone()
  await userEvent.type(phone(), '12345678901')
  await userEvent.click(terms())
  await send()
  expect(await screen.findByText('Phone number must be 11 digits long (including prefix).')).toBeDefined()
})

// PHONE-1, PHONE-9
test('drops letters and digits beyond 11, and converts a pasted international number', async () => {
  await openPhone()
  await userEvent.type(phone(), '03a0b0-12345678999')
  expect(phone()).toHaveProperty('value', '03001234567')
  await userEvent.clear(phone())
  await userEvent.click(phone())
  await userEvent.paste('+92 300 7654321')
  expect(phone()).toHaveProperty('value', '03007654321')
  await userEvent.clear(phone())
  await userEvent.type(phone(), '۰۳۰۰۱۲٣٤٥٦٧')
  expect(phone()).toHaveProperty('value', '03001234567')
})

test('links to each document that people agree to', async () => {
  await openPhone()
  const links = screen.getAllByRole('link', { name: /opens in a new tab/ })
  expect(links.map(link => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Read the terms (opens in a new tab)', '/terms'],
    ['Read the privacy policy (opens in a new tab)', '/privacy-policy'],
  ])
})

// PHONE-7
test('requires agreement to the terms', async () => {
  await openPhone()
  await userEvent.type(phone(), '03001234567')
  await send()
  expect(await screen.findByText('Please agree to the terms and the privacy policy to continue.')).toBeDefined()
  expect(terms().getAttribute('aria-invalid')).toBe('true')
  expect(server.requests).toEqual([])
})

// PHONE-6, SESSION-7
test('opens the next page two seconds after sending, and stores the phone', async () => {
  const { router } = await openPhone('/seller/phone?redirect=%2Fcart')
  await userEvent.type(phone(), '03001234567')
  await userEvent.click(terms())
  await send()
  expect(await screen.findByText('Your code is on its way. Taking you to the next step…')).toBeDefined()
  expect(server.requests).toMatchObject([{ name: 'sendPhoneCode', body: { phone: '923001234567' } }])
  expect(sessionStorage.getItem('userPhone')).toBe('923001234567')
  await waitFor(() => expect(router.state.location.pathname).toBe('/seller/sellinghub/varification'))
  expect(await screen.findByText(/0300 1234567/)).toBeDefined()
})

// PHONE-5
test.each([
  ['drops the token of another phone', '923007654321', undefined],
  ['keeps the token of the same phone', '923001234567', 'confirmed'],
])('%s that was confirmed before', async (_, confirmed, token) => {
  updateDraft({ phone: confirmed, verificationToken: 'confirmed' })
  await openPhone()
  await userEvent.clear(phone())
  await userEvent.type(phone(), '03001234567')
  await userEvent.click(terms())
  await send()
  await screen.findByText('Your code is on its way. Taking you to the next step…')
  expect(readDraft()).toMatchObject({ phone: '923001234567' })
  expect(readDraft().verificationToken).toBe(token)
})

test.each([
  ['with a message', () => failure('too-many', 'Too many codes today.'), 'Too many codes today.'],
  ['without a message', () => new Response('', { status: 500 }), 'Registration failed. Please try again.'],
  ['no network', noNetwork, 'Something went wrong. Please try again later.'],
])('shows why no code was sent, and keeps the typed text: %s', async (_, response, message) => {
  server.respondTo(sendPhoneCode, response)
  await openPhone()
  await userEvent.type(phone(), '03001234567')
  await userEvent.click(terms())
  await send()
  expect((await screen.findByRole('alert')).textContent).toContain(message)
  expect(phone()).toHaveProperty('value', '03001234567')
})

test('shows Urdu texts', async () => {
  await openPage('/seller/phone', { server, locale: 'ur' })
  expect(await screen.findByRole('heading', { name: 'اپنا موبائل نمبر لکھیں' })).toBeDefined()
})

// PHONE-6
test('stays where people went after their code was sent', async () => {
  const { router } = await openPhone()
  await userEvent.type(phone(), '03001234567')
  await userEvent.click(terms())
  await send()
  expect(await screen.findByText('Your code is on its way. Taking you to the next step…')).toBeDefined()
  await act(() => router.navigate('/seller/login'))
  await new Promise(resolve => setTimeout(resolve, 2_200))
  expect(router.state.location.pathname).toBe('/seller/login')
})
