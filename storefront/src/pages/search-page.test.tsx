import { searchProducts } from '@closyyy/contract/products'
import { aPage, aProduct } from '@closyyy/testing/builders'
import { createFakeServer, failure, success } from '@closyyy/testing/fake-server'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openPage } from '../../test/open-page.tsx'
import { SearchBox } from '../features/search/search-box.tsx'

test.each(['/search', '/search?query=', '/search?query=%20la%20'])('%s is too short and asks nobody', async address => {
  const server = createFakeServer()
  await openPage(address, { server })
  expect(await screen.findByText('Search query is too short.')).toBeTruthy()
  expect(server.heard).toEqual([])
})

test('matches are shown; sold ones and others are kept out', async () => {
  const server = createFakeServer()
  const found = [
    aProduct({ id: 1, title: 'Teal LAWN kurti' }),
    aProduct({ id: 2, title: 'Lawn suit', sold: true }),
    aProduct({ id: 3, title: 'Velvet coat' }),
  ]
  server.answer(searchProducts, aPage(found))
  await openPage('/search?query=lawn', { server })
  expect(await screen.findByRole('heading', { level: 1, name: 'Results for "lawn"' })).toBeTruthy()
  expect(screen.getAllByRole('article').map(tile => tile.querySelector('h3')?.textContent)).toEqual(['Teal LAWN kurti'])
})

test('nothing that matches is said with the query', async () => {
  const server = createFakeServer()
  server.answer(searchProducts, aPage([]))
  await openPage('/search?query=zebra', { server })
  expect(await screen.findByText('No products found for "zebra".')).toBeTruthy()
})

test('a failed request can be repeated', async () => {
  const server = createFakeServer()
  server.answer(searchProducts, () => failure('unavailable'))
  const { user } = await openPage('/search?query=lawn', { server })
  expect(await screen.findByText('Failed to fetch results. Please try again later.')).toBeTruthy()
  server.answer(searchProducts, aPage([aProduct()]))
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('link', { name: 'Lawn kurti teal' })).toBeTruthy()
})

test('a search from the header box that fails at once says so', async () => {
  const server = createFakeServer()
  server.answer(searchProducts, () => failure('unavailable'))
  const { user } = await openPage('/search', { server, header: <SearchBox /> })
  await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'lawn{Enter}')
  expect(await screen.findByText('Failed to initiate search. Please try again later.')).toBeTruthy()
})

test('an answer that is no success has found nothing', async () => {
  const server = createFakeServer()
  server.answer(searchProducts, () => Response.json({ status: 'error', message: 'No.' }))
  await openPage('/search?query=lawn', { server })
  expect(await screen.findByText('No results found.')).toBeTruthy()
})

test('the server finds a query too short by its own measure', async () => {
  const server = createFakeServer()
  server.answer(searchProducts, () => failure('invalid', 'Search query is too short.'))
  await openPage('/search?query=lawn', { server })
  expect(await screen.findByText('Search query is too short.')).toBeTruthy()
})

test('more is added below, and a failure there keeps what is shown', async () => {
  const server = createFakeServer()
  server.answer(searchProducts, ({ query }) => {
    const page = Number(query.page)
    return success(searchProducts, aPage([aProduct({ id: page, title: `Lawn ${page}` })], { page, of: 3 }))
  })
  const { user } = await openPage('/search?query=lawn', { server })
  await user.click(await screen.findByRole('button', { name: 'Show more' }))
  expect(await screen.findByRole('link', { name: 'Lawn 2' })).toBeTruthy()
  server.answer(searchProducts, () => failure('unavailable'))
  await user.click(screen.getByRole('button', { name: 'Show more' }))
  expect(await screen.findByText('More results could not be loaded.')).toBeTruthy()
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2))
  server.answer(searchProducts, aPage([aProduct({ id: 3, title: 'Lawn 3' })], { page: 3, of: 3 }))
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('link', { name: 'Lawn 3' })).toBeTruthy()
})
