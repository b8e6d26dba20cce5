import { expect, test } from 'vitest'
import { toPageForm } from './normal-form.ts'

const page = { current_page: 2, last_page: 3, per_page: 8, total: 20, data: [1] }
const { data: list, ...meta } = page

// API-2
test.each([
  ['our own server', { status: 'success', data: page }],
  ['a list at data with meta beside it', { data: list, meta }],
  ['a list at data.products', { data: { products: list, ...meta } }],
  ['a list at data.data with meta inside', { data: { data: list, meta } }],
  ['a list at data.data.data', { data: { data: page } }],
])('reads %s as the one page form', (_, body) => {
  expect(toPageForm(body)).toEqual(page)
})

test('treats a bare list as a single page', () => {
  expect(toPageForm({ data: [1, 2] })).toEqual({ current_page: 1, last_page: 1, per_page: 2, total: 2, data: [1, 2] })
})

test('leaves other data unchanged', () => {
  expect(toPageForm({ data: { id: 1 } })).toEqual({ id: 1 })
})
