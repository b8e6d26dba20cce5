import { listPasskeys } from '@closyyy/contract/passkeys-calls'
import { getSecondFactor } from '@closyyy/contract/second-factors-calls'
import { endOtherSessions, endSession, listSessions } from '@closyyy/contract/sessions-calls'
import type { OwnSession } from '@closyyy/contract/sessions-schemas'
import { createFakeServer, type FakeServer, failure, noNetwork, success } from '@closyyy/testing/fake-server'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { openHub } from '../../test/open-hub.tsx'
// Preloads lazy modules, so that no test waits for them.
import '../components/hub-layout.tsx'
import './devices-page.tsx'

const phone: OwnSession = {
  id: 1,
  browser: 'Chrome',
  system: 'Android',
  city: 'Lahore',
  signed_in_at: '2026-01-05T10:00:00Z',
  last_used_at: '2026-01-20T10:00:00Z',
  is_current: true,
}
const unknown: OwnSession = { ...phone, id: 2, browser: null, system: null, city: null, is_current: false }

let server: FakeServer
let sessions: OwnSession[]

beforeEach(() => {
  sessions = [phone, unknown]
  server = createFakeServer()
  server.respondTo(getSecondFactor, { is_on: false, recovery_codes: 0 })
  server.respondTo(listPasskeys, [])
  server.respondTo(listSessions, () => success(listSessions, sessions))
})

const open = () => openHub('/seller/devices', server)
const cards = async () => within(await screen.findByRole('region', { name: 'Devices' })).getAllByRole('listitem')

// SESSION-15
test('shows each device, marks this one and offers to sign out the others', async () => {
  await open()
  const [first, second] = await cards()
  expect(first?.textContent).toContain('Chrome on Android This device')
  expect(first?.textContent).toContain('Your city then: Lahore')
  expect(within(first as HTMLElement).queryByRole('button')).toBeNull()
  expect(second?.textContent).toMatch(/^Unknown device/)
})

test('signs out one device', async () => {
  server.respondTo(endSession, () => {
    sessions = [phone]
    return success(endSession, null)
  })
  const { user, toasts } = await open()
  await user.click(await screen.findByRole('button', { name: 'Log out Unknown device' }))
  await waitFor(async () => expect(await cards()).toHaveLength(1))
  expect(toasts).toMatchObject([{ message: 'Device logged out.' }])
  expect(screen.queryByRole('button', { name: 'Log out all other devices' })).toBeNull()
})

test('says if a device is signed out already, and updates the list', async () => {
  server.respondTo(endSession, () => {
    sessions = [phone]
    return failure('not-found', 'This device is already logged out.')
  })
  const { user, toasts } = await open()
  await user.click(await screen.findByRole('button', { name: 'Log out Unknown device' }))
  await waitFor(async () => expect(await cards()).toHaveLength(1))
  expect(toasts).toMatchObject([{ message: 'This device is already logged out.' }])
})

test('signs out all others after a question, and keeps the question if it fails', async () => {
  server.respondTo(endOtherSessions, noNetwork)
  const { user, toasts } = await open()
  await user.click(await screen.findByRole('button', { name: 'Log out all other devices' }))
  const confirm = () => user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Log out' }))
  await confirm()
  expect(await screen.findByText('We couldn’t log out the device. Please try again.')).toBeDefined()
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Close' }))
  await user.click(screen.getByRole('button', { name: 'Log out all other devices' }))
  expect(screen.queryByText('We couldn’t log out the device. Please try again.')).toBeNull()
  server.respondTo(endOtherSessions, { ended: 1 })
  sessions = [phone]
  await confirm()
  await waitFor(() => expect(toasts).toMatchObject([{ message: 'One other device was logged out.' }]))
  expect(await cards()).toHaveLength(1)
})

test('offers a retry if the list cannot be loaded', async () => {
  server.respondTo(listSessions, noNetwork)
  const { user } = await open()
  expect(await screen.findByText('We couldn’t load your devices.')).toBeDefined()
  server.respondTo(listSessions, [phone])
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await cards()).toHaveLength(1)
})
