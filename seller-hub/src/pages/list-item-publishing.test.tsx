import { createDraft, listDrafts, updateDraft } from '@closyyy/contract/drafts-calls'
import { createProduct, updateProduct } from '@closyyy/contract/own-products-calls'
import { getProduct, listOwnProducts } from '@closyyy/contract/products-calls'
import { aPage } from '@closyyy/testing/builders'
import { type FakeServer, failure, noNetwork, success } from '@closyyy/testing/fake-server'
import { ayesha } from '@closyyy/testing/page-at'
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { browserParts } from '../../test/browser-parts.ts'
import { draftOf } from '../../test/listing.ts'
import {
  createListingServer,
  field,
  LONG,
  openListingForm,
  respondToSaves,
  retitle,
  send,
} from '../../test/listing-form.tsx'
import { pageAt } from '../../test/page-at.tsx'
import { productOf, productPageOf } from '../../test/product.ts'
import { routes } from '../routes.tsx'

let server: FakeServer

beforeEach(() => {
  server = createListingServer()
})

const forms = () => browserParts.forms.map(form => form.get('draft_id'))

/** Submits a saved draft that the form has changed since, and loses the response. */
async function loseResponse() {
  respondToSaves(server)
  server.respondTo(createProduct, noNetwork)
  const { unmount } = await openListingForm(server, {})
  retitle()
  await screen.findByText('Saved to your drafts.', {}, LONG)
  fireEvent.change(field('Title'), { target: { value: 'Lawn kurti teal, worn once' } })
  await screen.findByText('Saved on this device.')
  await send()
  await screen.findByRole('alert')
  browserParts.forms = []
  server.respondTo(updateDraft, () => failure('conflict', LISTED))
  server.respondTo(createProduct, productOf({ id: 9 }))
  return unmount
}

const LISTED = 'You’ve already listed this item. Find it in Selling Active.'

// DRAFT-5
test('submits the same draft again after a lost response', async () => {
  await loseResponse()
  expect(await screen.findByText(LISTED, {}, LONG)).toBeDefined()
  await send()
  await screen.findByRole('dialog', { name: 'Product Added Successfully' })
  expect(forms()).toEqual(['31'])
})

// DRAFT-5
test('submits the same draft after a lost request and a reload', async () => {
  const unmount = await loseResponse()
  const before = server.requests.length
  server.respondTo(listDrafts, aPage([draftOf({ id: 31 })]))
  unmount()
  await openAgain()
  await waitFor(() => expect(field('Title').value).toBe('Lawn kurti teal, worn once'))
  await send()
  await screen.findByRole('dialog', { name: 'Product Added Successfully' })
  expect(forms()).toEqual(['31'])
  expect(server.requests.slice(before).map(({ name }) => name)).not.toContain('createDraft')
})

async function openAgain() {
  const path = window.location.pathname + window.location.search
  const { element } = await pageAt(routes, path, { server, signedIn: ayesha })
  await act(async () => void render(element))
}

// DRAFT-5
test('says that an item is listed if its last change was submitted before it was saved', async () => {
  const unmount = await loseResponse()
  await waitFor(() => expect([...browserParts.listings.values()].some(draft => draft.isSubmitted)).toBe(true))
  unmount()
  await openAgain()
  expect(await screen.findByText('You’ve already listed this item')).toBeDefined()
})

// DRAFT-5
test('opens with what was changed after a lost response', async () => {
  const unmount = await loseResponse()
  fireEvent.change(field('Price'), { target: { value: '1900' } })
  const prices = () => [...browserParts.listings.values()].map(({ values }) => values.price)
  await waitFor(() => expect(prices()).toEqual(['1900']))
  unmount()
  await openAgain()
  await waitFor(() => expect(field('Price').value).toBe('1900'))
})

/** Submits a draft without further changes, loses the response and opens the page again; the draft is gone then. */
async function submitAndReload(isSubmitted: boolean) {
  respondToSaves(server)
  server.respondTo(createProduct, noNetwork)
  const { unmount } = await openListingForm(server, {})
  retitle()
  await screen.findByText('Saved to your drafts.', {}, LONG)
  if (isSubmitted) {
    await send()
    await screen.findByRole('alert')
  }
  await waitFor(() => expect(isStoredAs(isSubmitted)).toBe(true))
  unmount()
  await openAgain()
}

/** The client's name for the draft of a request. */
const nameOf = (body: unknown) =>
  body instanceof FormData ? body.get('client_id') : (body as { client_id: string }).client_id

const isStoredAs = (isSubmitted: boolean) =>
  [...browserParts.listings.values()].some(draft => draft.savedAt && draft.isSubmitted === isSubmitted)

// DRAFT-5
test('says that an item is listed already if the page is opened again', async () => {
  await submitAndReload(true)
  expect(await screen.findByText('You’ve already listed this item')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Go to Selling Active' }).getAttribute('href')).toBe(
    '/seller/sellinghub/selling-active',
  )
  expect(screen.queryByLabelText('Title')).toBeNull()
})

// DRAFT-5, DRAFT-6
test('starts another listing under a name of its own after one that was listed already', async () => {
  await submitAndReload(true)
  await userEvent.click(await screen.findByRole('button', { name: 'List another item' }))
  await waitFor(() => expect(field('Title').value).toBe(''))
  browserParts.forms = []
  server.respondTo(createProduct, productOf({ id: 10 }))
  retitle()
  await screen.findByText('Saved to your drafts.', {}, LONG)
  const names = () => server.requests.flatMap(({ name, body }) => (name === 'createDraft' ? [nameOf(body)] : []))
  await waitFor(() => expect(new Set(names()).size).toBe(2))
})

test('does not take a draft that was deleted on another device for a listed one', async () => {
  await submitAndReload(false)
  await waitFor(() => expect(field('Title').value).toBe(''))
  expect(screen.queryByText(/already listed/)).toBeNull()
})

const listed = productOf({
  id: 9,
  title: 'Lawn kurti teal worn once',
  description: 'Worn twice.',
  price: 2100,
  quantity: 1,
  category_id: 14,
  brand_name: 'Khaadi',
  condition_id: 2,
  photos: [],
  size_data: { ...productOf({ id: 9 }).size_data, size: 'large', chest: null, sleeve: null },
})

// DRAFT-5
test('says that an item is listed already, and opens its edit with what was changed since', async () => {
  await loseResponse()
  server.respondTo(createProduct, { ...listed, was_listed: true })
  fireEvent.change(field('Title'), { target: { value: 'Lawn kurti teal never worn' } })
  await send()
  const dialog = within(await screen.findByRole('dialog', { name: 'You’ve already listed this item' }))
  server.respondTo(listOwnProducts, productPageOf([listed]))
  server.respondTo(getProduct, listed)
  await userEvent.click(dialog.getByRole('link', { name: 'Edit the listing' }))
  const edit = within(await screen.findByRole('dialog', { name: 'Edit listing' }))
  expect((await edit.findByLabelText<HTMLInputElement>('Title')).value).toBe('Lawn kurti teal never worn')
  server.respondTo(updateProduct, listed)
  await userEvent.click(edit.getByRole('button', { name: 'Save changes' }))
  await edit.findByText('Product updated successfully!')
  const saved = server.requests.find(({ name }) => name === 'updateProduct')
  expect(saved?.body).toEqual({ title: 'Lawn kurti teal never worn' })
  // The draft is done: the form for another item does not offer to continue it.
  await waitFor(() => expect([...browserParts.listings]).toEqual([]))
})

// DRAFT-5
test('keeps what was typed if the item is listed already and its edit is not opened', async () => {
  await loseResponse()
  server.respondTo(createProduct, { ...listed, was_listed: true })
  fireEvent.change(field('Price'), { target: { value: '1900' } })
  await send()
  await screen.findByRole('dialog', { name: 'You’ve already listed this item' })
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect([field('Price').value, field('Price').matches(':disabled')]).toEqual(['1900', false])
  expect([...browserParts.listings.values()].map(({ values }) => values.title)).toEqual(['Lawn kurti teal, worn once'])
})

// DRAFT-5
test('confirms a repeated submit without changes', async () => {
  await loseResponse()
  server.respondTo(createProduct, { ...listed, was_listed: true })
  await send()
  expect(await screen.findByRole('dialog', { name: 'Product Added Successfully' })).toBeTruthy()
})

// DRAFT-5
test('creates the draft before a submit that comes first', async () => {
  respondToSaves(server)
  await openListingForm(server, {})
  await send()
  await screen.findByRole('dialog', { name: 'Product Added Successfully' })
  expect(forms()).toEqual(['31'])
})

// DRAFT-5, DRAFT-6
test.each([
  ['not submit while the draft cannot be created', noNetwork, []],
  ['submit without a draft if the account has too many drafts', () => failure('conflict', 'Too many.'), [null]],
])('does %s', async (_, response, expected) => {
  server.respondTo(createDraft, response)
  await openListingForm(server, {})
  await send()
  await screen.findByRole(expected.length > 0 ? 'dialog' : 'alert')
  expect(forms()).toEqual(expected)
  expect(browserParts.forms.every(form => form.get('client_id'))).toBe(true)
})

// DRAFT-7
test('says that the item was listed if Back leads to its form, and starts another one', async () => {
  respondToSaves(server)
  server.respondTo(listOwnProducts, productPageOf([listed]))
  const { router } = await openListingForm(server, {})
  await send()
  const dialog = within(await screen.findByRole('dialog', { name: 'Product Added Successfully' }))
  expect(screen.queryByText('You’ve already listed this item')).toBeNull()
  await userEvent.click(dialog.getByRole('button', { name: 'Go to Selling Active' }))
  await screen.findByRole('heading', { level: 1, name: 'Selling Active' })
  await act(() => router.navigate(-1))
  expect(await screen.findByText('You’ve already listed this item')).toBeDefined()
  expect(screen.queryByRole('form', { name: 'List an item' })).toBeNull()
  const link = screen.getByRole('link', { name: 'View the item' })
  expect(link.getAttribute('href')).toMatch(/^\/products\/.*-9$/)
  await userEvent.click(screen.getByRole('button', { name: 'List another item' }))
  await waitFor(() => expect(field('Title').value).toBe(''))
  expect(screen.queryByText('You’ve already listed this item')).toBeNull()
})

// DRAFT-7
test('leaves a page alone that was opened while the item was sent', async () => {
  respondToSaves(server)
  server.respondTo(listOwnProducts, productPageOf([listed]))
  const { promise, resolve } = Promise.withResolvers<void>()
  server.respondTo(createProduct, async () => {
    await promise
    return success(createProduct, listed)
  })
  const { router } = await openListingForm(server, {})
  await send()
  await waitFor(() => expect(server.requests.some(({ name }) => name === 'createProduct')).toBe(true))
  await act(() => router.navigate('/seller/sellinghub/selling-active'))
  await screen.findByRole('heading', { level: 1, name: 'Selling Active' })
  await act(async () => resolve())
  await waitFor(() => expect(server.requests.at(-1)?.name).toBe('listOwnProducts'))
  expect(history.state.listed).toBeUndefined()
})

test('creates a listing without its draft if that was deleted', async () => {
  respondToSaves(server)
  server.respondTo(createProduct, () =>
    browserParts.forms.at(-1)?.has('draft_id')
      ? failure('not-found', 'This draft does not exist.')
      : success(createProduct, productOf({ id: 9 })),
  )
  await openListingForm(server, {})
  await send()
  await screen.findByRole('dialog', { name: 'Product Added Successfully' })
  expect(forms()).toEqual(['31', null])
})
