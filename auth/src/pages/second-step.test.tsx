import { finishLogin, login } from '@closyyy/contract/sessions-calls'
import { getOwnUser } from '@closyyy/contract/users-calls'
import { anOwnUser } from '@closyyy/testing/builders'
import { createFakeServer, type FakeServer, failure } from '@closyyy/testing/fake-server'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openPage } from '../../test/open-page.tsx'
// Preloads the lazy page, so that no test waits for it.
import './login-page.tsx'

const message = 'Enter the code from your authenticator app.'
const own = { id: 7, username: 'ayesha', profile_picture: null }

let server: FakeServer
let replace: ReturnType<typeof vi.spyOn>

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  replace = vi.spyOn(window.location, 'replace').mockImplementation(() => undefined)
  server = createFakeServer()
  server.respondTo(getOwnUser, anOwnUser())
  server.respondTo(login, () =>
    Response.json({ status: 'error', message, code: 'second-factor', ticket: 'the-ticket' }, { status: 401 }),
  )
  server.respondTo(finishLogin, ({ body }) =>
    (body as { code: string }).code === '123456'
      ? Response.json({ status: 'success', data: { token: 'fresh', user: own } })
      : failure('invalid', 'This code is wrong.', { code: ['This code is wrong.'] }),
  )
})
afterEach(() => void vi.restoreAllMocks())

async function logIn() {
  const page = await openPage('/seller/login', { server })
  await userEvent.type(await screen.findByLabelText('Email, phone or username'), 'ayesha')
  await userEvent.type(screen.getByLabelText('Password'), 'a good long one')
  await userEvent.click(screen.getByRole('button', { name: 'Login' }))
  expect(await screen.findByRole('heading', { name: 'Enter your code' })).toBeDefined()
  return page
}
const enter = async (code: string) => {
  await userEvent.clear(screen.getByLabelText('Code'))
  await userEvent.type(screen.getByLabelText('Code'), `${code}{Enter}`)
}

// SESSION-17
test('asks for the code after the password, and signs in by it', async () => {
  const { store } = await logIn()
  expect(document.activeElement).toBe(screen.getByLabelText('Code'))
  await enter('000000')
  expect(await screen.findByText('This code is wrong.')).toBeDefined()
  await enter('123456')
  await waitFor(() => expect(replace).toHaveBeenCalledWith('/seller/sellinghub/overview'))
  expect(store.getState().session.signedIn).toMatchObject({ token: 'fresh', userId: 7 })
  expect(server.requests.filter(({ name }) => name === 'finishLogin').at(-1)?.body).toEqual({
    ticket: 'the-ticket',
    code: '123456',
    device_id: localStorage.deviceId,
  })
})

test('returns to the login for another account', async () => {
  await logIn()
  await userEvent.click(screen.getByRole('button', { name: 'Log in as someone else' }))
  expect(await screen.findByLabelText('Email, phone or username')).toBeDefined()
})

test('shows the message if the page cannot continue with a ticket', async () => {
  server.respondTo(login, () => failure('signed-out', message))
  await openPage('/seller/login', { server })
  await userEvent.type(await screen.findByLabelText('Email, phone or username'), 'ayesha')
  await userEvent.type(screen.getByLabelText('Password'), 'a good long one{Enter}')
  expect(await screen.findByText(message)).toBeDefined()
})

// SESSION-20
test('repeats only the read of the person if that failed', async () => {
  server.respondTo(getOwnUser, () => failure('unavailable'))
  await logIn()
  await enter('123456')
  await screen.findByRole('alert')
  server.respondTo(getOwnUser, anOwnUser())
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
  await waitFor(() => expect(replace).toHaveBeenCalledWith('/seller/sellinghub/overview'))
  expect(server.requests.filter(({ name }) => name === 'finishLogin')).toHaveLength(1)
})

// UI-7
test('sends a correct code once, also if the button is pressed while the next page loads', async () => {
  await logIn()
  await enter('123456')
  await waitFor(() => expect(replace).toHaveBeenCalled())
  const button = screen.getByRole('button', { name: 'Logging in…' })
  await userEvent.click(button)
  expect(server.requests.filter(({ name }) => name === 'finishLogin')).toHaveLength(1)
})
