import { getPreferences, savePreferences } from '@closyyy/contract/preferences-calls'
import { defaultPreferences as preferences } from '@closyyy/contract/preferences-schemas'
import { createFakeServer, type FakeServer, noNetwork } from '@closyyy/testing/fake-server'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { openHub } from '../../test/open-hub.tsx'
// Preloads lazy modules, so that no test waits for them.
import '../components/hub-layout.tsx'
import './prefer-page.tsx'
import './preferences-page.tsx'

let server: FakeServer

beforeEach(() => {
  server = createFakeServer()
  server.respondTo(getPreferences, preferences)
})

// MESSAGE-2
test('saves all nine flags at once and confirms', async () => {
  server.respondTo(savePreferences, { ...preferences, sales_and_promotions: true })
  const { user, toasts } = await openHub('/seller/preferences', server)
  await user.click(await screen.findByLabelText('Sales and promotions'))
  expect(screen.getAllByRole('checkbox')).toHaveLength(9)
  await user.click(screen.getByRole('button', { name: 'Save preferences' }))
  await waitFor(() => expect(toasts).toMatchObject([{ message: 'Preferences updated successfully!' }]))
  expect(server.requests.at(-1)?.body).toEqual({ ...preferences, sales_and_promotions: true })
})

test('keeps the choices if saving fails', async () => {
  server.respondTo(savePreferences, noNetwork)
  const { user } = await openHub('/seller/preferences', server)
  const box = await screen.findByLabelText<HTMLInputElement>('Shopping updates')
  await user.click(box)
  await user.click(screen.getByRole('button', { name: 'Save preferences' }))
  expect((await screen.findByRole('alert')).textContent).toMatch(/^We couldn’t save your preferences/)
  expect(box.checked).toBe(false)
})

test('shows a read-only list with a link to the form', async () => {
  await openHub('/seller/prefer', server)
  expect((await screen.findByText('Unread messages')).parentElement?.textContent).toBe('Unread messagesOn')
  expect(screen.getByText('Sales and promotions').parentElement?.textContent).toBe('Sales and promotionsOff')
  expect(screen.queryByRole('checkbox')).toBeNull()
  expect(screen.getByRole('link', { name: 'Change preferences' }).getAttribute('href')).toBe('/seller/preferences')
})

// UI-19
test('opens the form with what another device saved since the list was read', async () => {
  server.respondTo(savePreferences, preferences)
  const { user } = await openHub('/seller/prefer', server)
  const link = await screen.findByRole('link', { name: 'Change preferences' })
  await screen.findByText('Unread messages')
  server.respondTo(getPreferences, { ...preferences, sales_and_promotions: true })
  await user.click(link)
  await user.click(await screen.findByLabelText('Shopping updates'))
  await user.click(screen.getByRole('button', { name: 'Save preferences' }))
  const saved = { ...preferences, sales_and_promotions: true, shopping_updates: false }
  await waitFor(() => expect(server.requests.at(-1)?.body).toEqual(saved))
})

test('retries a failed load', async () => {
  server.respondTo(getPreferences, noNetwork)
  const { user } = await openHub('/seller/preferences', server)
  expect(await screen.findByText('We couldn’t load your preferences.')).toBeDefined()
  server.respondTo(getPreferences, preferences)
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByLabelText('Shopping updates')).toBeDefined()
})

// NAV-2
test('redirects the misspelt path', async () => {
  await openHub('/seller/preferneces', server)
  await waitFor(() => expect(window.location.pathname).toBe('/seller/preferences'))
})
