import { getShop } from '@closyyy/contract/shops'
import { getProfile } from '@closyyy/contract/users'
import { aPage, aProduct, aProfile } from '@closyyy/testing/builders'
import { createFakeServer, failure, success } from '@closyyy/testing/fake-server'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openPage } from '../../test/open-page.tsx'

interface ShopGiven {
  description?: string | null
  selling?: number
  sold?: number
}

function serverWith({ description = null, selling = 0, sold = 0 }: ShopGiven = {}) {
  const server = createFakeServer()
  server.answer(getProfile, aProfile())
  server.answer(getShop, ({ query }) => {
    const isSold = query.sold === '1'
    const page = Number(query.page)
    const pages = isSold ? sold : selling
    const product = aProduct({ id: page, title: `${isSold ? 'Sold' : 'Kurti'} ${page}`, sold: isSold })
    const products = aPage(pages > 0 ? [product] : [], { page, of: Math.max(pages, 1) })
    return success(getShop, { shop: { description }, products })
  })
  return server
}

test('a shop says whose it is and what others think of it', async () => {
  await openPage('/user/11', { server: serverWith() })
  expect(await screen.findByRole('heading', { level: 1, name: 'zara_wardrobe shop' })).toBeTruthy()
  expect(screen.getByText('Rated 4 of 5')).toBeTruthy()
  expect(screen.getByText('12 ratings')).toBeTruthy()
  const counts = screen.getAllByRole('listitem').map(item => item.textContent)
  expect(counts).toEqual(expect.arrayContaining(['9 sold', '3 followers', '5 following']))
  expect(screen.getByText('Preloved Fashion by zara_wardrobe. Happy Shopping.')).toBeTruthy()
})

test('the shop speaks for itself where it has a description', async () => {
  await openPage('/user/11', { server: serverWith({ description: 'Only lawn.' }) })
  expect(await screen.findByText('Only lawn.')).toBeTruthy()
  expect(screen.queryByText(/Happy Shopping/)).toBeNull()
})

test('empty groups say so', async () => {
  await openPage('/user/11', { server: serverWith() })
  expect(await screen.findByText('No products found in this group')).toBeTruthy()
  expect(screen.getByText('No Sold products found in this group')).toBeTruthy()
})

test('sold pieces wear a badge, pieces on sale do not', async () => {
  await openPage('/user/11', { server: serverWith({ selling: 1, sold: 1 }) })
  const sold = within(await screen.findByRole('region', { name: 'Sold Items' }))
  expect(sold.getByText('Sold')).toBeTruthy()
  expect(within(screen.getByRole('region', { name: 'On sale' })).queryByText('Sold')).toBeNull()
})

test('each group is paged by itself', async () => {
  const { user } = await openPage('/user/11', { server: serverWith({ selling: 2, sold: 2 }) })
  const selling = within(await screen.findByRole('region', { name: 'On sale' }))
  await user.click(selling.getByRole('button', { name: 'Show more' }))
  expect(await selling.findByRole('link', { name: 'Kurti 2' })).toBeTruthy()
  expect(selling.queryByRole('button', { name: 'Show more' })).toBeNull()
  expect(screen.queryByRole('link', { name: 'Sold 2' })).toBeNull()
})

test('a seller on vacation says so', async () => {
  const server = serverWith()
  server.answer(getProfile, aProfile({ on_vacation: true }))
  await openPage('/user/11', { server })
  expect(await screen.findByText('This seller is on vacation.')).toBeTruthy()
})

test('sold pieces that do not load leave the shop standing', async () => {
  const server = serverWith({ selling: 1 })
  const whole = serverWith({ selling: 1, sold: 1 })
  server.answer(getShop, heard =>
    heard.query.sold === '1' ? failure('unavailable') : whole.fetch('/api/v1/shop/11/shop?page=1', { method: 'GET' }),
  )
  await openPage('/user/11', { server })
  const sold = within(await screen.findByRole('region', { name: 'Sold Items' }))
  expect(await sold.findByText('These pieces could not be loaded.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Kurti 1' })).toBeTruthy()
})

test.each(['/user/abc', '/user/0', '/user/99'])('%s is not found', async address => {
  const server = serverWith()
  server.answer(getProfile, () => failure('not-found'))
  await openPage(address, { server })
  expect(await screen.findByRole('heading', { name: 'This shop is not here' })).toBeTruthy()
})
