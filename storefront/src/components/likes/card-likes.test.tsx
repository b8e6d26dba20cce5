import { likeProduct } from '@closyyy/contract/likes-calls'
import { getShop } from '@closyyy/contract/shops-calls'
import { aPage, aProduct } from '@closyyy/testing/builders'
import { failure, success } from '@closyyy/testing/fake-server'
import { ayesha } from '@closyyy/testing/page-at'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { openPage } from '../../../test/open-page.tsx'
import { createShopServer } from '../../../test/shop-server.ts'
// Preloads the lazy module, so that no test waits for it.
import './card-likes.tsx'

const cards = [aProduct({ id: 1, title: 'Kurti' }), aProduct({ id: 2, title: 'Khussa' })]
const later = (milliseconds: number) => new Promise(resolve => setTimeout(resolve, milliseconds))
const like = (title: string) => screen.findByRole('button', { name: `Like ${title}` })
const isPressed = async (title: string) => (await like(title)).getAttribute('aria-pressed')

let liked: Set<number>
/** Milliseconds until the list of likes responds. */
let latency: number

beforeEach(() => {
  liked = new Set()
  latency = 0
})

async function openShop(likeLater: (id: number) => Response | Promise<Response>) {
  const server = createShopServer()
  server.respondTo(getShop, async ({ query }) => {
    const listed = query.sold === '1' || query.filter === 'saved' ? [] : cards
    const products = aPage(listed.filter(({ id }) => !query.filter || liked.has(id)))
    if (query.filter) await later(latency)
    return success(getShop, { shop: { description: null }, products })
  })
  for (const { id } of cards)
    server.respondTo({ ...likeProduct, path: likeProduct.path.replace(':id', String(id)) }, () => likeLater(id))
  const { user } = await openPage('/user/11', { server, signedIn: ayesha })
  await user.hover(await screen.findByRole('link', { name: 'Kurti' }))
  return user
}

async function likeNow(id: number) {
  liked.add(id)
  return success(likeProduct, { product_id: id, is_liked: true, is_saved: false, likes_count: 1 })
}

// LIKE-2
test('shows a like that was pressed before the list of likes was loaded', async () => {
  latency = 300
  const user = await openShop(likeNow)
  await user.click(await like('Kurti'))
  await waitFor(async () => expect(await isPressed('Kurti')).toBe('true'))
  await later(2 * latency)
  expect(await isPressed('Kurti')).toBe('true')
  expect(await isPressed('Khussa')).toBe('false')
})

// LIKE-2
test('takes back a failed like alone, not those that were pressed meanwhile', async () => {
  const user = await openShop(async id => {
    if (id === 2) return likeNow(id)
    await later(300)
    return failure('unavailable')
  })
  await later(100)
  await user.click(await like('Kurti'))
  await user.click(await like('Khussa'))
  expect(await isPressed('Kurti')).toBe('true')
  await waitFor(async () => expect(await isPressed('Kurti')).toBe('false'))
  expect(await isPressed('Khussa')).toBe('true')
})
