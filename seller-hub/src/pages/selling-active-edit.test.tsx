import { relistProduct, updateProduct, updateProductPhotos } from '@closyyy/contract/own-products-calls'
import { getProduct, listOwnProducts } from '@closyyy/contract/products-calls'
import type { Product } from '@closyyy/contract/products-schemas'
import { callQuery, useQuery } from '@closyyy/platform/query'
import { createFakeServer, type FakeServer, failure, success } from '@closyyy/testing/fake-server'
import { ayesha } from '@closyyy/testing/page-at'
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { browserParts } from '../../test/browser-parts.ts'
import { openEditDialog, retitle, save, titles } from '../../test/edit-dialog.ts'
import { openHub } from '../../test/open-hub.tsx'
import { pageAt } from '../../test/page-at.tsx'
import { ownPageOf, productOf } from '../../test/product.ts'
// Preloads lazy modules, so that no test waits for them.
import '../components/hub-layout.tsx'
import '../features/products/edit/edit-form.tsx'
import { routes } from '../routes.tsx'
import './selling-active-page.tsx'

const SELLING = '/seller/sellinghub/selling-active'

let server: FakeServer
let products: Product[]

beforeEach(() => {
  server = createFakeServer()
  products = [productOf({ id: 1 }), productOf({ id: 2, price: 900 })]
  server.respondTo(listOwnProducts, input => success(listOwnProducts, ownPageOf(products, input)))
  server.respondTo(getProduct, () => success(getProduct, products[0]))
})

async function openEdit() {
  const { toasts } = await openHub(SELLING, server)
  return { dialog: await openEditDialog('Kurta 1'), toasts }
}

test('confirms before discarding changes, however the dialog is closed', async () => {
  const { dialog } = await openEdit()
  retitle(dialog)
  const edit = screen.getByRole('dialog', { name: 'Edit listing' })
  const closings = [
    () => fireEvent(edit, new Event('cancel', { cancelable: true })),
    () => fireEvent.mouseDown(edit),
    () => userEvent.click(dialog.getByRole('button', { name: 'Close' })),
    () => userEvent.click(dialog.getByRole('button', { name: 'Cancel' })),
  ]
  for (const close of closings) {
    await close()
    const question = within(screen.getByRole('dialog', { name: 'Discard changes?' }))
    await userEvent.click(question.getByRole('button', { name: 'Keep editing' }))
    expect(dialog.getByLabelText('Title')).toHaveProperty('value', 'New title')
  }
  fireEvent(edit, new Event('cancel', { cancelable: true }))
  await userEvent.click(screen.getByRole('button', { name: 'Discard changes' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

// UI-8
test('keeps unsaved changes when the page is left or reloaded, until they are saved or discarded', async () => {
  server.respondTo(updateProduct, () => success(updateProduct, products[0]))
  const openAgain = async () => {
    cleanup()
    await openHub(`${SELLING}?edit=1`, server)
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit listing' }))
    await dialog.findByLabelText('Title')
    return dialog
  }
  const restored = 'These changes aren’t saved yet.'
  retitle(await openAgain())
  products = [productOf({ id: 1, price: 1100 }), productOf({ id: 2 })]
  const dialog = await openAgain()
  expect(dialog.getByText(restored)).toBeDefined()
  expect(dialog.getByLabelText('Title')).toHaveProperty('value', 'New title')
  expect(dialog.getByLabelText('Price')).toHaveProperty('value', '1100')
  await save(dialog)
  await waitFor(() => expect(dialog.queryByText(restored)).toBeNull())
  expect(server.requests.find(({ name }) => name === 'updateProduct')?.body).toEqual({ title: 'New title' })
  const saved = await openAgain()
  expect(saved.getByLabelText('Title')).toHaveProperty('value', 'Kurta 1')
  retitle(saved)
  await userEvent.click(saved.getByRole('button', { name: 'Cancel' }))
  await userEvent.click(screen.getByRole('button', { name: 'Discard changes' }))
  const discarded = await openAgain()
  expect(discarded.getByLabelText('Title')).toHaveProperty('value', 'Kurta 1')
  expect(discarded.queryByText(restored)).toBeNull()
})

// PRODUCT-14
test('saves only what was changed, not what another tab changed meanwhile', async () => {
  server.respondTo(updateProduct, () => success(updateProduct, products[0]))
  const { dialog } = await openEdit()
  products = [productOf({ id: 1, price: 1100, sold: true, quantity_left: 1 }), productOf({ id: 2 })]
  const loads = () => server.requests.filter(({ name }) => name === 'getProduct').length
  const loaded = loads()
  fireEvent(window, new Event('visibilitychange'))
  await waitFor(() => expect(loads()).toBeGreaterThan(loaded))
  fireEvent.change(dialog.getByLabelText('Description'), { target: { value: 'Worn once.' } })
  await save(dialog)
  await dialog.findByText('Product updated successfully!')
  expect(server.requests.find(({ name }) => name === 'updateProduct')?.body).toEqual({ description: 'Worn once.' })
})

// PRODUCT-14
test('opens with what is saved, not with the copy of a product page that was visited before', async () => {
  const { element } = await pageAt(routes, SELLING, { server, signedIn: ayesha, header: <VisitedProduct /> })
  await act(async () => void render(element))
  await screen.findByText('Visited: Kurta 1')
  products = [productOf({ id: 1, title: 'Silk kurta' }), productOf({ id: 2 })]
  const dialog = await openEditDialog('Kurta 1')
  expect(dialog.getByLabelText('Title')).toHaveProperty('value', 'Silk kurta')
})

function VisitedProduct() {
  const { data } = useQuery(callQuery(getProduct, { params: { id: 1 } }))
  return data && <p>Visited: {data.title}</p>
}

// PRODUCT-16
test('shows what buyers still see while changes are under review', async () => {
  const public_version = { title: 'Kurta 1', description: 'Worn twice.', price: 500 }
  products = [productOf({ id: 1, price: 2000, revision_status: 'pending', public_version })]
  const { dialog } = await openEdit()
  expect(dialog.getByText('Changes under review')).toBeDefined()
  expect(dialog.getByText('Rs.500')).toBeDefined()
  expect(dialog.getByLabelText('Price')).toHaveProperty('value', '2000')
})

test('closes without a confirmation if nothing changed', async () => {
  const { dialog } = await openEdit()
  retitle(dialog)
  fireEvent.change(dialog.getByLabelText('Title'), { target: { value: 'Kurta 1' } })
  fireEvent.mouseDown(screen.getByRole('dialog', { name: 'Edit listing' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

// PRODUCT-1
test('confirms before marking a product as sold, and offers to undo it', async () => {
  server.respondTo(updateProduct, () => {
    const sold = productOf({ id: 1, sold: true, sold_elsewhere_at: '2026-11-22T10:00:00Z' })
    products = [productOf({ id: 2 })]
    return success(updateProduct, sold)
  })
  server.respondTo(relistProduct, () => {
    products = [productOf({ id: 1 }), productOf({ id: 2 })]
    return success(relistProduct, products[0])
  })
  const { dialog, toasts } = await openEdit()
  await userEvent.click(dialog.getByLabelText('Sold'))
  await save(dialog)
  expect(server.requests.some(({ name }) => name === 'updateProduct')).toBe(false)
  const question = within(screen.getByRole('dialog', { name: 'Mark as sold?' }))
  await userEvent.click(question.getByRole('button', { name: 'Mark as sold' }))
  expect(await dialog.findByText('Product updated successfully!')).toBeDefined()
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(titles()).toEqual(['Kurta 2']))
  expect(toasts.at(-1)).toMatchObject({ message: 'Marked as sold. You can find it under Sold.' })
  act(() => toasts.at(-1)?.action?.onPress())
  await waitFor(() => expect(titles()).toEqual(['Kurta 1', 'Kurta 2']))
  expect(toasts.at(-1)?.message).toBe('The listing is back on sale.')
})

test('leaves a product unsold without the confirmation', async () => {
  const { dialog } = await openEdit()
  await userEvent.click(dialog.getByLabelText('Sold'))
  await save(dialog)
  await userEvent.click(screen.getByRole('button', { name: 'Not now' }))
  expect(dialog.getByLabelText('Sold')).toHaveProperty('checked', true)
  expect(server.requests.some(({ name }) => name === 'updateProduct')).toBe(false)
})

test('rejects a title that is too long, at its field', async () => {
  const { dialog } = await openEdit()
  fireEvent.change(dialog.getByLabelText('Title'), { target: { value: 'a'.repeat(160) } })
  await save(dialog)
  expect(dialog.getByText('Title can have at most 150 characters. This one has 160.')).toBeDefined()
  expect(document.activeElement).toBe(dialog.getByLabelText('Title'))
  expect(server.requests.some(({ name }) => name === 'updateProduct')).toBe(false)
})

// PHOTO-3
test('names a photo that the server rejected at the photo, not at a field', async () => {
  const errors = { 'new_photos.1': ['other.jpg is not a valid image.'], title: ['One.'] }
  server.respondTo(updateProductPhotos, () => failure('invalid', 'No.', errors))
  browserParts.fetch = server.fetch as typeof fetch
  const { dialog } = await openEdit()
  const files = ['new.jpg', 'other.jpg'].map(name => new File(['picture'], name, { type: 'image/jpeg' }))
  fireEvent.change(dialog.getByLabelText('Choose photos'), { target: { files } })
  const photo = (await dialog.findByRole('img', { name: 'other.jpg' })).closest('li') as HTMLElement
  await save(dialog)
  expect((await within(photo).findByRole('alert')).textContent).toBe('other.jpg is not a valid image.')
  await waitFor(() => expect(dialog.getAllByRole('alert')).toHaveLength(2))
  retitle(dialog)
  expect(dialog.getAllByRole('alert')).toHaveLength(1)
})

test('opens the product in the URL, even from another page', async () => {
  products = [productOf({ id: 77, title: 'Shawl' })]
  server.respondTo(listOwnProducts, input => success(listOwnProducts, ownPageOf([], input)))
  await openHub(`${SELLING}?edit=77`, server)
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit listing' }))
  expect(await dialog.findByLabelText('Title')).toHaveProperty('value', 'Shawl')
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(window.location.search).toBe(''))
})

test('offers a retry if the listing cannot be loaded', async () => {
  server.respondTo(getProduct, () => failure('internal'))
  await openHub(`${SELLING}?edit=1`, server)
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit listing' }))
  expect(await dialog.findByText('We couldn’t load the listing.')).toBeDefined()
  server.respondTo(getProduct, () => success(getProduct, products[0]))
  await userEvent.click(dialog.getByRole('button', { name: 'Try again' }))
  expect(await dialog.findByLabelText('Title')).toHaveProperty('value', 'Kurta 1')
})

test('does not open other people’s products', async () => {
  const { user } = productOf({ id: 1 })
  products = [productOf({ id: 77, user: { ...user, id: 99 } })]
  await openHub(`${SELLING}?edit=77`, server)
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit listing' }))
  expect(await dialog.findByText('We couldn’t load the listing.')).toBeDefined()
})
