import { checkNewNames, register, resendConfirmation } from '@closyyy/contract/accounts-calls'
import { createFakeServer, type FakeServer, failure, noNetwork } from '@closyyy/testing/fake-server'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { openPage } from '../../test/open-page.tsx'
import { readDraft, updateDraft } from '../components/sign-up-draft.ts'
import { clearPasswords } from '../features/accounts/registration-storage.ts'
// Preloads lazy modules, so that no test waits for them.
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
  clearPasswords()
  updateDraft({ phone: '923001234567', verificationToken: 'proof' })
  server = createFakeServer()
  server.respondTo(register, account)
  server.respondTo(checkNewNames, null)
})

const open = async (step: 1 | 2 | 3) => {
  const page = await openPage(`/seller/signup-step${step}`, { server })
  await screen.findByText(`Step ${step} of 3`)
  return page
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const fill = (label: string, text: string) => userEvent.type(screen.getByLabelText(label), text)
const storeAccount = () => updateDraft({ first_name: 'Ayesha', email: 'ayesha@example.com', username: 'ayesha' })

async function sendLastStep() {
  await fill('Password', 'long-enough')
  await fill('Repeat password', 'long-enough')
  await press('Create account')
}

test.each([
  ['/seller/signup-step1', '/seller/phone', {}],
  ['/seller/signup-step3', '/seller/signup-step2', { verificationToken: 'proof' }],
])('redirects %s to %s if the earlier step is missing', async (path, target, draft) => {
  sessionStorage.clear()
  updateDraft(draft)
  const { router } = await openPage(path, { server })
  await waitFor(() => expect(router.state.location.pathname).toBe(target))
})

// ACCOUNT-5
test('opens the success page two seconds after the third step', async () => {
  const { router } = await open(1)
  await fill('First name (optional)', 'عائشہ')
  await press('Continue')
  await screen.findByText('Step 2 of 3')
  await fill('Email', 'ayesha@example.com')
  await fill('Username', 'ayesha')
  await press('Continue')
  await screen.findByText('Step 3 of 3')
  await sendLastStep()
  expect(await screen.findByText('Your account is ready. One moment…')).toBeDefined()
  expect(server.requests).toMatchObject([
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

test('stores what is typed, except passwords', async () => {
  await open(2)
  await fill('Email', 'ayesha@')
  expect(readDraft().email).toBe('ayesha@')
  sessionStorage.clear()
  updateDraft({ verificationToken: 'proof', email: 'a@b.pk', username: 'ayesha' })
})

test('keeps passwords in memory only until the return to their step', async () => {
  storeAccount()
  await open(3)
  await fill('Password', 'long-enough')
  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('long-enough')
  await press('Back')
  expect(await screen.findByLabelText('Email')).toHaveProperty('value', 'ayesha@example.com')
  await press('Continue')
  expect(await screen.findByLabelText('Password')).toHaveProperty('value', 'long-enough')
})

// ACCOUNT-6
test('rejects a name with forbidden characters without changing it', async () => {
  await open(1)
  await fill('First name (optional)', 'Ayesha2')
  await press('Continue')
  expect(await screen.findByText('Names can only have letters, spaces, hyphens and apostrophes.')).toBeDefined()
  expect(screen.getByLabelText('First name (optional)')).toHaveProperty('value', 'Ayesha2')
})

test('shows the verified phone, read-only, in the first step', async () => {
  await open(1)
  expect(screen.getByLabelText('Mobile number')).toMatchObject({ value: '03001234567', readOnly: true })
})

test('shows that an email or username is taken before the password step', async () => {
  storeAccount()
  const errors = { email: ['The email has already been taken.'], username: ['The username has already been taken.'] }
  server.respondTo(checkNewNames, () => failure('invalid', 'The email has already been taken.', errors))
  const { router } = await open(2)
  await press('Continue')
  expect(await screen.findByText('The email has already been taken.')).toBeDefined()
  expect(screen.getByText('The username has already been taken.')).toBeDefined()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Email')))
  expect(router.state.location.pathname).toBe('/seller/signup-step2')
})

test('links to another phone confirmation if this one was used, in the second step', async () => {
  storeAccount()
  const message = 'Please verify your phone number again.'
  server.respondTo(checkNewNames, () => failure('invalid', message, { verification_token: [message] }))
  await open(2)
  await press('Continue')
  expect((await screen.findByRole('alert')).textContent).toContain(message)
  expect(screen.getByRole('link', { name: 'Verify your number again' }).getAttribute('href')).toBe('/seller/phone')
})

test.each([
  ['no network', noNetwork],
  ['too many checks', () => failure('too-many')],
  ['a server without the check', () => failure('not-found')],
])('leaves names that could not be checked to the registration: %s', async (_, response) => {
  storeAccount()
  server.respondTo(checkNewNames, response)
  await open(2)
  await press('Continue')
  expect(await screen.findByText('Step 3 of 3')).toBeDefined()
})

test('requires email and username', async () => {
  await open(2)
  await press('Continue')
  expect(await screen.findAllByText('Please fill in all required fields.')).toHaveLength(2)
  expect(document.activeElement).toBe(screen.getByLabelText('Email'))
})

test.each([
  ['', '', 'Please fill in all required fields.'],
  ['short', 'short', 'Password must be at least 8 characters long.'],
  ['long-enough', 'long-other', 'Passwords do not match.'],
])('rejects the passwords %j and %j', async (password, repeated, message) => {
  storeAccount()
  await open(3)
  if (password) await fill('Password', password)
  if (repeated) await fill('Repeat password', repeated)
  await press('Create account')
  expect((await screen.findAllByText(message)).length).toBeGreaterThan(0)
  expect(server.requests).toEqual([])
})

test('shows all errors at once, with a link to each field', async () => {
  storeAccount()
  await open(3)
  await fill('Password', 'short')
  await fill('Repeat password', 'shart')
  await press('Create account')
  expect(await screen.findByText('Password must be at least 8 characters long.')).toBeDefined()
  expect(screen.getByText('Passwords do not match.')).toBeDefined()
  await userEvent.click(screen.getByRole('link', { name: 'Repeat password' }))
  expect(document.activeElement).toBe(screen.getByLabelText('Repeat password'))
})

// ACCOUNT-7
test('accepts a pasted password that looks like a URL', async () => {
  storeAccount()
  await open(3)
  await userEvent.click(screen.getByLabelText('Password'))
  await userEvent.paste('https://a.long.one')
  expect(screen.getByLabelText('Password')).toHaveProperty('value', 'https://a.long.one')
  expect(screen.queryByText('Invalid characters or URL detected.')).toBeNull()
})

test('ticks off the rules while typing', async () => {
  storeAccount()
  await open(3)
  const rules = () => screen.getAllByRole('listitem').map(item => item.textContent?.endsWith('done'))
  expect(rules().slice(0, 2)).toEqual([false, false])
  await fill('Password', 'long-enough')
  expect(rules().slice(0, 2)).toEqual([true, false])
  await fill('Repeat password', 'long-enough')
  expect(rules().slice(0, 2)).toEqual([true, true])
})

test('returns to the earlier step whose field the server rejects', async () => {
  storeAccount()
  const message = 'The username has already been taken.'
  server.respondTo(register, () => failure('invalid', message, { username: [message] }))
  await open(3)
  await sendLastStep()
  await screen.findByText('Step 2 of 3')
  expect(await screen.findByText(message)).toBeDefined()
  expect(screen.getByLabelText('Username').getAttribute('aria-invalid')).toBe('true')
})

test('links to another phone confirmation if this one was used, in the last step', async () => {
  storeAccount()
  const message = 'Please verify your phone number again.'
  server.respondTo(register, () => failure('invalid', message, { verification_token: [message] }))
  await open(3)
  await sendLastStep()
  expect((await screen.findByRole('alert')).textContent).toContain(message)
  expect(screen.getByRole('link', { name: 'Verify your number again' }).getAttribute('href')).toBe('/seller/phone')
})

test('shows a field error of the last step at its field', async () => {
  storeAccount()
  const message = 'Password must be at least 8 characters long.'
  server.respondTo(register, () => failure('invalid', message, { password: [message] }))
  await open(3)
  await sendLastStep()
  expect(await screen.findByText(message)).toBeDefined()
  expect(document.activeElement).toBe(screen.getByLabelText('Password'))
  expect(screen.getByLabelText('Password')).toHaveProperty('value', 'long-enough')
})

test('returns to an unfinished earlier step without a call', async () => {
  updateDraft({ email: 'ayesha@', username: 'ayesha' })
  await open(3)
  await sendLastStep()
  await screen.findByText('Step 2 of 3')
  expect(await screen.findByText('Please enter a valid email address.')).toBeDefined()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Email')))
  expect(server.requests).toEqual([])
})

test.each([
  ['with a message', () => failure('too-many', 'Not so often.'), 'Not so often.'],
  ['without a message', () => new Response('', { status: 500 }), 'Registration failed. Please try again.'],
  ['no network', noNetwork, 'Something went wrong. Please try again later.'],
])('shows why the registration failed: %s', async (_, response, message) => {
  storeAccount()
  server.respondTo(register, response)
  await open(3)
  await sendLastStep()
  expect((await screen.findByRole('alert')).textContent).toBe(message)
})

test('sends the link again from the success page', async () => {
  updateDraft({ email: 'ayesha@example.com', returnTo: '/cart' })
  server.respondTo(resendConfirmation, 'ok')
  await openPage('/seller/signupsuccess', { server })
  const send = await screen.findByRole('button', { name: 'Send it again' })
  // Screen readers announce only changes in a region that existed before.
  const status = screen.getByRole('status')
  await userEvent.click(send)
  await waitFor(() => expect(status.textContent).toMatch(/a new link is on its way/))
  expect(server.requests).toMatchObject([{ name: 'resendConfirmation', body: { login: 'ayesha@example.com' } }])
  expect(screen.getByRole('link', { name: 'Login' }).getAttribute('href')).toBe('/seller/login?redirect=%2Fcart')
})
