import type { Call } from '@closyyy/contract/call'
import { listPasskeys, removePasskey } from '@closyyy/contract/passkeys-calls'
import { beginSecondFactor, getSecondFactor, removeSecondFactor } from '@closyyy/contract/second-factors-calls'
import { listSessions } from '@closyyy/contract/sessions-calls'
import type { RemoteDefinition } from '@closyyy/platform/federation/remote'
import type { PasswordPromptProps } from '@closyyy/platform/sign-in/prompt-props'
import { createFakeServer, type FakeServer, failure } from '@closyyy/testing/fake-server'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { openHub } from '../../test/open-hub.tsx'
// Preloads lazy modules, so that no test waits for them.
import '../components/hub-layout.tsx'
import './devices-page.tsx'

function FakePrompt({ onConfirmed, onClose }: PasswordPromptProps) {
  return (
    <section aria-label="Password">
      <button type="button" onClick={onConfirmed}>
        Right
      </button>
      <button type="button" onClick={onClose}>
        Not now
      </button>
    </section>
  )
}

const auth: RemoteDefinition = {
  name: 'auth',
  fragments: {},
  catalogues: { unit: 'auth', en: {}, ur: async () => ({ default: {} }) },
  routes: [],
  passwordPrompt: FakePrompt,
}

let server: FakeServer

beforeEach(() => {
  server = createFakeServer()
  server.respondTo(getSecondFactor, { is_on: true, recovery_codes: 10 })
  server.respondTo(listSessions, [])
  server.respondTo(listPasskeys, [
    { id: 1, name: 'Phone', created_at: '2026-01-05T10:00:00Z', last_used_at: '2026-01-20T10:00:00Z' },
  ])
})

const button = (name: string) => screen.findByRole('button', { name })
const sent = (call: Call) => server.requests.filter(({ name }) => name === call.name).length

/** Confirms an action whose call needs the password, and presses everything again before the prompt opens. */
async function confirmUntilPrompt(action: string, yes: string, call: Call) {
  const { promise, resolve } = Promise.withResolvers<void>()
  server.respondTo(call, async () => {
    await promise
    return failure('confirm-password', 'Confirm your password.')
  })
  const { user } = await openHub('/seller/devices', server, undefined, auth)
  await user.click(await button(action))
  const dialog = within(screen.getByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: yes }))
  resolve()
  await screen.findByRole('region', { name: 'Password' })
  await user.click(dialog.getByRole('button', { name: 'Close' }))
  await user.click(dialog.getByRole('button', { name: new RegExp(`^${yes}`) }))
  return { user, dialog }
}

const actions: [action: string, yes: string, call: Call][] = [
  ['Turn off', 'Turn off', removeSecondFactor],
  ['Remove Phone', 'Remove', removePasskey],
]

// UI-17, UI-7
test.each(actions)('%s stays open and pending while the password is asked for', async (action, yes, call) => {
  const { user, dialog } = await confirmUntilPrompt(action, yes, call)
  expect(sent(call)).toBe(1)
  await user.click(await button('Not now'))
  expect(await dialog.findByText('Confirm your password.')).toBeDefined()
  await user.click(dialog.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

// SESSION-16
test.each(actions)('%s is done after the password was confirmed', async (action, yes, call) => {
  const { user } = await confirmUntilPrompt(action, yes, call)
  server.respondTo(call, null)
  await user.click(await button('Right'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent(call)).toBe(2)
})

// UI-7
test('asks once for the password before two-step login is turned on', async () => {
  server.respondTo(getSecondFactor, { is_on: false, recovery_codes: 0 })
  server.respondTo(beginSecondFactor, () => failure('confirm-password', 'Confirm your password.'))
  const { user, toasts } = await openHub('/seller/devices', server, undefined, auth)
  await user.click(await button('Turn on'))
  await screen.findByRole('region', { name: 'Password' })
  await user.click(screen.getByRole('button', { name: /^Turn on/ }))
  await user.click(await button('Not now'))
  await waitFor(() => expect(toasts).toMatchObject([{ message: 'Confirm your password.' }]))
  expect(sent(beginSecondFactor)).toBe(1)
})
