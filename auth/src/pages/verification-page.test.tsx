import { sendPhoneCode, verifyPhoneCode } from '@closyyy/contract/phone-codes-calls'
import { createFakeServer, type FakeServer, failure, noNetwork } from '@closyyy/testing/fake-server'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { openPage } from '../../test/open-page.tsx'
import { readDraft, updateDraft } from '../components/sign-up-draft.ts'
// Preloads lazy modules, so that no test waits for them.
import './phone-page.tsx'
import './signup-step1-page.tsx'
import './verification-page.tsx'

let server: FakeServer

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
  updateDraft({ phone: '923001234567', resendAt: 0 })
  server = createFakeServer()
  server.respondTo(verifyPhoneCode, { user: null, verification_token: 'proof' })
  server.respondTo(sendPhoneCode, { resend_in: 30, expires_in: 600 })
})

const box = (n: number) => screen.getByLabelText(`Digit ${n} of 6`) as HTMLInputElement
const code = () => [1, 2, 3, 4, 5, 6].map(n => box(n).value).join('')
const verify = () => userEvent.click(screen.getByRole('button', { name: 'Verify OTP' }))

async function openCode() {
  const page = await openPage('/seller/sellinghub/varification', { server })
  await screen.findByRole('heading', { name: 'Enter your code' })
  return page
}

async function enter(digits: string) {
  await userEvent.click(box(1))
  await userEvent.paste(digits)
}

test('redirects to the phone page if no code was requested', async () => {
  sessionStorage.clear()
  const { router } = await openPage('/seller/sellinghub/varification', { server })
  await waitFor(() => expect(router.state.location.pathname).toBe('/seller/phone'))
})

test('takes one digit per box and advances the focus; other characters clear the box', async () => {
  await openCode()
  await userEvent.click(box(1))
  await userEvent.keyboard('12')
  expect(code()).toBe('12')
  expect(document.activeElement).toBe(box(3))
  await userEvent.keyboard('x')
  expect(code()).toBe('12')
  expect(document.activeElement).toBe(box(3))
  await userEvent.keyboard('{Backspace}')
  expect(code()).toBe('1')
  expect(document.activeElement).toBe(box(2))
  await userEvent.click(box(1))
  await userEvent.keyboard('9')
  expect(code()).toBe('9')
})

// PHONE-9
test.each(['۱۲۳۴۵۶', '١٢٣ ٤٥٦', 'Order 97: your code is 123456'])('fills the boxes from “%s”', async text => {
  await openCode()
  await enter(text)
  expect(code()).toBe('123456')
})

test('fills all boxes from a pasted or auto-filled code', async () => {
  await openCode()
  await enter('Your code is 12 34-56')
  expect(code()).toBe('123456')
  expect(box(1).getAttribute('autocomplete')).toBe('one-time-code')
  await userEvent.clear(box(1))
  expect(code()).toBe('23456')
})

test('requires all six digits', async () => {
  await openCode()
  await enter('123')
  await verify()
  expect(await screen.findByText('Please enter all 6 digits of the code.')).toBeDefined()
  expect(server.requests).toEqual([])
})

test('opens the registration form after a correct code', async () => {
  const { router } = await openCode()
  await enter('123456')
  await verify()
  expect(await screen.findByText('OTP verified! Redirecting...')).toBeDefined()
  expect(server.requests).toMatchObject([{ name: 'verifyPhoneCode', body: { phone: '923001234567', otp: '123456' } }])
  await waitFor(() => expect(router.state.location.pathname).toBe('/seller/signup-step1'), { timeout: 4_000 })
  expect(readDraft().verificationToken).toBe('proof')
})

// PHONE-6
test('stays where people went after their code was verified', async () => {
  const { router } = await openCode()
  await enter('123456')
  await verify()
  expect(await screen.findByText('OTP verified! Redirecting...')).toBeDefined()
  await act(() => router.navigate('/seller/login'))
  await new Promise(resolve => setTimeout(resolve, 1_200))
  expect(router.state.location.pathname).toBe('/seller/login')
})

// PHONE-4
test('links to the login if the phone has an account', async () => {
  updateDraft({ returnTo: '/cart' })
  server.respondTo(verifyPhoneCode, { user: { username: 'ayesha', profile_picture: null }, verification_token: null })
  await openCode()
  await enter('123456')
  await verify()
  expect((await screen.findByRole('alert')).textContent).toBe(
    'This number already has an accountYour username is ayesha. Log in to continue.',
  )
  const logins = screen.getAllByRole('link', { name: 'Login' }).map(link => link.getAttribute('href'))
  expect(logins).toEqual(['/seller/login?redirect=%2Fcart', '/seller/login?redirect=%2Fcart'])
})

test.each([
  ['with a message', () => failure('invalid', 'Too many tries.'), 'Too many tries.'],
  ['without a message', () => new Response('', { status: 422 }), 'Invalid or expired OTP. Please try again.'],
  [
    'the code is wrong or too old',
    () => failure('invalid', 'Invalid or expired OTP. Please try again.'),
    'Invalid or expired OTP. Please try again.',
  ],
  ['no network', noNetwork, 'Something went wrong. Please try again later.'],
])('shows why a code failed, and keeps it: %s', async (_, response, message) => {
  server.respondTo(verifyPhoneCode, response)
  await openCode()
  await enter('123456')
  await verify()
  expect(await screen.findByText(message)).toBeDefined()
  expect(code()).toBe('123456')
  expect(box(1).getAttribute('aria-invalid')).toBe('true')
})

// PHONE-3
test('sends another code after the countdown, which then restarts', async () => {
  updateDraft({ resendAt: Date.now() + 1_500 })
  await openCode()
  const locked = screen.getByRole('button', { name: 'Resend in 2 s' })
  expect(locked.getAttribute('aria-disabled')).toBe('true')
  await userEvent.click(locked)
  expect(server.requests).toEqual([])
  await userEvent.click(await screen.findByRole('button', { name: 'Resend' }, { timeout: 4_000 }))
  expect(await screen.findByText('A new code is on its way.')).toBeDefined()
  // UI-9
  expect(document.activeElement).toBe(await screen.findByRole('button', { name: /Resend in (30|2\d) s/ }))
  expect(document.activeElement).toHaveProperty('disabled', false)
  expect(server.requests).toMatchObject([{ name: 'sendPhoneCode', body: { phone: '923001234567' } }])
})

test.each([
  ['with a message', () => failure('too-many', 'Too many codes today.'), 'Too many codes today.'],
  ['without a message', () => new Response('', { status: 500 }), 'Failed to resend OTP. Please try again.'],
  ['no network', noNetwork, 'Something went wrong. Please try again later.'],
])('shows why no other code was sent: %s', async (_, response, message) => {
  server.respondTo(sendPhoneCode, response)
  await openCode()
  await userEvent.click(screen.getByRole('button', { name: 'Resend' }))
  expect(await screen.findByText(message)).toBeDefined()
})
