import { updateProduct } from '@closyyy/contract/own-products-calls'
import { getProduct, listOwnProducts } from '@closyyy/contract/products-calls'
import type { Product } from '@closyyy/contract/products-schemas'
import { createFakeServer, type FakeServer, success } from '@closyyy/testing/fake-server'
import { ayesha } from '@closyyy/testing/page-at'
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { browserParts } from '../../test/browser-parts.ts'
import { pageAt } from '../../test/page-at.tsx'
import { productOf, productPageOf } from '../../test/product.ts'
import { routes } from '../routes.tsx'
import '@closyyy/contract/own-products-schemas'
import '../components/hub-layout.tsx'
import '../features/products/edit/edit-form.tsx'
import './selling-active-page.tsx'

const none = { standard_size: null, chest: null, sleeve: null }
const shoes = (size_data: Partial<Product['size_data']>) =>
  productOf({
    id: 1,
    category_id: 21,
    category: { id: 21, name: 'shoes', group: 'women' },
    size_data: { ...productOf({ id: 1 }).size_data, ...none, ...size_data },
  })

async function openEdit(product: Product) {
  const server = createFakeServer()
  browserParts.fetch = server.fetch as typeof fetch
  server.respondTo(listOwnProducts, productPageOf([product]))
  server.respondTo(getProduct, product)
  server.respondTo(updateProduct, () => success(updateProduct, product))
  const { element } = await pageAt(routes, '/seller/sellinghub/selling-active', { server, signedIn: ayesha })
  await act(async () => void render(element))
  await userEvent.click(await screen.findByRole('button', { name: 'Update Kurta 1' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit listing' }))
  await dialog.findByLabelText('Title')
  return {
    server,
    dialog,
    type: (name: string, value: string) => fireEvent.change(dialog.getByLabelText(name), { target: { value } }),
  }
}

type Edit = Awaited<ReturnType<typeof openEdit>>

async function saved({ server, dialog }: Edit) {
  await userEvent.click(dialog.getByRole('button', { name: 'Save changes' }))
  await waitFor(() => expect(server.requests.some(({ name }) => name === 'updateProduct')).toBe(true))
  return sentTo(server)
}

const sentTo = (server: FakeServer) => server.requests.find(({ name }) => name === 'updateProduct')?.body as object

test('changes the size and measurements of the category', async () => {
  const edit = await openEdit(shoes({ size: 'eu-38', size_label: 'EU 38', insole_length: 9.5 }))
  expect(edit.dialog.getByLabelText<HTMLSelectElement>('Shoe size').value).toBe('eu-38')
  expect(edit.dialog.queryByLabelText('Chest')).toBeNull()
  edit.type('Shoe size', 'eu-39')
  expect(await saved(edit)).toMatchObject({ size_data: { size: 'eu-39', insole_length: '9.5' } })
})

// PRODUCT-4
test.each([
  ['۹٫۵', '9.5'],
  ['9,5', '9.5'],
])('accepts a measurement of “%s”', async (typed, sent) => {
  const edit = await openEdit(shoes({ size: 'eu-38' }))
  edit.type('Insole length', typed)
  expect(await saved(edit)).toMatchObject({ size_data: { insole_length: sent } })
})

test('says what is wrong with a measurement that it does not accept', async () => {
  const { dialog, type } = await openEdit(shoes({ size: 'eu-38', insole_length: 9.5 }))
  type('Insole length', '9.5 in')
  const text = 'Please enter a number with at most three digits and two decimals, such as 38.5.'
  expect(dialog.getByText(text)).toBeDefined()
  expect(dialog.getByLabelText('Insole length')).toHaveProperty('value', '9.5')
  type('Insole length', '9')
  expect(dialog.queryByText(text)).toBeNull()
})

test('omits the size if it was not changed', async () => {
  const edit = await openEdit(shoes({ size: 'eu-38' }))
  edit.type('Title', 'New title')
  expect(await saved(edit)).not.toHaveProperty('size_data')
})

test('keeps the standard size of an older product beside new measurements', async () => {
  const edit = await openEdit(shoes({ size: 'medium', standard_size: 'medium' }))
  expect(edit.dialog.getByLabelText<HTMLSelectElement>('Shoe size').value).toBe('')
  edit.type('Insole length', '9.5')
  expect(await saved(edit)).toMatchObject({ size_data: { standard_size: 'medium', insole_length: '9.5' } })
})
