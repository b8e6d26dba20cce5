import { createApiClient } from '@closyyy/api-client/api-client'
import { searchProducts } from '@closyyy/contract/products-calls'
import { callQuery, createQueryClient } from '@closyyy/platform/query'
import { expect, test, vi } from 'vitest'
import { watchReads } from './watch-reads.ts'

async function readFromApi(status: number) {
  const body = JSON.stringify({ status: 'error', message: 'Nothing for 0300 1234567.' })
  const api = createApiClient({ base: 'http://api', fetch: async () => new Response(body, { status }) })
  const client = createQueryClient(api)
  const tell = vi.fn()
  watchReads(client, tell)
  await client.prefetchQuery(callQuery(searchProducts, { query: { q: '0300 1234567' } } as never))
  return tell.mock.calls.flat()
}

test('a read that fails while nobody looks is told by its call alone, without what was asked for or answered', async () => {
  expect(await readFromApi(503)).toEqual([{ call: 'searchProducts', code: 'unavailable', status: 503 }])
  expect(await readFromApi(429)).toEqual([{ call: 'searchProducts', code: 'too-many', status: 429 }])
})

test('what is not there is no failure', async () => {
  expect(await readFromApi(404)).toEqual([])
})
