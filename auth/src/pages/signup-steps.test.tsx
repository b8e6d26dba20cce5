import { checkNewNames, register, resendConfirmation } from '@closyyy/contract/accounts-calls'
import { createFakeServer, type FakeServer, failure, noNetwork } from '@closyyy/testing/fake-server'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { openPage } from '../../test/open-page.tsx'
import { keepDraft, readDraft } from '../components/sign-up-draft.ts'
import { forgetPasswords } from '../features/accounts/typed-passwords.ts'
// Compiled before the first test, which would else wait for it.
import '@closyyy/contract/accounts-schemas'
import './signup-step1-page.tsx'
import './signup-step2-page.tsx'
import './signup-step3-page.tsx'
import './signup-success-page.tsx'

const account = {
  id: 7,
  username: 'ayesha',
  first_name: 'Ayesha',
  last_name: '',
  email: 'ayesha@example.com',
  phone: '923001234567',
  profile_picture: null,
  email_verified_at: null,
}

let server: FakeServer

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
  forgetPasswords()
  keepDraft({ phone: '923001234567', verificationToken: 'proof' })
  server = createFakeServer()
  server.answer(register, account)
  server.answer(checkNewNames, null)
})

const open = async (step: 1 | 2 | 3) => {
  const page = await openPage(`/seller/signup-step${step}`, { server })
  await screen.findByText(`Step ${step} of 3`)
  return page
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const fill = (label: string, text: string) => userEvent.type(screen.getByLabelText(label), text)
const keepAccount = () => keepDraft({ first_name: 'Ayesha', email: 'ayesha@example.com', username: 'ayesha' })

async function sendLastStep() {
  await fill('Password', 'long-enough')
  await fill('Password again', 'long-enough')
  await press('Create account')
}

test.each([
  ['/seller/signup-step1', '/seller/phone', {}],
  ['/seller/signup-step3', '/seller/signup-step2', { verificationToken: 'proof' }],
])('%s without what comes before leads to %s', async (address, leadsTo, draft) => {
  sessionStorage.clear()
  keepDraft(draft)
  const { router } = await openPage(address, { server })
  await waitFor(() => expect(router.state.location.pathname).toBe(leadsTo))
})

// ACCOUNT-5
test('three steps lead to the success page after two seconds', async () => {
  const { router } = await open(1)
  await fill('First name (optional)', 'عائشہ')
  await press('Continue')
  await screen.findByText('Step 2 of 3')
  await fill('Email', 'ayesha@example.com')
  await fill('Username', 'ayesha')
  await press('Continue')
  await screen.findByText('Step 3 of 3')
  await sendLastStep()
  expect(await screen.findByText('Your account is made. One moment…')).toBeDefined()
  expect(server.heard).toMatchObject([
    { name: 'checkNewNames', body: { verification_token: 'proof', email: 'ayesha@example.com', username: 'ayesha' } },
    {
      name: 'register',
      body: {
        verification_token: 'proof',
        first_name: 'عائشہ',
        email: 'ayesha@example.com',
        username: 'ayesha',
        password: 'long-enough',
        password_confirmation: 'long-enough',
        subscribe: false,
      },
    },
  ])
  await waitFor(() => expect(router.state.location.pathname).toBe('/seller/signupsuccess'), { timeout: 4_000 })
  expect(await screen.findByRole('heading', { name: "You're all set!" })).toBeDefined()
  expect(screen.getByRole('link', { name: 'Login' }).getAttribute('href')).toBe('/seller/login')
  expect(readDraft().verificationToken).toBeUndefined()
})

test('what was typed is kept while it is typed, but for passwords', async () => {
  await open(2)
  await fill('Email', 'ayesha@')
  expect(readDraft().email).toBe('ayesha@')
  sessionStorage.clear()
  keepDraft({ verificationToken: 'proof', email: 'a@b.pk', username: 'ayesha' })
})

test('passwords wait in memory alone for coming back', async () => {
  keepAccount()
  await open(3)
  await fill('Password', 'long-enough')
  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('long-enough')
  await press('Back')
  expect(await screen.findByLabelText('Email')).toHaveProperty('value', 'ayesha@example.com')
  await press('Continue')
  expect(await screen.findByLabelText('Password')).toHaveProperty('value', 'long-enough')
})

// ACCOUNT-6
test('a name with forbidden characters is refused, not changed', async () => {
  await open(1)
  await fill('First name (optional)', 'Ayesha2')
  await press('Continue')
  expect(await screen.findByText('Names can hold letters, spaces, hyphens and apostrophes only.')).toBeDefined()
  expect(screen.getByLabelText('First name (optional)')).toHaveProperty('value', 'Ayesha2')
})

test('the first step shows the verified phone, which cannot be changed', async () => {
  await open(1)
  expect(screen.getByLabelText('Mobile number')).toMatchObject({ value: '03001234567', readOnly: true })
})

test('an email or username that is taken is said before a password is asked for', async () => {
  keepAccount()
  const errors = { email: ['The email has already been taken.'], username: ['The username has already been taken.'] }
  server.answer(checkNewNames, () => failure('invalid', 'The email has already been taken.', errors))
  const { router } = await open(2)
  await press('Continue')
  expect(await screen.findByText('The email has already been taken.')).toBeDefined()
  expect(screen.getByText('The username has already been taken.')).toBeDefined()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Email')))
  expect(router.state.location.pathname).toBe('/seller/signup-step2')
})

test('names of a phone whose confirmation is used up lead to another one', async () => {
  keepAccount()
  const message = 'Please verify your phone number again.'
  server.answer(checkNewNames, () => failure('invalid', message, { verification_token: [message] }))
  await open(2)
  await press('Continue')
  expect((await screen.findByRole('alert')).textContent).toContain(message)
  expect(screen.getByRole('link', { name: 'Verify your number again' }).getAttribute('href')).toBe('/seller/phone')
})

test.each([
  ['no network', noNetwork],
  ['too many checks', () => failure('too-many')],
  ['a server without the check', () => failure('not-found')],
])('names that could not be checked are checked by registering: %s', async (_, answer) => {
  keepAccount()
  server.answer(checkNewNames, answer)
  await open(2)
  await press('Continue')
  expect(await screen.findByText('Step 3 of 3')).toBeDefined()
})

test('email and username are required', async () => {
  await open(2)
  await press('Continue')
  expect(await screen.findAllByText('Please fill in all required fields.')).toHaveLength(2)
  expect(document.activeElement).toBe(screen.getByLabelText('Email'))
})

test.each([
  ['', '', 'Please fill in all required fields.'],
  ['short', 'short', 'Password must be at least 8 characters long.'],
  ['long-enough', 'long-other', 'Passwords do not match.'],
])('the passwords %j and %j are refused', async (password, repeated, message) => {
  keepAccount()
  await open(3)
  if (password) await fill('Password', password)
  if (repeated) await fill('Password again', repeated)
  await press('Create account')
  expect((await screen.findAllByText(message)).length).toBeGreaterThan(0)
  expect(server.heard).toEqual([])
})

test('every error comes at once, with a link to each field', async () => {
  keepAccount()
  await open(3)
  await fill('Password', 'short')
  await fill('Password again', 'shart')
  await press('Create account')
  expect(await screen.findByText('Password must be at least 8 characters long.')).toBeDefined()
  expect(screen.getByText('Passwords do not match.')).toBeDefined()
  await userEvent.click(screen.getByRole('link', { name: 'Password again' }))
  expect(document.activeElement).toBe(screen.getByLabelText('Password again'))
})

// ACCOUNT-7
test('a URL is refused in a password when it is pasted', async () => {
  keepAccount()
  await open(3)
  await userEvent.click(screen.getByLabelText('Password'))
  await userEvent.paste('https://evil.example')
  expect(await screen.findByText('Invalid characters or URL detected.')).toBeDefined()
  expect(screen.getByLabelText('Password')).toHaveProperty('value', '')
})

test('the rules are ticked off as typed', async () => {
  keepAccount()
  await open(3)
  const rules = () => screen.getAllByRole('listitem').map(item => item.textContent?.endsWith('done'))
  expect(rules().slice(0, 3)).toEqual([false, false, false])
  await fill('Password', 'long-enough')
  expect(rules().slice(0, 3)).toEqual([true, true, false])
  await fill('Password again', 'long-enough')
  expect(rules().slice(0, 3)).toEqual([true, true, true])
})

test('a field of an earlier step that the server refuses is corrected there', async () => {
  keepAccount()
  const message = 'The username has already been taken.'
  server.answer(register, () => failure('invalid', message, { username: [message] }))
  await open(3)
  await sendLastStep()
  await screen.findByText('Step 2 of 3')
  expect(await screen.findByText(message)).toBeDefined()
  expect(screen.getByLabelText('Username').getAttribute('aria-invalid')).toBe('true')
})

test('a confirmation of the phone that is used up leads to another one', async () => {
  keepAccount()
  const message = 'Please verify your phone number again.'
  server.answer(register, () => failure('invalid', message, { verification_token: [message] }))
  await open(3)
  await sendLastStep()
  expect((await screen.findByRole('alert')).textContent).toContain(message)
  expect(screen.getByRole('link', { name: 'Verify your number again' }).getAttribute('href')).toBe('/seller/phone')
})

test('a field of this step that the server refuses is corrected at once', async () => {
  keepAccount()
  const message = 'Password must be at least 8 characters long.'
  server.answer(register, () => failure('invalid', message, { password: [message] }))
  await open(3)
  await sendLastStep()
  expect(await screen.findByText(message)).toBeDefined()
  expect(document.activeElement).toBe(screen.getByLabelText('Password'))
  expect(screen.getByLabelText('Password')).toHaveProperty('value', 'long-enough')
})

test('an unfinished earlier step is corrected there, without a call', async () => {
  keepDraft({ email: 'ayesha@', username: 'ayesha' })
  await open(3)
  await sendLastStep()
  await screen.findByText('Step 2 of 3')
  expect(await screen.findByText('Please enter a valid email address.')).toBeDefined()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Email')))
  expect(server.heard).toEqual([])
})

test.each([
  ['the server says so', () => failure('too-many', 'Not so often.'), 'Not so often.'],
  ['no words come', () => new Response('', { status: 500 }), 'Registration failed. Please try again.'],
  ['no network', noNetwork, 'Something went wrong. Please try again later.'],
])('tells why registering failed: %s', async (_, answer, message) => {
  keepAccount()
  server.answer(register, answer)
  await open(3)
  await sendLastStep()
  expect((await screen.findByRole('alert')).textContent).toBe(message)
})

test('the success page sends the link again', async () => {
  keepDraft({ email: 'ayesha@example.com', wayOn: '/cart' })
  server.answer(resendConfirmation, 'ok')
  await openPage('/seller/signupsuccess', { server })
  const send = await screen.findByRole('button', { name: 'Send it again' })
  // Screen readers announce only what changes in a region that they know.
  const status = screen.getByRole('status')
  await userEvent.click(send)
  await waitFor(() => expect(status.textContent).toMatch(/a new link is on its way/))
  expect(server.heard).toMatchObject([{ name: 'resendConfirmation', body: { login: 'ayesha@example.com' } }])
  expect(screen.getByRole('link', { name: 'Login' }).getAttribute('href')).toBe('/seller/login?redirect=%2Fcart')
})
