import { likeProduct, unlikeProduct } from '@closyyy/contract/likes-calls'
import { getShop } from '@closyyy/contract/shops-calls'
import { aPage, aProduct } from '@closyyy/testing/builders'
import { failure, success } from '@closyyy/testing/fake-server'
import { ayesha } from '@closyyy/testing/page-at'
import { onToast } from '@closyyy/ui/toast'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { openPage } from '../../../test/open-page.tsx'
import { createShopServer } from '../../../test/shop-server.ts'
// Preloads the lazy module, so that no test waits for it.
import './card-likes.tsx'

const cards = [aProduct({ id: 1, title: 'Kurti' }), aProduct({ id: 2, title: 'Khussa' })]
const like = (title: string) => screen.findByRole('button', { name: `Like ${title}` })
const isPressed = async (title: string) => (await like(title)).getAttribute('aria-pressed')

const toasts: string[] = []
onToast(({ message }) => void toasts.push(message))

let liked: Set<number>
/** Lists of likes and saves that were requested and returned. */
let lists: { requested: number; returned: number }

beforeEach(() => {
  toasts.length = 0
  liked = new Set()
  lists = { requested: 0, returned: 0 }
})

interface Responses {
  like: (id: number) => Response | Promise<Response>
  /** Settles when the first lists return. */
  firstLists?: Promise<void>
}

async function openShop({ like: respond, firstLists }: Responses) {
  const server = createShopServer()
  server.respondTo(getShop, async ({ query }) => {
    const listed = query.sold === '1' || query.filter === 'saved' ? [] : cards
    const products = aPage(listed.filter(({ id }) => !query.filter || liked.has(id)))
    if (query.filter) {
      lists.requested += 1
      if (lists.requested <= 2) await firstLists
      lists.returned += 1
    }
    return success(getShop, { shop: { description: null }, products })
  })
  for (const { id } of cards) {
    for (const call of [likeProduct, unlikeProduct])
      server.respondTo({ ...call, path: call.path.replace(':id', String(id)) }, () => respond(id))
  }
  const { user } = await openPage('/user/11', { server, signedIn: ayesha })
  await user.hover(await screen.findByRole('link', { name: 'Kurti' }))
  await like('Kurti')
  return user
}

const areLoaded = () => waitFor(() => expect(lists.returned).toBe(2))

async function likeNow(id: number) {
  liked.add(id)
  return success(likeProduct, { product_id: id, is_liked: true, is_saved: false, likes_count: 1 })
}

// LIKE-6
test('shows a like that was pressed before the list of likes was loaded', async () => {
  const { promise: firstLists, resolve: respond } = Promise.withResolvers<void>()
  const user = await openShop({ like: likeNow, firstLists })
  await waitFor(() => expect(lists.requested).toBe(2))
  await user.click(await like('Kurti'))
  await waitFor(async () => expect(await isPressed('Kurti')).toBe('true'))
  respond()
  await waitFor(() => expect(lists.returned).toBe(4))
  expect(await isPressed('Kurti')).toBe('true')
  expect(await isPressed('Khussa')).toBe('false')
})

// LIKE-6
test('takes back a failed like alone, not those that were pressed meanwhile', async () => {
  const { promise, resolve: respond } = Promise.withResolvers<void>()
  const user = await openShop({
    like: async id => {
      if (id === 2) return likeNow(id)
      await promise
      return failure('unavailable')
    },
  })
  await areLoaded()
  await user.click(await like('Kurti'))
  await user.click(await like('Khussa'))
  expect(await isPressed('Kurti')).toBe('true')
  respond()
  await waitFor(async () => expect(await isPressed('Kurti')).toBe('false'))
  expect(await isPressed('Khussa')).toBe('true')
})

// LIKE-6
test('shows what is stored after two presses that both failed', async () => {
  const { promise, resolve: respond } = Promise.withResolvers<void>()
  const user = await openShop({
    like: async () => {
      await promise
      return failure('unavailable')
    },
  })
  await areLoaded()
  await user.click(await like('Kurti'))
  expect(await isPressed('Kurti')).toBe('true')
  await user.click(await like('Kurti'))
  expect(await isPressed('Kurti')).toBe('false')
  respond()
  await waitFor(() => expect(toasts).toHaveLength(2))
  expect(await isPressed('Kurti')).toBe('false')
})

// LIKE-6
test('shows what is stored after a like and its failed removal', async () => {
  const { promise, resolve: respond } = Promise.withResolvers<void>()
  let presses = 0
  const user = await openShop({
    like: async id => {
      presses += 1
      await promise
      return presses === 1 ? likeNow(id) : failure('unavailable')
    },
  })
  await areLoaded()
  await user.click(await like('Kurti'))
  await user.click(await like('Kurti'))
  expect(await isPressed('Kurti')).toBe('false')
  respond()
  await waitFor(() => expect(toasts).toHaveLength(1))
  expect(await isPressed('Kurti')).toBe('true')
})
