import { listKidsProducts, listMensProducts, listProducts, listWomensProducts } from '@closyyy/contract/products-calls'
import { aPage, aProduct } from '@closyyy/testing/builders'
import { createFakeServer, failure } from '@closyyy/testing/fake-server'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openPage } from '../../test/open-page.tsx'

function aShop() {
  const server = createFakeServer()
  server.respondTo(listMensProducts, [aProduct({ id: 1, title: 'Waistcoat' })])
  server.respondTo(listWomensProducts, [aProduct({ id: 2, title: 'Kurti' })])
  server.respondTo(listKidsProducts, [aProduct({ id: 3, title: 'Frock' })])
  server.respondTo(listProducts, aPage([aProduct({ id: 4, title: 'Lehenga' })]))
  return server
}

test('shows a row, a tile and a link for each section', async () => {
  const server = aShop()
  await openPage('/', { server })
  for (const [name, title, path] of [
    ['Men', 'Waistcoat', '/listing/men'],
    ['Women', 'Kurti', '/listing/women'],
    ['Kids', 'Frock', '/listing/kids'],
    ['Wedding Dresses', 'Lehenga', '/listing/wedding-dresses'],
  ] as const) {
    const row = await screen.findByRole('region', { name })
    expect(within(row).getByRole('link', { name: title })).toBeTruthy()
    expect(
      within(row)
        .getByRole('link', { name: `View all ${name}` })
        .getAttribute('href'),
    ).toBe(path)
    const tiles = screen.getByRole('navigation', { name: 'Shop by section' })
    expect(within(tiles).getByRole('link', { name }).getAttribute('href')).toBe(path)
  }
  const dresses = server.requests.find(({ name }) => name === 'listProducts')
  expect(dresses?.query).toEqual({ category_id: '49', sort: 'newest', per_page: '8', page: '1' })
})

test.each([
  ['Men', listMensProducts, []],
  ['Women', listWomensProducts, []],
  ['Kids', listKidsProducts, []],
  ['Wedding Dresses', listProducts, aPage([])],
] as const)('shows an empty state in the row of %s only', async (section, call, none) => {
  const server = aShop()
  server.respondTo(call as typeof listMensProducts, none as never)
  await openPage('/', { server })
  const empty = await screen.findAllByText(/^No products available in .* section\.$/)
  expect(empty.map(({ textContent }) => textContent)).toEqual([`No products available in ${section} section.`])
})

test('shows an error with retry in a failed row only', async () => {
  const server = aShop()
  server.respondTo(listKidsProducts, () => failure('too-many', 'Please wait a minute.'))
  const { user } = await openPage('/', { server })
  const kids = await screen.findByRole('region', { name: 'Kids' })
  expect(await within(kids).findByText('Please wait a minute.')).toBeTruthy()
  expect(screen.queryByText(/No products available/)).toBeNull()
  expect(screen.getAllByRole('link', { name: 'Waistcoat' }).length).toBeGreaterThan(0)
  server.respondTo(listKidsProducts, [aProduct({ id: 3, title: 'Frock' })])
  await user.click(within(kids).getByRole('button', { name: 'Try again' }))
  expect((await screen.findAllByRole('link', { name: 'Frock' })).length).toBeGreaterThan(0)
})

test('shows only products with a photo in the hero', async () => {
  const server = aShop()
  const bare = { id: 8, title: 'Bare shawl', photos: [] }
  server.respondTo(listWomensProducts, [aProduct(bare), aProduct({ id: 2, title: 'Kurti' })])
  server.respondTo(listMensProducts, [aProduct({ ...bare, id: 9, title: 'Bare waistcoat' })])
  await openPage('/', { server })
  const hero = (await screen.findByRole('heading', { level: 1 })).closest('section') as HTMLElement
  const titles = [...hero.querySelectorAll('figure')].map(figure => within(figure).getByRole('link').textContent)
  expect(titles).toEqual(['Kurti', 'Frock', 'Lehenga'])
})

test('loads at most three photos eagerly, the largest first', async () => {
  await openPage('/', { server: aShop() })
  await screen.findByRole('region', { name: 'Men' })
  const photos = [...document.querySelectorAll('img')]
  const eager = photos.filter(photo => photo.getAttribute('fetchpriority') === 'high')
  expect(eager.length).toBe(2)
  expect(photos.indexOf(eager[0] as HTMLImageElement)).toBe(0)
})
