import { getOwnUser } from '@closyyy/contract/users-calls'
import { setVacation } from '@closyyy/contract/vacation-calls'
import { anOwnUser } from '@closyyy/testing/builders'
import { createFakeServer, type FakeServer, noNetwork } from '@closyyy/testing/fake-server'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { openHubAs } from '../../test/open-hub.tsx'
// Preloads lazy modules, so that no test waits for them.
import '../components/hub-layout.tsx'
import './vacation-page.tsx'

const until = new Date(Date.now() + 6 * 86_400_000).toISOString()
const onVacation = anOwnUser({ vacation_until: until })

let server: FakeServer

beforeEach(() => {
  server = createFakeServer()
  server.respondTo(getOwnUser, anOwnUser())
})

const open = () => openHubAs('/seller/sellinghub/vacation', server)
const isOn = async () => (await screen.findByRole('switch', { name: 'Vacation mode' })).getAttribute('aria-checked')

// SHOP-2
test('turns on until its end date, and off again', async () => {
  server.respondTo(setVacation, onVacation)
  const { user, toasts } = await open()
  expect(await isOn()).toBe('false')
  expect(screen.getByText('It turns off automatically after 7 days.')).toBeDefined()
  await user.click(screen.getByRole('switch'))
  expect(await screen.findByText(/^On until \d+ \w+/)).toBeDefined()
  expect(await isOn()).toBe('true')
  server.respondTo(setVacation, anOwnUser())
  await user.click(screen.getByRole('switch'))
  expect(await screen.findByText('Buyers can buy from you.')).toBeDefined()
  expect(server.requests.filter(call => call.name === 'setVacation').map(call => call.body)).toEqual([
    { on: true },
    { on: false },
  ])
  expect(toasts.map(toast => toast.message)).toEqual(['Vacation mode is on.', 'Vacation mode is off.'])
})

test('shows an expired vacation as off', async () => {
  server.respondTo(getOwnUser, anOwnUser({ vacation_until: '2026-01-01T00:00:00Z' }))
  await open()
  expect(await isOn()).toBe('false')
})

test('stays unchanged if saving fails', async () => {
  server.respondTo(setVacation, noNetwork)
  const { user } = await open()
  await isOn()
  await user.click(screen.getByRole('switch'))
  expect((await screen.findByRole('alert')).textContent).toMatch(/^We couldn’t change vacation mode/)
  await waitFor(async () => expect(await isOn()).toBe('false'))
})
