import { listCollections } from '@closyyy/contract/collections-calls'
import type { Collections } from '@closyyy/contract/products-schemas'
import { aProduct } from '@closyyy/testing/builders'
import { createFakeServer, failure } from '@closyyy/testing/fake-server'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openPage } from '../../test/open-page.tsx'

function collections(products: Partial<Collections> = {}): Collections {
  const one = (id: number, title: string) => [aProduct({ id, title })]
  return {
    men: one(1, 'Waistcoat'),
    women: one(2, 'Kurti'),
    kids: one(3, 'Frock'),
    'wedding-dresses': one(4, 'Lehenga'),
    ...products,
  }
}

function aShop(products?: Partial<Collections>) {
  const server = createFakeServer()
  server.respondTo(listCollections, collections(products))
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
  expect(server.requests.filter(({ name }) => name === 'listCollections')).toHaveLength(1)
})

test.each([
  ['Men', 'men'],
  ['Women', 'women'],
  ['Kids', 'kids'],
  ['Wedding Dresses', 'wedding-dresses'],
] as const)('shows an empty state in the row of %s only', async (section, group) => {
  await openPage('/', { server: aShop({ [group]: [] }) })
  const empty = await screen.findAllByText(/^No products available in .* section\.$/)
  expect(empty.map(({ textContent }) => textContent)).toEqual([`No products available in ${section} section.`])
})

test('shows one error in place of the rows, and retries', async () => {
  const server = aShop()
  server.respondTo(listCollections, () => failure('too-many', 'Please wait a minute.'))
  const { user } = await openPage('/', { server })
  expect((await screen.findByRole('alert')).textContent).toContain('Please wait a minute.')
  expect(screen.queryByRole('region', { name: 'Kids' })).toBeNull()
  expect(screen.queryByText(/No products available/)).toBeNull()
  const tiles = within(screen.getByRole('navigation', { name: 'Shop by section' }))
  expect(tiles.getByRole('link', { name: 'Kids' })).toBeTruthy()
  server.respondTo(listCollections, collections())
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(within(await screen.findByRole('region', { name: 'Kids' })).getByRole('link', { name: 'Frock' })).toBeTruthy()
  expect(screen.queryByText('Please wait a minute.')).toBeNull()
})

test('shows only products with a photo in the hero', async () => {
  const bare = aProduct({ id: 8, title: 'Bare shawl', photos: [] })
  const server = aShop({ women: [bare, aProduct({ id: 2, title: 'Kurti' })], men: [{ ...bare, id: 9 }] })
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

// NAV-4
test('promises payment after confirmation, delivery by courier or pick-up, and genuine items', async () => {
  await openPage('/', { server: aShop() })
  await screen.findByRole('heading', { level: 2, name: 'How it works' })
  for (const promise of [
    'The seller gets the payment only after you confirm the item.',
    'By courier to every major city in Pakistan, or by local pick-up.',
    'Every item is clean and in good condition. No replicas, no damaged goods.',
  ])
    expect(screen.getByText(promise)).toBeTruthy()
})
