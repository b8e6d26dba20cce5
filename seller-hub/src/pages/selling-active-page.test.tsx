import { deleteProduct, updateProduct, updateProductPhotos } from '@closyyy/contract/own-products-calls'
import { getProduct, listOwnProducts } from '@closyyy/contract/products-calls'
import type { Product } from '@closyyy/contract/products-schemas'
import { getOwnUser } from '@closyyy/contract/users-calls'
import { createFakeServer, type FakeServer, failure, noNetwork, success } from '@closyyy/testing/fake-server'
import { ayesha } from '@closyyy/testing/page-at'
import { onToast } from '@closyyy/ui/toast'
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { browserParts } from '../../test/browser-parts.ts'
import { type EditDialog, openEditDialog, retitle, save, titles } from '../../test/edit-dialog.ts'
import { pageAt } from '../../test/page-at.tsx'
import { ownPageOf, productOf } from '../../test/product.ts'
import { routes } from '../routes.tsx'
// Preloads lazy modules, so that no test waits for them.
import '../components/hub-layout.tsx'
import '../features/products/edit/edit-form.tsx'
import './selling-active-page.tsx'

let server: FakeServer
let products: Product[]
const toasts: string[] = []
const forgetToasts = onToast(({ message }) => toasts.push(message))

beforeEach(() => {
  toasts.length = 0
  server = createFakeServer()
  browserParts.fetch = server.fetch as typeof fetch
  products = [productOf({ id: 1 }), productOf({ id: 2, price: 900 })]
  server.respondTo(getOwnUser, () => failure('conflict'))
  server.respondTo(listOwnProducts, input => success(listOwnProducts, ownPageOf(products, input)))
  server.respondTo(getProduct, () => success(getProduct, products[0]))
})

afterEach(() => void vi.useRealTimers())

async function openPage(search = '', locale?: 'ur') {
  const path = `/seller/sellinghub/selling-active${search}`
  const { element } = await pageAt(routes, path, { server, signedIn: ayesha, locale })
  await act(async () => void render(element))
  await screen.findByRole('heading', { level: 1 })
}

async function openEdit() {
  await openPage()
  return openEditDialog('Kurta 1')
}

const add = (dialog: EditDialog, name: string) => {
  choose(dialog, picture(name))
  return dialog.findByRole('img', { name })
}
const choose = (dialog: EditDialog, ...files: File[]) =>
  fireEvent.change(dialog.getByLabelText('Choose photos'), { target: { files } })
const picture = (name: string, type = 'image/jpeg') => new File(['picture'], name, { type })

// PRODUCT-18
test('shows the product list with all its columns', async () => {
  products = [productOf({ id: 1, photos: [], quantity_left: 3 })]
  await openPage()
  const table = await screen.findByRole('table', { name: 'Product List' })
  const headers = within(table)
    .getAllByRole('columnheader')
    .map(header => header.textContent)
  const names = 'ID, Images, Title, Description, Price, Date Listed, Inventory Status, Actions'
  expect(headers.join(', ')).toBe(names)
  const [, row] = within(table).getAllByRole('row')
  for (const text of ['No image available', 'Kurta 1', 'Worn twice.', 'Rs.2,100', '3'])
    expect(within(row as HTMLElement).getByText(text)).toBeDefined()
  expect(row?.querySelector('time')?.dateTime).toBe('2026-01-15T09:30:00Z')
})

// PRODUCT-15
test('hides products in review, with a note', async () => {
  products.push(productOf({ id: 3, approval_status: 'pending' }))
  await openPage()
  await screen.findByRole('table')
  expect(titles()).toEqual(['Kurta 1', 'Kurta 2'])
  expect(screen.getByText(/it is under review; the admin will update it soon/)).toBeDefined()
  await userEvent.click(await screen.findByRole('link', { name: '1 item is under review.' }))
  expect(await screen.findByRole('table', { name: 'In review' })).toBeDefined()
  expect(titles()).toEqual(['Kurta 3'])
  expect(window.location.search).toBe('?tab=review')
})

// PRODUCT-3
test('edits and withdraws a product in review', async () => {
  products = [productOf({ id: 3, approval_status: 'pending', quantity: 0, quantity_left: 0, sold: true })]
  server.respondTo(deleteProduct, () => {
    products = []
    return success(deleteProduct, { id: 3 })
  })
  await openPage('?tab=review')
  await userEvent.click(await screen.findByRole('button', { name: 'Update Kurta 3' }))
  const edit = within(await screen.findByRole('dialog', { name: 'Edit listing' }))
  expect(await edit.findByLabelText('Title')).toHaveProperty('value', 'Kurta 3')
  await userEvent.click(edit.getByRole('button', { name: 'Cancel' }))
  await userEvent.click(screen.getByRole('button', { name: 'Withdraw Kurta 3' }))
  await userEvent.click(screen.getByRole('button', { name: 'Yes, withdraw' }))
  expect(await screen.findByText('Nothing is in review')).toBeDefined()
  expect(toasts).toEqual(['Listing withdrawn.'])
})

// UI-3
test('shows an empty list with a link to list an item, never for a failed load', async () => {
  server.respondTo(listOwnProducts, () => failure('conflict'))
  await openPage()
  expect(await screen.findByText('We couldn’t load your items.')).toBeDefined()
  expect(screen.queryByText("There's nothing here yet")).toBeNull()
  products = []
  server.respondTo(listOwnProducts, input => success(listOwnProducts, ownPageOf(products, input)))
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText("There's nothing here yet")).toBeDefined()
  const links = screen.getAllByRole('link', { name: 'List an item' })
  for (const link of links) expect(link.getAttribute('href')).toBe('/seller/list-item')
})

test('deletes after a confirmation and removes the product from the list', async () => {
  server.respondTo(deleteProduct, () => {
    products = products.filter(({ id }) => id !== 1)
    return success(deleteProduct, { id: 1 })
  })
  await openPage()
  await userEvent.click(await screen.findByRole('button', { name: 'Delete Kurta 1' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Delete listing' }))
  expect(dialog.getByText('Are you sure you want to delete this product?')).toBeDefined()
  await userEvent.click(dialog.getByRole('button', { name: 'Yes, Delete' }))
  await waitFor(() => expect(titles()).toEqual(['Kurta 2']))
  expect(toasts).toEqual(['Product deleted successfully!'])
})

test('shows that deleting failed, and cancels', async () => {
  server.respondTo(deleteProduct, noNetwork)
  await openPage()
  await userEvent.click(await screen.findByRole('button', { name: 'Delete Kurta 1' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Delete listing' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Yes, Delete' }))
  expect((await dialog.findByRole('alert')).textContent).toBe('Error deleting product.')
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(titles()).toHaveLength(2)
})

// PRODUCT-14
test('saves details, confirms and closes after three seconds', async () => {
  server.respondTo(updateProduct, () => success(updateProduct, products[0]))
  const dialog = await openEdit()
  retitle(dialog)
  vi.useFakeTimers({ shouldAdvanceTime: true })
  fireEvent.click(dialog.getByRole('button', { name: 'Save changes' }))
  expect(await dialog.findByText('Product updated successfully!')).toBeDefined()
  expect(server.requests.find(({ name }) => name === 'updateProduct')?.body).toEqual({
    title: 'New title',
  })
  await act(() => vi.advanceTimersByTimeAsync(3_000))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test.each([
  ['title', 'Title', 'All fields are required.'],
  ['description', 'Description', 'All fields are required.'],
  ['price', 'Price', 'All fields are required.'],
])('rejects an edit without %s', async (_, name, message) => {
  const dialog = await openEdit()
  fireEvent.change(dialog.getByLabelText(name), { target: { value: '' } })
  await save(dialog)
  expect(dialog.getByText(message)).toBeDefined()
  expect(document.activeElement).toBe(dialog.getByLabelText(name))
  expect(server.requests.some(({ name: call }) => call === 'updateProduct')).toBe(false)
})

test.each([
  ['no response', noNetwork, 'Error updating product details.'],
  ['no message', () => failure('invalid', ''), 'Failed to update product.'],
  ['broken rules', () => failure('invalid', 'No.', { title: ['One.'], price: ['Two.'] }), 'One.\nTwo.'],
])('shows why details were not saved: %s', async (_, response, message) => {
  server.respondTo(updateProduct, response)
  const dialog = await openEdit()
  retitle(dialog)
  await save(dialog)
  await waitFor(() => expect(dialog.getByText(message, { normalizer: text => text })).toBeDefined())
})

test('removes the form error with the last corrected field', async () => {
  server.respondTo(updateProduct, () => failure('invalid', 'No.', { title: ['One.'], price: ['Two.'] }))
  const dialog = await openEdit()
  retitle(dialog)
  await save(dialog)
  await waitFor(() => expect(dialog.getAllByRole('link').map(link => link.textContent)).toEqual(['Title', 'Price']))
  fireEvent.change(dialog.getByLabelText('Title'), { target: { value: 'Kurta' } })
  fireEvent.change(dialog.getByLabelText('Price'), { target: { value: '900' } })
  expect(dialog.queryByRole('alert')).toBeNull()
})

test('sends only removed and new photos, with their own message', async () => {
  server.respondTo(updateProductPhotos, () => success(updateProductPhotos, products[0]))
  const dialog = await openEdit()
  await userEvent.click(dialog.getByRole('button', { name: 'Remove photo 1' }))
  await add(dialog, 'new.jpg')
  await save(dialog)
  expect(await dialog.findByText('Product photos updated successfully!')).toBeDefined()
  expect(browserParts.forms[0]?.getAll('delete_photo_ids[]')).toEqual(['1'])
  expect(browserParts.forms[0]?.get('new_photos[0]')).toHaveProperty('name', 'new.jpg')
  expect(server.requests.some(({ name }) => name === 'updateProduct')).toBe(false)
})

test('reorders the photos with a new cover', async () => {
  const [photo] = productOf({ id: 1 }).photos
  if (photo) products = [productOf({ id: 1, photos: [4, 5, 6].map(id => ({ ...photo, id })) })]
  server.respondTo(updateProductPhotos, () => success(updateProductPhotos, products[0]))
  const dialog = await openEdit()
  expect(dialog.getByRole('listitem', { name: 'Photo 1' }).textContent).toContain('Cover')
  dialog.getByRole('button', { name: /^Move photo 3: drag/ }).focus()
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
  await userEvent.click(dialog.getByRole('button', { name: 'Move photo 3 earlier' }))
  await save(dialog)
  expect(await dialog.findByText('Product photos updated successfully!')).toBeDefined()
  expect(browserParts.forms[0]?.getAll('photo_order[]')).toEqual(['6', '5', '4'])
})

test('saves details and images together', async () => {
  server.respondTo(updateProduct, () => success(updateProduct, products[0]))
  server.respondTo(updateProductPhotos, () => success(updateProductPhotos, products[0]))
  const dialog = await openEdit()
  retitle(dialog)
  await add(dialog, 'new.jpg')
  await save(dialog)
  const status = await dialog.findByText(/Product updated successfully!/)
  expect(status.textContent).toBe('Product updated successfully!\nProduct images updated successfully!')
})

test.each([
  ['images within a full save, no response', true, noNetwork, 'Error updating product images.'],
  ['images within a full save, no message', true, () => failure('invalid', ''), 'Failed to update product images.'],
  ['photos alone, no response', false, noNetwork, 'Error updating product photos.'],
  ['photos alone, no message', false, () => failure('invalid', ''), 'Failed to update product photos.'],
  ['photos alone, broken rules', false, () => failure('invalid', '', { a: ['One.'], b: ['Two.'] }), 'One.\nTwo.'],
])('shows why photos were not saved: %s', async (_, isFull, response, message) => {
  server.respondTo(updateProduct, () => success(updateProduct, products[0]))
  server.respondTo(updateProductPhotos, response)
  const dialog = await openEdit()
  if (isFull) retitle(dialog)
  await add(dialog, 'new.jpg')
  await save(dialog)
  await waitFor(() => expect(dialog.getByRole('alert').textContent).toBe(message))
})

// PHOTO-6
test('sends a photo whose response was lost with the same id, and a photo added since with another', async () => {
  server.respondTo(updateProductPhotos, noNetwork)
  const dialog = await openEdit()
  await add(dialog, 'new.jpg')
  await save(dialog)
  expect(await dialog.findByText('Error updating product photos.')).toBeDefined()
  server.respondTo(updateProductPhotos, () => success(updateProductPhotos, products[0]))
  await add(dialog, 'other.jpg')
  await save(dialog)
  expect(await dialog.findByText('Product photos updated successfully!')).toBeDefined()
  const [lost, repeated] = browserParts.forms.map(form => form.getAll('upload_ids[]'))
  expect(lost).toEqual([expect.any(String)])
  expect(repeated).toEqual([...(lost ?? []), expect.not.stringContaining(String(lost))])
})

// PHOTO-2
test('lists the rejected files', async () => {
  const dialog = await openEdit()
  choose(dialog, picture('notes.pdf', 'application/pdf'))
  expect(dialog.getByText(/notes\.pdf is not a valid image\./).textContent).toContain('No new valid images selected.')
  choose(dialog, picture('new.jpg'))
  choose(dialog, picture('new.jpg'), picture('other.jpg'))
  expect(dialog.getByText('new.jpg is already selected.')).toBeDefined()
  choose(dialog, ...Array.from({ length: 6 }, (_, index) => picture(`${index}.jpg`)))
  expect(dialog.getByText('You can upload a maximum of 8 images.')).toBeDefined()
  await waitFor(() => expect(dialog.getAllByRole('img')).toHaveLength(8))
})

test('shows why a product was rejected and submits it again', async () => {
  products = [productOf({ id: 1, approval_status: 'rejected', rejection_reason: 'Photos too dark.' })]
  server.respondTo(updateProduct, () => {
    products = [productOf({ id: 1, approval_status: 'pending' })]
    return success(updateProduct, products[0])
  })
  await openPage()
  expect(await screen.findByText('Not approved')).toBeDefined()
  expect(screen.getByText('Photos too dark.').parentElement?.textContent).toBe('Reason: Photos too dark.')
  await userEvent.click(screen.getByRole('button', { name: 'Correct and send again: Kurta 1' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit listing' }))
  expect((await dialog.findByRole('alert')).textContent).toContain('Photos too dark.')
  await save(dialog)
  expect(await dialog.findByText('Product updated successfully!')).toBeDefined()
  expect(await screen.findByText("There's nothing here yet")).toBeDefined()
})

test('renders in Urdu', async () => {
  await openPage('', 'ur')
  expect(await screen.findByRole('table', { name: 'لسٹنگز کی فہرست' })).toBeDefined()
  expect(screen.getByRole('button', { name: 'لگانے کی تاریخ' })).toBeDefined()
  forgetToasts()
})
