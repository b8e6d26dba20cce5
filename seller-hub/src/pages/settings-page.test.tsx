import { exportOwnData } from '@closyyy/contract/data-export-calls'
import { updateProfile } from '@closyyy/contract/users-calls'
import { anOwnUser } from '@closyyy/testing/builders'
import { createFakeServer, type FakeServer, failure, noNetwork } from '@closyyy/testing/fake-server'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { openHub } from '../../test/open-hub.tsx'
// Preloads lazy modules, so that no test waits for them.
import '../components/hub-layout.tsx'
import './settings-page.tsx'

let server: FakeServer

beforeEach(() => {
  server = createFakeServer()
})

const open = () => openHub('/seller/settings', server)
const field = (name: string | RegExp) => screen.findByLabelText<HTMLInputElement>(name)
const button = (name: string) => screen.findByRole('button', { name })

test('shows the username as disabled', async () => {
  await open()
  expect((await field('Username')).disabled).toBe(true)
})

// ACCOUNT-11, UI-19
test('saves the changed fields of the profile and confirms', async () => {
  server.respondTo(updateProfile, anOwnUser({ last_name: 'O’Brien' }))
  const { user, toasts } = await open()
  expect(screen.getByRole('region', { name: 'Settings Profile' })).toBeDefined()
  await user.clear(await field('Last name'))
  await user.type(await field('Last name'), 'O’Brien')
  await user.click(await button('Save changes'))
  await waitFor(() => expect(toasts).toMatchObject([{ message: 'Settings saved.' }]))
  await user.clear(await field('Last name'))
  await user.type(await field('Last name'), 'Khan')
  await user.type(await field(/^Bio/), 'Lawn.')
  await user.click(await button('Save changes'))
  await waitFor(() => expect(toasts).toHaveLength(2))
  const sent = server.requests.filter(call => call.name === 'updateProfile')
  expect(sent.map(({ body }) => body)).toEqual([{ last_name: 'O’Brien' }, { last_name: 'Khan', bio: 'Lawn.' }])
})

test.each([
  ['First name', 'Ayesha7', 'Names can only have letters, spaces, hyphens and apostrophes.'],
  [/^Website/, 'closyyy', 'Please enter an address that starts with http:// or https://.'],
  ['Country', ' ', 'This field is required.'],
])('rejects an invalid %s at its field', async (name, typed, message) => {
  const { user } = await open()
  const input = await screen.findByLabelText(name)
  await user.clear(input)
  await user.type(input, typed)
  await user.click(await button('Save changes'))
  expect(await screen.findByText(message)).toBeDefined()
  expect(document.activeElement).toBe(input)
})

test('shows server errors at their fields', async () => {
  server.respondTo(updateProfile, () => failure('invalid', 'A field breaks a rule.', { bio: ['Too long.'] }))
  const { user } = await open()
  await user.click(await button('Save changes'))
  const message = await screen.findByText('Too long.')
  expect(screen.getByLabelText(/^Bio/).getAttribute('aria-describedby')).toBe(message.id)
})

// PRIVACY-5
test('downloads the own data as a file', async () => {
  const files: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation(blob => `blob:${files.push(blob as Blob)}`)
  const names: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download)
  })
  server.respondTo(exportOwnData, { json: '{"users":[]}' })
  const { user } = await open()
  await user.click(await button('Download my data'))
  await waitFor(() => expect(names).toEqual(['closyyy-my-data.json']))
  expect(await files[0]?.text()).toBe('{"users":[]}')
  server.respondTo(exportOwnData, noNetwork)
  await user.click(await button('Download my data'))
  expect(await screen.findByText('We couldn’t download your data. Please try again.')).toBeDefined()
  vi.restoreAllMocks()
})
