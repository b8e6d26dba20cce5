import { createApiClient } from '@closyyy/api-client/api-client'
import { listProducts } from '@closyyy/contract/products-calls'
import { createQueryClient } from '@closyyy/platform/query'
import { aPage, aProduct } from '@closyyy/testing/builders'
import { createFakeServer } from '@closyyy/testing/fake-server'
import { expect, test } from 'vitest'
import { listingPagesQuery } from './listing-queries.ts'
import { loadListingPages } from './load-listing.ts'

const place = { group: 'women' } as const
const filter = { sort: 'newest' } as const

test('shares pages between a prefetch and its navigation, and caches each once', async () => {
  const server = createFakeServer()
  server.respondTo(listProducts, aPage([aProduct()], { of: 3 }))
  const queryClient = createQueryClient(createApiClient({ base: '/api', fetch: server.fetch }))
  await Promise.all([1, 2].map(depth => loadListingPages({ queryClient }, place, filter, depth)))
  expect(server.requests.map(({ query }) => query.page).sort()).toEqual(['1', '2'])
  expect(queryClient.getQueryCache().getAll()).toHaveLength(1)
  expect(queryClient.getQueryData(listingPagesQuery(place, filter).queryKey)?.pages).toHaveLength(2)
})
