import { listOwnProducts } from '@closyyy/contract/products-calls'
import type { Product } from '@closyyy/contract/products-schemas'
import { createFakeServer, type FakeServer, success } from '@closyyy/testing/fake-server'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { titles } from '../../test/edit-dialog.ts'
import { openHub } from '../../test/open-hub.tsx'
import { ownPageOf, productOf } from '../../test/product.ts'
// Preloads lazy modules, so that no test waits for them.
import '../components/hub-layout.tsx'
import '../features/products/edit/edit-form.tsx'
import './selling-active-page.tsx'

let server: FakeServer
const products: Product[] = Array.from({ length: 12 }, (_, index) => productOf({ id: index + 1 }))

beforeEach(() => {
  server = createFakeServer()
  server.respondTo(listOwnProducts, input => success(listOwnProducts, ownPageOf(products, input)))
})

const open = async (search: string) => (await openHub(`/seller/sellinghub/selling-active${search}`, server)).user

test('sorts and pages on the server, with both in the URL', async () => {
  const user = await open('?sort=price_desc')
  await screen.findByRole('table')
  expect(titles()).toHaveLength(10)
  await user.click(screen.getByRole('link', { name: 'Page 2' }))
  await waitFor(() => expect(titles()).toEqual(['Kurta 11', 'Kurta 12']))
  expect(window.location.search).toBe('?sort=price_desc&page=2')
  expect(screen.getByText('11–12 of 12')).toBeDefined()
  expect(screen.getAllByRole('row').at(-1)?.textContent).toContain('12')
  await user.selectOptions(screen.getByLabelText('Sort by'), 'Inventory, most first')
  await waitFor(() => expect(window.location.search).toBe('?sort=stock_desc'))
  await waitFor(() => expect(titles()).toHaveLength(10))
  const requests = server.requests.filter(({ query }) => query?.reviewed).map(({ query }) => [query?.sort, query?.page])
  expect(requests).toEqual([
    ['price_desc', '1'],
    ['price_desc', '2'],
    ['stock_desc', '1'],
  ])
})

test('sorts alike by header and by select, stores the sort in the URL and keeps the focus', async () => {
  const user = await open('?page=2')
  const header = await screen.findByRole('columnheader', { name: 'Price' })
  expect(screen.getByRole('columnheader', { name: 'Date Listed' }).getAttribute('aria-sort')).toBe('descending')
  const press = within(header).getByRole('button', { name: 'Price' })
  await user.click(press)
  await waitFor(() => expect(header.getAttribute('aria-sort')).toBe('ascending'))
  await waitFor(() => expect(window.location.search).toBe('?sort=price_asc'))
  expect(screen.getByLabelText('Sort by')).toHaveProperty('value', 'price_asc')
  await user.keyboard('{Enter}')
  await waitFor(() => expect(window.location.search).toBe('?sort=price_desc'))
  expect(document.activeElement).toBe(press)
  await waitFor(() => expect(screen.getByText('1–10 of 12').textContent).toBe('1–10 of 12 Price, highest first'))
  const requests = () =>
    server.requests.filter(({ query }) => query?.reviewed).map(({ query }) => [query?.sort, query?.page])
  await waitFor(() =>
    expect(requests()).toEqual([
      ['newest', '2'],
      ['price_asc', '1'],
      ['price_desc', '1'],
    ]),
  )
  await user.click(screen.getByRole('button', { name: 'Date Listed' }))
  await waitFor(() => expect(window.location.search).toBe(''))
})

test('redirects from a page past the end to the last one', async () => {
  await open('?page=9')
  await waitFor(() => expect(titles()).toEqual(['Kurta 11', 'Kurta 12']))
  expect(window.location.search).toBe('?page=2')
})
