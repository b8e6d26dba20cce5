import { createApiClient } from '@closyyy/api-client/api-client'
import { searchProducts } from '@closyyy/contract/products-calls'
import { callQuery, createQueryClient } from '@closyyy/platform/query'
import { expect, test, vi } from 'vitest'
import { watchReads } from './watch-reads.ts'

async function readFromApi(status: number) {
  const body = JSON.stringify({ status: 'error', message: 'Nothing for 0300 1234567.' })
  const api = createApiClient({ base: 'http://api', fetch: async () => new Response(body, { status }) })
  const client = createQueryClient(api)
  const report = vi.fn()
  watchReads(client, report)
  await client.prefetchQuery(callQuery(searchProducts, { query: { q: '0300 1234567' } } as never))
  return report.mock.calls.flat()
}

test('reports a failed read by the name of its call, without input or response', async () => {
  expect(await readFromApi(503)).toEqual([{ call: 'searchProducts', code: 'unavailable', status: 503 }])
  expect(await readFromApi(429)).toEqual([{ call: 'searchProducts', code: 'too-many', status: 429 }])
})

test('does not report a 404', async () => {
  expect(await readFromApi(404)).toEqual([])
})
