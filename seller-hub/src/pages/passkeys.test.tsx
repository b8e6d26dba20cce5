import { MAX_PASSKEYS } from '@closyyy/contract/passkeys'
import * as calls from '@closyyy/contract/passkeys-calls'
import type { Passkey } from '@closyyy/contract/passkeys-schemas'
import { getSecondFactor } from '@closyyy/contract/second-factors-calls'
import { listSessions } from '@closyyy/contract/sessions-calls'
import { dismissal, fakePasskeys } from '@closyyy/testing/fake-passkeys'
import { createFakeServer, type FakeServer, failure, noNetwork, success } from '@closyyy/testing/fake-server'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { openHub } from '../../test/open-hub.tsx'
// Preloads lazy modules, so that no test waits for them.
import '../components/hub-layout.tsx'
import './devices-page.tsx'

const phone: Passkey = {
  id: 1,
  name: 'Chrome on Android',
  created_at: '2026-01-05T10:00:00Z',
  last_used_at: '2026-01-20T10:00:00Z',
}
const begun = {
  options: {
    rp: { id: 'localhost', name: 'Closyyy' },
    user: { id: 'YQ', name: 'ayesha', displayName: 'Ayesha' },
    challenge: 'Y2hhbGxlbmdl',
    pubKeyCredParams: [{ type: 'public-key' as const, alg: -7 }],
    timeout: 300_000,
    excludeCredentials: [],
    authenticatorSelection: {
      residentKey: 'required' as const,
      requireResidentKey: true,
      userVerification: 'required' as const,
    },
    attestation: 'none' as const,
  },
  device: { browser: 'Firefox', system: 'Linux' },
}

let server: FakeServer
let passkeys: Passkey[]

beforeEach(() => {
  passkeys = [phone]
  server = createFakeServer()
  server.respondTo(getSecondFactor, { is_on: false, recovery_codes: 0 })
  server.respondTo(listSessions, [])
  server.respondTo(calls.listPasskeys, () => success(calls.listPasskeys, passkeys))
  server.respondTo(calls.beginPasskey, begun)
  server.respondTo(calls.addPasskey, ({ body }) => {
    const { name } = body as { name: string }
    const added = { ...phone, id: 2, name, last_used_at: null }
    passkeys = [added, phone]
    return success(calls.addPasskey, added)
  })
})

const open = () => openHub('/seller/devices', server)
const section = async () => within(await screen.findByRole('region', { name: 'Passkeys' }))
const cards = async () => (await section()).findAllByRole('listitem')
const press = async (user: Awaited<ReturnType<typeof open>>['user'], name: string) =>
  user.click(await screen.findByRole('button', { name }))

// PASSKEY-1
test('adds a passkey and names it after the device', async () => {
  passkeys = []
  const { create } = fakePasskeys()
  const { user, toasts } = await open()
  expect(await screen.findByText('You haven’t added a passkey yet.')).toBeDefined()
  await press(user, 'Add a passkey')
  await waitFor(() => expect(toasts).toMatchObject([{ message: 'Passkey added.' }]))
  const [first] = await cards()
  expect(within(first as HTMLElement).getByRole('heading').textContent).toBe('Firefox on Linux')
  expect(first?.textContent).toContain('Not used yet')
  expect(create.mock.lastCall?.[0]).toMatchObject({ publicKey: { rp: { id: 'localhost' } } })
})

test.each([
  ['closed the dialog', dismissal(), 'No passkey was added.'],
  [
    'has one on this device',
    new DOMException('', 'InvalidStateError'),
    'This device already has a passkey for your account.',
  ],
  ['has a broken authenticator', new Error('broken'), 'We couldn’t add the passkey. Please try again.'],
])('adds nothing if the person %s', async (_, error, message) => {
  fakePasskeys().create.mockRejectedValue(error)
  const { user, toasts } = await open()
  await press(user, 'Add a passkey')
  await waitFor(() => expect(toasts).toMatchObject([{ message }]))
  expect(await cards()).toHaveLength(1)
})

test('shows why the server refused a passkey', async () => {
  fakePasskeys()
  server.respondTo(calls.addPasskey, () => failure('invalid', 'This passkey has already been added.'))
  const { user, toasts } = await open()
  await press(user, 'Add a passkey')
  await waitFor(() => expect(toasts).toMatchObject([{ message: 'This passkey has already been added.' }]))
})

test('renames a passkey, and keeps an empty name in the form', async () => {
  server.respondTo(calls.renamePasskey, ({ body }) => {
    passkeys = [{ ...phone, ...(body as { name: string }) }]
    return success(calls.renamePasskey, passkeys[0] as Passkey)
  })
  const { user } = await open()
  await press(user, 'Rename Chrome on Android')
  await user.clear(screen.getByLabelText('Name'))
  await press(user, 'Save')
  expect(await screen.findByText('Please enter a name for your passkey.')).toBeDefined()
  await user.type(screen.getByLabelText('Name'), 'Ayesha’s phone{Enter}')
  expect(await screen.findByRole('heading', { name: 'Ayesha’s phone' })).toBeDefined()
  expect(screen.queryByRole('dialog')).toBeNull()
})

// UI-17
test('stays open until the new name was saved, and shows the failure', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  server.respondTo(calls.renamePasskey, () => promise)
  const { user } = await open()
  await press(user, 'Rename Chrome on Android')
  await press(user, 'Save')
  await waitFor(() => expect(server.requests.some(({ name }) => name === 'renamePasskey')).toBe(true))
  await press(user, 'Close')
  resolve(failure('conflict', 'Not now.'))
  expect((await screen.findByRole('alert')).textContent).toBe('Not now.')
})

test('removes a passkey after a question', async () => {
  server.respondTo(calls.removePasskey, () => {
    passkeys = []
    return success(calls.removePasskey, null)
  })
  const { user, toasts } = await open()
  await press(user, 'Remove Chrome on Android')
  expect(screen.getByText(/“Chrome on Android” will no longer log you in/)).toBeDefined()
  await press(user, 'Remove')
  await waitFor(() => expect(toasts).toMatchObject([{ message: 'Passkey removed.' }]))
  expect(await screen.findByText('You haven’t added a passkey yet.')).toBeDefined()
})

test('keeps the question open if a removal fails', async () => {
  server.respondTo(calls.removePasskey, noNetwork)
  const { user } = await open()
  await press(user, 'Remove Chrome on Android')
  await press(user, 'Remove')
  expect(await screen.findByText('That didn’t work. Please try again.')).toBeDefined()
})

test('offers no more than the maximum, nor in a browser without passkeys', async () => {
  await open()
  expect(await screen.findByText(/^This browser can’t use passkeys/)).toBeDefined()
  fakePasskeys()
  passkeys = Array.from({ length: MAX_PASSKEYS }, (_, index) => ({ ...phone, id: index + 1 }))
  await open()
  expect(await screen.findByText(/^You have 10 passkeys/)).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Add a passkey' })).toBeNull()
})

test('offers a retry if the list cannot be loaded', async () => {
  server.respondTo(calls.listPasskeys, noNetwork)
  const { user } = await open()
  expect(await screen.findByText('We couldn’t load your passkeys.')).toBeDefined()
  server.respondTo(calls.listPasskeys, [phone])
  await press(user, 'Try again')
  expect(await cards()).toHaveLength(1)
})
