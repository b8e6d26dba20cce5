import { getProductLike } from '@closyyy/contract/likes-calls'
import { getProduct } from '@closyyy/contract/products-calls'
import type { Product } from '@closyyy/contract/products-schemas'
import { listRelatedProducts } from '@closyyy/contract/suggestions-calls'
import { getProfile } from '@closyyy/contract/users-calls'
import { aProduct, aProfile } from '@closyyy/testing/builders'
import { createFakeServer } from '@closyyy/testing/fake-server'
import { ayesha } from '@closyyy/testing/page-at'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openPage } from '../../test/open-page.tsx'
// Preloads lazy modules, so that no test waits for them.
import '../features/product-detail/further/product-part.tsx'
import './product-page.tsx'

const owner = { ...ayesha, userId: 11 }

async function openOwn(set: Partial<Product>) {
  const server = createFakeServer()
  server.respondTo(getProduct, aProduct(set))
  server.respondTo(getProductLike, { product_id: 682, is_liked: false, is_saved: false, likes_count: 7 })
  server.respondTo(getProfile, aProfile())
  server.respondTo(listRelatedProducts, { similar: [], from_seller: [] })
  await openPage('/products/khaadi/lawn-kurti-teal-682', { server, signedIn: owner })
  const notice = (await screen.findByText('This is your item')).closest('[role=status]')
  return within(notice as HTMLElement)
}

test('lets the owner edit instead of buy or like', async () => {
  const notice = await openOwn({})
  expect(notice.getByRole('link', { name: 'Edit' }).getAttribute('href')).toBe(
    '/seller/sellinghub/selling-active?edit=682',
  )
  expect(screen.queryByText('Like')).toBeNull()
})

test.each<[string, Partial<Product>, string]>([
  ['in review', { approval_status: 'pending' }, 'In review: only you can see it until it is approved.'],
  ['rejected', { approval_status: 'rejected', rejection_reason: 'Blurred photos.' }, 'Blurred photos.'],
  ['taken down', { approval_status: 'rejected', taken_down_at: '2026-01-02T03:04:05Z' }, 'We took it down'],
  ['hidden', { active: false }, 'It isn’t on sale'],
  ['changed', { revision_status: 'pending' }, 'Your changes are in review.'],
  ['sold', { sold: true, quantity_left: 0 }, 'It has sold'],
])('tells the owner what buyers see of a product that is %s', async (_, set, text) => {
  const notice = await openOwn(set)
  expect(await notice.findByText(text, { exact: false })).toBeTruthy()
})

test('says no more of a product that buyers see as it is', async () => {
  const notice = await openOwn({})
  await screen.findByText('Description')
  expect(notice.getAllByText(/./, { selector: 'p' }).map(({ textContent }) => textContent)).toEqual([
    'This is your item',
  ])
})
