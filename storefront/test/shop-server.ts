import { listRatings } from '@closyyy/contract/ratings-calls'
import type { Rating } from '@closyyy/contract/ratings-schemas'
import { getShop } from '@closyyy/contract/shops-calls'
import { getProfile } from '@closyyy/contract/users-calls'
import { aPage, aProduct, aProfile } from '@closyyy/testing/builders'
import { createFakeServer, success } from '@closyyy/testing/fake-server'

interface ShopOptions {
  description?: string | null
  selling?: number
  sold?: number
}

/** A fake server with the shop of zara_wardrobe (11); `selling` and `sold` are page counts. */
export function createShopServer({ description = null, selling = 0, sold = 0 }: ShopOptions = {}) {
  const server = createFakeServer()
  server.respondTo(getProfile, aProfile())
  server.respondTo(listRatings, aPage<Rating>([]))
  server.respondTo(getShop, ({ query }) => {
    const isSold = query.sold === '1'
    const page = Number(query.page)
    const pages = isSold ? sold : selling
    const product = aProduct({ id: page, title: `${isSold ? 'Sold' : 'Kurti'} ${page}`, sold: isSold })
    const products = aPage(pages > 0 ? [product] : [], { page, of: Math.max(pages, 1) })
    return success(getShop, { shop: { description }, products })
  })
  return server
}

/** Sana's rating of four stars. */
export const aRating = (overrides: Partial<Rating> = {}): Rating => ({
  id: 1,
  rating: 4,
  comment: 'Just as described.',
  pictures: [],
  created_at: '2026-03-04T09:30:00Z',
  user: { id: 30, first_name: 'Sana', username: 'sana_k', profile_picture: null },
  ...overrides,
})
