import { deleteOwnData } from '@closyyy/contract/data-deletion-calls'
import { beginPasskeyConfirmation, confirmPasskey, listPasskeys } from '@closyyy/contract/passkeys-calls'
import { confirmPassword } from '@closyyy/contract/sessions-calls'
import { useServices } from '@closyyy/platform/services'
import { usePasswordPrompt } from '@closyyy/platform/sign-in/password-prompt'
import { dismissal, fakePasskeys } from '@closyyy/testing/fake-passkeys'
import { createFakeServer, type FakeServer, failure, noNetwork, success } from '@closyyy/testing/fake-server'
import { ayesha } from '@closyyy/testing/page-at'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, describe, expect, test } from 'vitest'
import { pageAt } from '../../../test/open-page.tsx'
import { remote } from '../../remote.tsx'
// Preloads lazy modules, so that no test waits for them.
import './password-prompt.tsx'

const closed = { closed_at: '2026-01-05T10:00:00Z', erased_by: '2026-02-04T10:00:00Z' }

/** Results of the calls, also of those that end after the page. */
let ended: string[]

function Page() {
  const { api } = useServices()
  const { prompt, withPassword } = usePasswordPrompt()
  const [results, setResults] = useState<string[]>([])
  const end = (result: string) => {
    ended.push(result)
    setResults(before => [...before, result])
  }
  const remove = () =>
    withPassword(() => api.call(deleteOwnData, {})).then(
      () => end('deleted'),
      (error: Error) => end(error.message),
    )
  return (
    <>
      <input aria-label="Typed" />
      <button type="button" onClick={() => void remove()}>
        Delete
      </button>
      <output>{results.join(', ')}</output>
      {prompt}
    </>
  )
}

let server: FakeServer

beforeEach(() => {
  ended = []
  server = createFakeServer()
  let isConfirmed = false
  server.respondTo(deleteOwnData, () =>
    isConfirmed ? Response.json({ status: 'success', data: closed }) : failure('confirm-password', 'Log in again.'),
  )
  server.respondTo(confirmPassword, ({ body }) => {
    isConfirmed = (body as { password: string }).password === 'the right one'
    return isConfirmed
      ? Response.json({ status: 'success', data: null })
      : failure('invalid', 'That’s not the right password. Please try again.', {
          password: ['That’s not the right password. Please try again.'],
        })
  })
})

async function open(options: { remote?: typeof remote } = { remote }) {
  const { element } = await pageAt([{ path: '/page', element: <Page /> }], '/page', {
    server,
    signedIn: ayesha,
    ...options,
  })
  await act(async () => void render(element))
  const user = userEvent.setup()
  await user.type(screen.getByLabelText('Typed'), 'kept')
  await user.click(screen.getByRole('button', { name: 'Delete' }))
  return user
}
const names = () => server.requests.map(({ name }) => name)
const result = () => screen.getByRole('status').textContent

// SESSION-16
test('asks for the password, keeps what was typed, and repeats the call', async () => {
  const user = await open()
  await user.type(await screen.findByLabelText('Password'), 'a wrong one')
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  expect(await screen.findByText('That’s not the right password. Please try again.')).toBeDefined()
  await user.clear(screen.getByLabelText('Password'))
  await user.type(screen.getByLabelText('Password'), 'the right one{Enter}')
  await waitFor(() => expect(result()).toBe('deleted'))
  expect(names()).toEqual(['deleteOwnData', 'confirmPassword', 'confirmPassword', 'deleteOwnData'])
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByLabelText<HTMLInputElement>('Typed').value).toBe('kept')
})

test('shows the message of the call if the dialog is closed', async () => {
  const user = await open()
  await user.click(await screen.findByRole('button', { name: 'Close' }))
  await waitFor(() => expect(result()).toBe('Log in again.'))
  expect(names()).toEqual(['deleteOwnData'])
})

test('shows the message of the call if auth cannot be loaded', async () => {
  await open({})
  await waitFor(() => expect(result()).toBe('Log in again.'))
})

// UI-17
test('asks once for two calls at the same time', async () => {
  const user = await open()
  await user.click(screen.getByRole('button', { name: 'Delete' }))
  await user.type(await screen.findByLabelText('Password'), 'the right one{Enter}')
  await waitFor(() => expect(result()).toBe('deleted, deleted'))
  expect(screen.queryByRole('dialog')).toBeNull()
})

// UI-17
test('ends the call if the page is left', async () => {
  await open()
  await screen.findByLabelText('Password')
  cleanup()
  await waitFor(() => expect(ended).toEqual(['Log in again.']))
})

// PASSKEY-4
describe('with a passkey', () => {
  beforeEach(() => {
    const added = { id: 1, name: 'Phone', created_at: '2026-01-05T10:00:00Z', last_used_at: null }
    server.respondTo(listPasskeys, [added])
    server.respondTo(beginPasskeyConfirmation, {
      challenge: 'Y2hhbGxlbmdl',
      rpId: 'localhost',
      timeout: 300_000,
      allowCredentials: [],
      userVerification: 'required',
    })
    server.respondTo(confirmPasskey, () => {
      server.respondTo(deleteOwnData, closed)
      return success(confirmPasskey, null)
    })
  })

  test('confirms by it instead of the password', async () => {
    fakePasskeys()
    const user = await open()
    await user.click(await screen.findByRole('button', { name: 'Use a passkey' }))
    await waitFor(() => expect(result()).toBe('deleted'))
    expect(names()).not.toContain('confirmPassword')
  })

  test('shows that none was chosen, and still accepts the password', async () => {
    fakePasskeys().get.mockRejectedValue(dismissal())
    const user = await open()
    await user.click(await screen.findByRole('button', { name: 'Use a passkey' }))
    expect(await screen.findByText('No passkey was chosen. Try again, or use your password.')).toBeDefined()
    await user.type(screen.getByLabelText('Password'), 'the right one{Enter}')
    await waitFor(() => expect(result()).toBe('deleted'))
  })

  test('asks for the password alone if the passkeys cannot be loaded', async () => {
    fakePasskeys()
    server.respondTo(listPasskeys, noNetwork)
    await open()
    expect(await screen.findByLabelText('Password')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Use a passkey' })).toBeNull()
  })
})
