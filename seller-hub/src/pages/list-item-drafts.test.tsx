import { listAddresses } from '@closyyy/contract/addresses'
import { listBrands } from '@closyyy/contract/brands'
import { listCategories } from '@closyyy/contract/categories'
import { createDraft, listDrafts, updateDraft } from '@closyyy/contract/drafts'
import { createProduct } from '@closyyy/contract/products-writing'
import { getOwnUser } from '@closyyy/contract/users'
import { aPage } from '@closyyy/testing/builders'
import { createFakeServer, type FakeServer, failure, noNetwork, success } from '@closyyy/testing/fake-server'
import { ayesha } from '@closyyy/testing/page-at'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { createKeptListings, draftOf, wholeListing } from '../../test/kept-listings.ts'
import { pageAt } from '../../test/page-at.tsx'
import { productOf } from '../../test/product.ts'
import { routes } from '../routes.tsx'
// Compiled before the first test, which would else wait for them.
import '@closyyy/contract/drafts-schemas'
import '@closyyy/contract/products-writing-schemas'
import '../components/hub-layout.tsx'
import './list-item-page.tsx'
import './selling-active-page.tsx'

const store = vi.hoisted(() => ({ current: undefined as unknown as ReturnType<typeof createKeptListings> }))
vi.mock('idb-keyval', () => ({
  createStore: () => undefined,
  set: (id: string, draft: never) => store.current.module.set(id, draft),
  del: (id: string) => store.current.module.del(id),
  entries: () => store.current.module.entries(),
}))
const sent = vi.hoisted(() => ({ forms: [] as FormData[], fetch: undefined as unknown as typeof fetch }))
vi.mock('../components/upload/fetch-with-progress.ts', () => ({
  fetchWithProgress: () => (input: RequestInfo, init: RequestInit) => {
    sent.forms.push(init.body as FormData)
    return sent.fetch(input, init)
  },
}))
// No picture is drawn in tests: a file is as small as it comes, and one named broken is no picture.
vi.mock('../components/photo-picker/shrink-photo.ts', () => ({
  shrinkPhoto: async (file: File) => {
    if (file.name.startsWith('broken')) throw new Error('No picture.')
    return { file, preview: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=' }
  },
}))

const home = {
  id: 5,
  address_type: 'pickup' as const,
  address_line_1: 'House # 12/3',
  address_line_2: null,
  city: 'Lahore',
  state_province_or_region: 'Punjab',
  zip_or_postal_code: '54000',
}
const shipping = { ...home, id: 6, address_type: 'shipping' as const, address_line_1: 'Elsewhere' }

let server: FakeServer

beforeEach(() => {
  store.current = createKeptListings()
  sent.forms = []
  server = createFakeServer()
  sent.fetch = server.fetch as typeof fetch
  server.answer(getOwnUser, () => failure('conflict'))
  server.answer(listCategories, {
    men: [],
    women: [
      { id: 14, name: 'kurtis', group: 'women' },
      { id: 22, name: 'bags', group: 'women' },
    ],
  })
  server.answer(listBrands, [{ id: 39, name: 'Khaadi' }])
  server.answer(listAddresses, [home, shipping])
  server.answer(listDrafts, aPage([]))
  server.answer(createProduct, productOf({ id: 9, approval_status: 'pending' }))
})

/** Opens the form, with what was kept of a listing. */
async function openForm(kept?: Partial<typeof wholeListing>, locale?: 'ur') {
  const draft = { id: 'one', userId: ayesha.userId, photos: [], changedAt: 1 }
  if (kept) store.current.kept.set('one', { ...draft, values: { ...wholeListing, ...kept } })
  const address = kept ? '/seller/list-item?draft=one' : '/seller/list-item'
  const { element } = await pageAt(routes, address, { server, signedIn: ayesha, locale })
  await act(async () => void render(element))
  await screen.findByRole('heading', { level: 1 })
  const loaded = ['listCategories', 'listBrands', 'listAddresses']
  await waitFor(() => expect(server.heard.filter(({ name }) => loaded.includes(name))).toHaveLength(3))
}

const send = () => userEvent.click(screen.getByRole('button', { name: 'List item' }))
const field = (name: string) => screen.getByLabelText(name) as HTMLInputElement
const picture = (name: string, type = 'image/jpeg') => new File(['picture'], name, { type })

function choosePhotos(...files: File[]) {
  fireEvent.change(field('Choose photos'), { target: { files } })
}

test('keeps what is typed on this device, and another account does not see it', async () => {
  store.current.kept.set('other', { id: 'other', userId: 99, values: wholeListing, photos: [], changedAt: 2 })
  await openForm()
  expect(screen.queryByText(/not sent yet/)).toBeNull()
  await userEvent.type(field('Title'), 'Khussa')
  await waitFor(() => expect(window.location.search).toMatch(/^\?draft=/))
  const mine = [...store.current.kept.values()].find(({ userId }) => userId === ayesha.userId)
  expect(mine?.values.title).toBe('Khussa')
  expect(screen.getByText('Kept on this device.')).toBeDefined()
})

/** Longer than the pause after which what is typed is sent. */
const LONG = { timeout: 9_000 }
const retitle = () => fireEvent.change(field('Title'), { target: { value: 'Lawn kurti teal new' } })

test('saves it among the account’s drafts, which ends when it is sent', async () => {
  server.answer(createDraft, draftOf({ id: 31 }))
  await openForm({})
  retitle()
  expect(await screen.findByText('Saved to your drafts.', {}, LONG)).toBeDefined()
  const saved = server.heard.find(({ name }) => name === 'createDraft')?.body
  expect(saved).toMatchObject({ title: 'Lawn kurti teal new', quantity: '1', size_data: { standard_size: 'large' } })
  await send()
  await screen.findByRole('dialog', { name: 'Product Added Successfully' })
  expect(sent.forms.at(-1)?.get('draft_id')).toBe('31')
})

/** The draft of an earlier saving with these photos, which stand on the server. */
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

test('saves its photos a few at a time, and puts it up without sending them again', async () => {
  let count = 0
  server.answer(createDraft, () => success(createDraft, draftWithPhotos(1, 2)))
  server.answer(updateDraft, () =>
    success(updateDraft, count++ === 0 ? draftWithPhotos(1, 2, 3) : draftWithPhotos(3, 1)),
  )
  await openForm({})
  choosePhotos(picture('a.jpg'), picture('b.jpg'), picture('c.jpg'))
  expect(await screen.findByText('Saved to your drafts.', {}, LONG)).toBeDefined()
  expect(sent.forms.map(form => [form.getAll('photo_order[]'), form.has('images[0]'), form.has('images[2]')])).toEqual([
    [['new', 'new'], true, false],
    [['1', '2', 'new'], true, false],
  ])
  await userEvent.click(screen.getByRole('button', { name: 'Move photo 3 earlier' }))
  await userEvent.click(screen.getByRole('button', { name: 'Move photo 2 earlier' }))
  await userEvent.click(screen.getByRole('button', { name: 'Remove photo 3' }))
  await send()
  await screen.findByRole('dialog', { name: 'Product Added Successfully' })
  const form = sent.forms.at(-1)
  expect(form?.getAll('photo_order[]')).toEqual(['3', '1'])
  expect([form?.getAll('delete_photo_ids[]'), form?.get('draft_id'), form?.has('images[0]')]).toEqual([
    ['2'],
    '31',
    false,
  ])
})

test('opens what another device saved, with its photos', async () => {
  server.answer(listDrafts, aPage([draftWithPhotos(7, 8)]))
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

test.each([
  ['whose answer was lost is not made twice', noNetwork, 1],
  ['whose draft is gone is sent without it', undefined, 2],
])('a listing %s', async (_, first, sentTimes) => {
  server.answer(createDraft, draftOf({ id: 31 }))
  await openForm({})
  retitle()
  await screen.findByText('Saved to your drafts.', {}, LONG)
  if (first) {
    server.answer(createProduct, first)
    await send()
    await screen.findByText('An error occurred while submitting the form. Please try again.')
    sent.forms = []
  }
  server.answer(createProduct, () =>
    sent.forms.at(-1)?.has('draft_id')
      ? failure('not-found', 'This draft does not exist.')
      : success(createProduct, productOf({ id: 9 })),
  )
  await send()
  expect(await screen.findByRole('dialog', { name: 'Product Added Successfully' })).toBeDefined()
  expect(sent.forms).toHaveLength(sentTimes)
})

test('a photo that the server refuses says so, and the rest is saved', async () => {
  const refusal = { 'images.0': ['bad.jpg is not a valid image.'] }
  server.answer(createDraft, () =>
    sent.forms.length === 1 ? failure('invalid', 'No.', refusal) : success(createDraft, draftOf({ id: 31 })),
  )
  await openForm({})
  choosePhotos(picture('bad.jpg'))
  expect(await screen.findByText('bad.jpg is not a valid image.', {}, LONG)).toBeDefined()
  await waitFor(() => expect(server.heard.filter(({ name }) => name === 'createDraft')).toHaveLength(2), {
    timeout: 5_000,
  })
})

test('offers the listing that was never sent', async () => {
  store.current.kept.set('one', { id: 'one', userId: ayesha.userId, values: wholeListing, photos: [], changedAt: 1 })
  await openForm()
  expect(screen.getByText('You have a listing that is not sent yet: Lawn kurti teal')).toBeDefined()
  await userEvent.click(screen.getByRole('link', { name: 'Continue it' }))
  await waitFor(() => expect(field('Title').value).toBe('Lawn kurti teal'))
  expect(screen.getByText('We kept what you had written here.')).toBeDefined()
})
