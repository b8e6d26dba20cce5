import { createDraft, deleteDraft, listDrafts, updateDraft } from '@closyyy/contract/drafts-calls'
import { aPage } from '@closyyy/testing/builders'
import { type FakeServer, failure, noNetwork, success } from '@closyyy/testing/fake-server'
import { ayesha } from '@closyyy/testing/page-at'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { browserParts } from '../../test/browser-parts.ts'
import { completeListing, draftOf } from '../../test/listing.ts'
import {
  choosePhotos,
  createListingServer,
  field,
  LONG,
  openListingForm,
  picture,
  respondToSaves,
  retitle,
  send,
} from '../../test/listing-form.tsx'
import { pageAt } from '../../test/page-at.tsx'
import { routes } from '../routes.tsx'

let server: FakeServer

beforeEach(() => {
  server = createListingServer()
})

const openForm = (draft?: Partial<typeof completeListing>, locale?: 'ur') => openListingForm(server, draft, locale)

// DRAFT-2
test('stores the input on this device, hidden from other accounts', async () => {
  browserParts.listings.set('other', { id: 'other', userId: 99, values: completeListing, photos: [], changedAt: 2 })
  await openForm()
  expect(screen.queryByText(/not sent yet/)).toBeNull()
  await userEvent.type(field('Title'), 'Khussa')
  await waitFor(() => expect(window.location.search).toMatch(/^\?draft=/))
  const mine = () => [...browserParts.listings.values()].find(({ userId }) => userId === ayesha.userId)
  await waitFor(() => expect(mine()?.values.title).toBe('Khussa'))
  expect(screen.getByText('Saved on this device.')).toBeDefined()
})

test('creates no draft for an empty or emptied form', async () => {
  await openForm()
  await userEvent.click(screen.getByRole('combobox', { name: 'Brand' }))
  for (let field = 0; field < 6; field++) await userEvent.tab()
  await userEvent.click(field('Title'))
  await pause(500)
  expect([...browserParts.listings]).toEqual([])
  expect(window.location.search).toBe('')
  await userEvent.type(field('Title'), 'K')
  await waitFor(() => expect(browserParts.listings.size).toBe(1))
  await userEvent.clear(field('Title'))
  await waitFor(() => expect(browserParts.listings.size).toBe(0))
  expect(screen.queryByText(/^Saved (on|to)/)).toBeNull()
})

test('deletes the remote draft of an emptied form', async () => {
  server.respondTo(createDraft, draftOf({ id: 31 }))
  server.respondTo(deleteDraft, { id: 31 })
  await openForm()
  fireEvent.change(field('Title'), { target: { value: 'K' } })
  expect(await screen.findByText('Saved to your drafts.', {}, LONG)).toBeDefined()
  fireEvent.change(field('Title'), { target: { value: '' } })
  await waitFor(() => expect(server.requests.some(({ name }) => name === 'deleteDraft')).toBe(true), LONG)
  await waitFor(() => expect(browserParts.listings.size).toBe(0))
  expect(screen.queryByText(/^Saved (on|to)/)).toBeNull()
})

test('does not show the draft as stored before it is', async () => {
  server.respondTo(listDrafts, aPage([draftOf({ id: 31 })]))
  const { element } = await pageAt(routes, '/seller/list-item?draft=server-31', { server, signedIn: ayesha })
  await act(async () => void render(element))
  await screen.findByText('Saved to your drafts.')
  retitle()
  expect(screen.getByText('Saving…')).toBeDefined()
  expect(await screen.findByText('Saved on this device.')).toBeDefined()
})

test.each([
  ['is offline', noNetwork, 'Saved on this device only. We’ll keep trying to save it to your drafts.'],
  [
    'is rejected',
    () => failure('conflict', 'You can keep up to 40 drafts.'),
    'Saved on this device only. You can keep up to 40 drafts.',
  ],
])('shows that a draft is on this device only if saving it %s', async (_, response, text) => {
  server.respondTo(createDraft, response)
  await openForm({})
  retitle()
  await waitFor(
    () => expect(screen.getAllByRole('status').some(({ textContent }) => textContent?.trim() === text)).toBe(true),
    LONG,
  )
})

test('stores input typed right before leaving, and stays on the page that was opened', async () => {
  const { router } = await openForm()
  fireEvent.change(field('Title'), { target: { value: 'Khussa' } })
  await act(() => router.navigate('/elsewhere'))
  await waitFor(() => expect([...browserParts.listings.values()].map(({ values }) => values.title)).toEqual(['Khussa']))
  expect(await screen.findByText('Another page')).toBeDefined()
})

test('links a local draft to its remote copy, even after the form is left', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  server.respondTo(createDraft, async () => {
    await promise
    return success(createDraft, draftOf({ id: 31 }))
  })
  const { unmount } = await openForm({})
  await waitFor(() => expect(server.requests.some(({ name }) => name === 'createDraft')).toBe(true), LONG)
  unmount()
  resolve()
  await waitFor(() => expect([...browserParts.listings.values()].map(({ serverId }) => serverId)).toEqual([31]))
})

const pause = (duration: number) => new Promise(done => setTimeout(done, duration))

const saves = () => server.requests.filter(({ name }) => name === 'createDraft' || name === 'updateDraft')

// DRAFT-2, DRAFT-3
test('saves a remote draft that ends with the submit', async () => {
  respondToSaves(server)
  await openForm({})
  retitle()
  expect(await screen.findByText('Saved to your drafts.', {}, LONG)).toBeDefined()
  const saved = saves().at(-1)?.body
  expect(saved).toMatchObject({ title: 'Lawn kurti teal new', quantity: '1', size_data: { standard_size: 'large' } })
  await send()
  await screen.findByRole('dialog', { name: 'Product Added Successfully' })
  expect(browserParts.forms.at(-1)?.get('draft_id')).toBe('31')
})

/** Builds a draft whose photos are saved. */
function draftWithPhotos(...ids: number[]) {
  const photos = ids.map(id => ({
    id,
    image_path: `/photos/${id}-1280.webp`,
    width: 1280,
    height: 1600,
    renditions: [],
    placeholder: null,
  }))
  return draftOf({ id: 31, photos })
}

test('uploads photos a few at a time and submits without sending them again', async () => {
  // After no upload, after the first and after the second.
  const saved = [draftOf({ id: 31 }), draftWithPhotos(1, 2), draftWithPhotos(1, 2, 3)]
  respondToSaves(server, () => saved[browserParts.forms.length] ?? draftWithPhotos(3, 1))
  await openForm({})
  choosePhotos(picture('a.jpg'), picture('b.jpg'), picture('c.jpg'))
  expect(await screen.findByText('Saved to your drafts.', {}, LONG)).toBeDefined()
  expect(
    browserParts.forms.map(form => [form.getAll('photo_order[]'), form.has('images[0]'), form.has('images[2]')]),
  ).toEqual([
    [['new', 'new'], true, false],
    [['1', '2', 'new'], true, false],
  ])
  await userEvent.click(screen.getByRole('button', { name: 'Move photo 3 earlier' }))
  await userEvent.click(screen.getByRole('button', { name: 'Move photo 2 earlier' }))
  await userEvent.click(screen.getByRole('button', { name: 'Remove photo 3' }))
  await send()
  await screen.findByRole('dialog', { name: 'Product Added Successfully' })
  const form = browserParts.forms.at(-1)
  expect(form?.getAll('photo_order[]')).toEqual(['3', '1'])
  expect([form?.getAll('delete_photo_ids[]'), form?.get('draft_id'), form?.has('images[0]')]).toEqual([
    ['2'],
    '31',
    false,
  ])
})

// DRAFT-6
test('repeats a save whose response was lost with the same ids, and takes its photos for saved', async () => {
  let isLost = true
  server.respondTo(createDraft, () => {
    if (!isLost) return success(createDraft, stored())
    isLost = false
    return noNetwork()
  })
  // Another order than that of the ids, as the photos of a repeated request may have.
  const stored = () => {
    const draft = draftWithPhotos(2, 1)
    const ids = browserParts.forms[0]?.getAll('upload_ids[]') ?? []
    return { ...draft, photos: draft.photos.map((photo, index) => ({ ...photo, upload_id: String(ids[index]) })) }
  }
  server.respondTo(updateDraft, () => success(updateDraft, stored()))
  await openForm({})
  choosePhotos(picture('a.jpg'), picture('b.jpg'))
  expect(await screen.findByText('Saved to your drafts.', {}, { timeout: 10_000 })).toBeDefined()
  const [lost, repeated] = browserParts.forms.map(form => [form.get('client_id'), ...form.getAll('upload_ids[]')])
  expect(repeated).toEqual(lost)
  expect(new Set(lost).size).toBe(3)
  await userEvent.click(screen.getByRole('button', { name: 'Move photo 2 earlier' }))
  await send()
  await screen.findByRole('dialog', { name: 'Product Added Successfully' })
  expect(browserParts.forms.at(-1)?.getAll('photo_order[]')).toEqual(['1', '2'])
})

test('opens a draft of another device with its photos', async () => {
  server.respondTo(listDrafts, aPage([draftWithPhotos(7, 8)]))
  const { element } = await pageAt(routes, '/seller/list-item?draft=server-31', { server, signedIn: ayesha })
  await act(async () => void render(element))
  const [cover, second] = await screen.findAllByRole('img', { name: /^Photo/ })
  expect([cover?.getAttribute('src'), second?.getAttribute('src')]).toEqual([
    '/photos/7-1280.webp',
    '/photos/8-1280.webp',
  ])
  expect(field('Title').value).toBe('Lawn kurti teal')
  expect(screen.getByText('Saved to your drafts.')).toBeDefined()
})

/** Opens the form that was left again, as after a reload. */
async function reopen(unmount: () => void) {
  await act(async () => unmount())
  const path = window.location.pathname + window.location.search
  const { element } = await pageAt(routes, path, { server, signedIn: ayesha })
  await act(async () => void render(element))
  await screen.findByText('We saved what you wrote.')
}

// Later than this device’s clock.
const SAVED_AT = new Date(Date.now() + 3_600_000).toISOString()

// DRAFT-8
test('keeps what was typed last if the clock of the device is slow', async () => {
  const saved = draftOf({ id: 31, title: 'Lawn kurti teal new', updated_at: SAVED_AT })
  respondToSaves(server, () => saved)
  const { unmount } = await openForm({})
  retitle()
  await screen.findByText('Saved to your drafts.', {}, LONG)
  fireEvent.change(field('Title'), { target: { value: 'Lawn kurti teal, worn once' } })
  server.respondTo(listDrafts, aPage([saved]))
  await reopen(unmount)
  expect(field('Title').value).toBe('Lawn kurti teal, worn once')
})

// DRAFT-8
test('keeps what was typed last if an earlier save ends after the form was left', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const saved = draftOf({ id: 31, title: 'Lawn kurti teal new', updated_at: SAVED_AT })
  server.respondTo(createDraft, async () => {
    await promise
    return success(createDraft, saved)
  })
  const { unmount } = await openForm({})
  await waitFor(() => expect(saves()).toHaveLength(1), LONG)
  fireEvent.change(field('Title'), { target: { value: 'Lawn kurti teal, worn once' } })
  await act(async () => unmount())
  resolve()
  const [stored] = browserParts.listings.keys()
  await waitFor(() => expect(browserParts.listings.get(stored ?? '')?.serverId).toBe(31))
  server.respondTo(listDrafts, aPage([saved]))
  server.respondTo(updateDraft, saved)
  await reopen(() => undefined)
  expect(field('Title').value).toBe('Lawn kurti teal, worn once')
})

// DRAFT-8
test('shows what another device changed since, whatever the clock of this one', async () => {
  const saved = { serverId: 31, savedAt: '2026-01-15T08:00:00Z', changedAt: Date.parse('2026-01-15T10:00:00Z') }
  browserParts.listings.set('one', { id: 'one', userId: ayesha.userId, values: completeListing, photos: [], ...saved })
  const later = draftOf({ id: 31, title: 'Lawn kurti, worn twice', updated_at: '2026-01-15T09:00:00Z' })
  server.respondTo(listDrafts, aPage([later]))
  const { element } = await pageAt(routes, '/seller/list-item?draft=one', { server, signedIn: ayesha })
  await act(async () => void render(element))
  await waitFor(() => expect(field('Title').value).toBe('Lawn kurti, worn twice'))
})

test('shows that the server rejected a photo and saves the rest', async () => {
  const errors = { 'images.0': ['bad.jpg is not a valid image.'] }
  for (const call of [createDraft, updateDraft]) {
    server.respondTo(call, ({ body }) =>
      body instanceof FormData ? failure('invalid', 'No.', errors) : success(call, draftOf({ id: 31 })),
    )
  }
  await openForm({})
  choosePhotos(picture('bad.jpg'))
  expect(await screen.findByText('bad.jpg is not a valid image.', {}, LONG)).toBeDefined()
  const isUpload = () => saves().map(({ body }) => body instanceof FormData)
  await waitFor(() => expect(isUpload().slice(isUpload().indexOf(true))).toEqual([true, false]), LONG)
})

test('offers to continue an unfinished listing', async () => {
  browserParts.listings.set('one', {
    id: 'one',
    userId: ayesha.userId,
    values: completeListing,
    photos: [],
    changedAt: 1,
  })
  await openForm()
  expect(screen.getByText('You have an unfinished listing: Lawn kurti teal')).toBeDefined()
  await userEvent.click(screen.getByRole('link', { name: 'Continue' }))
  await waitFor(() => expect(field('Title').value).toBe('Lawn kurti teal'))
  expect(screen.getByText('We saved what you wrote.')).toBeDefined()
})
