import { deleteDraft, listDrafts } from '@closyyy/contract/drafts-calls'
import { getOwnUser } from '@closyyy/contract/users-calls'
import { aPage } from '@closyyy/testing/builders'
import { createFakeServer, type FakeServer, failure, noNetwork } from '@closyyy/testing/fake-server'
import { ayesha } from '@closyyy/testing/page-at'
import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { browserParts } from '../../test/browser-parts.ts'
import { completeListing, draftOf } from '../../test/listing.ts'
import { pageAt } from '../../test/page-at.tsx'
import { routes } from '../routes.tsx'
// Preloads lazy modules, so that no test waits for them.
import '../components/hub-layout.tsx'
import './drafts-page.tsx'

let server: FakeServer

beforeEach(() => {
  server = createFakeServer()
  server.respondTo(getOwnUser, () => failure('conflict'))
  server.respondTo(listDrafts, aPage([]))
})

function store(id: string, values: Partial<typeof completeListing> = {}, userId = ayesha.userId) {
  const draft = { id, userId, values: { ...completeListing, ...values }, photos: [], changedAt: 1_700_000_000_000 }
  browserParts.listings.set(id, draft)
}

async function openDrafts(search = '', locale?: 'ur') {
  const path = `/seller/sellinghub/drafts${search}`
  const { element } = await pageAt(routes, path, { server, signedIn: ayesha, locale })
  await act(async () => void render(element))
  await screen.findByRole('heading', { level: 1 })
}

// DRAFT-4
test('separates ready from incomplete drafts and stores the tab in the URL', async () => {
  store('one')
  store('two', { title: 'Khussa', price: '' })
  store('three', {}, 99)
  await openDrafts()
  await screen.findByRole('tab', { name: 'Ready to Post (1)' })
  const link = screen.getByRole('link', { name: 'Continue Lawn kurti teal' })
  expect(link.getAttribute('href')).toBe('/seller/list-item?draft=one')
  await userEvent.click(screen.getByRole('tab', { name: 'Incomplete (1)' }))
  expect(await screen.findByRole('article', { name: 'Khussa' })).toBeDefined()
  expect(window.location.search).toBe('?tab=incomplete')
})

test('shows an empty state for each tab', async () => {
  await openDrafts('?tab=incomplete')
  expect(await screen.findByText('No incomplete drafts')).toBeDefined()
  await userEvent.click(screen.getByRole('tab', { name: 'Ready to Post (0)' }))
  expect(await screen.findByText('No drafts are ready to post')).toBeDefined()
})

test('deletes a draft after a confirmation', async () => {
  store('one')
  await openDrafts()
  await userEvent.click(await screen.findByRole('button', { name: 'Delete Lawn kurti teal' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Delete draft' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(screen.queryByRole('article')).toBeNull())
  expect(browserParts.listings.size).toBe(0)
})

test('shows that deleting failed and resets the dialog', async () => {
  store('one')
  const here = browserParts.listings.get('one')
  if (here) here.serverId = 31
  server.respondTo(listDrafts, aPage([draftOf({ id: 31 })]))
  server.respondTo(deleteDraft, noNetwork)
  await openDrafts()
  const remove = await screen.findByRole('button', { name: 'Delete Lawn kurti teal' })
  await userEvent.click(remove)
  const dialog = within(screen.getByRole('dialog', { name: 'Delete draft' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Delete' }))
  expect((await dialog.findByRole('alert')).textContent).toBe('We couldn’t delete the draft.')
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
  await userEvent.click(remove)
  expect(screen.getByRole('dialog', { name: 'Delete draft' }).textContent).not.toContain('could not')
  expect(browserParts.listings.size).toBe(1)
})

test('lists a draft of another device once and deletes it on the server', async () => {
  store('one')
  const here = browserParts.listings.get('one')
  if (here) here.serverId = 31
  server.respondTo(listDrafts, aPage([draftOf({ id: 31 }), draftOf({ id: 32, title: 'Shawl' })]))
  server.respondTo(deleteDraft, { id: 32 })
  await openDrafts()
  await screen.findByRole('tab', { name: 'Ready to Post (2)' })
  const link = screen.getByRole('link', { name: 'Continue Shawl' })
  expect(link.getAttribute('href')).toBe('/seller/list-item?draft=server-32')
  await userEvent.click(screen.getByRole('button', { name: 'Delete Shawl' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Delete draft' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(server.requests.some(({ name }) => name === 'deleteDraft')).toBe(true))
})

test('shows the later of two copies, and no draft that was published elsewhere', async () => {
  store('one')
  store('two', { title: 'Khussa' })
  const [one, two] = [browserParts.listings.get('one'), browserParts.listings.get('two')]
  if (one && two) {
    Object.assign(one, { serverId: 31, savedAt: '2026-01-15T08:00:00Z' })
    Object.assign(two, { serverId: 32, savedAt: '2026-01-15T08:00:00Z' })
  }
  server.respondTo(listDrafts, aPage([draftOf({ id: 31, title: 'Kurti of the phone' })]))
  await openDrafts()
  const link = await screen.findByRole('link', { name: 'Continue Kurti of the phone' })
  expect(link.getAttribute('href')).toBe('/seller/list-item?draft=one')
  expect(screen.getAllByRole('article')).toHaveLength(1)
  await waitFor(() => expect([...browserParts.listings.keys()]).toEqual(['one']))
})

test('shows local drafts while offline, with a note that there may be more', async () => {
  store('one')
  server.respondTo(listDrafts, noNetwork)
  await openDrafts()
  expect(await screen.findByText('We couldn’t load your saved drafts.')).toBeDefined()
  expect(screen.getByRole('article', { name: 'Lawn kurti teal' })).toBeDefined()
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['Ready to Post', 'Incomplete'])
  await userEvent.click(screen.getByRole('tab', { name: 'Incomplete' }))
  expect(await screen.findByText('No drafts on this device.')).toBeDefined()
  expect(screen.queryByText('No incomplete drafts')).toBeNull()
})

// UI-3
test('never shows a failed load as empty', async () => {
  server.respondTo(listDrafts, noNetwork)
  await openDrafts()
  expect(await screen.findByText('We couldn’t load your saved drafts.')).toBeDefined()
  expect(screen.queryByRole('tab')).toBeNull()
  expect(screen.queryByText(/^No /)).toBeNull()
  server.respondTo(listDrafts, aPage([]))
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('No drafts are ready to post')).toBeDefined()
})

test.each([
  ['On this device only', undefined, undefined],
  ['Latest changes on this device only', 31, undefined],
  ['Saved to your account', 31, '2026-01-15T09:30:00Z'],
])('shows where a draft is stored: %s', async (place, serverId, savedAt) => {
  store('one')
  Object.assign(browserParts.listings.get('one') ?? {}, { serverId, savedAt, changedAt: Date.now() })
  server.respondTo(listDrafts, aPage(serverId ? [draftOf({ id: serverId })] : []))
  await openDrafts()
  expect((await screen.findByRole('article')).textContent).toContain(place)
})

test('renders in Urdu', async () => {
  await openDrafts('', 'ur')
  expect(await screen.findByText('کوئی مسودہ تیار نہیں')).toBeDefined()
})
