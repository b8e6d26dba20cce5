import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type ApiReads, createApiReads } from './api-reads.ts'

const requests: string[] = []
const server = createServer((request, response) => {
  requests.push(`${request.method} ${request.url} ${request.headers.accept} ${request.headers['x-shell-proof']}`)
  if (request.url === '/api/large') response.end(Buffer.alloc(6_000_000))
  else if (request.url === '/api/moved') response.writeHead(302, { location: '/internal' }).end()
  else if (request.url?.startsWith('/api/list')) {
    const control = request.url.includes('?') ? 'no-cache' : 'public, max-age=300'
    response
      .writeHead(200, { 'cache-control': control, 'surrogate-key': 'categories facets' })
      .end(`${requests.length}`)
  } else response.writeHead(429, { 'retry-after': '3' }).end('{"status":"error"}')
})
let reads: ApiReads
let isAnnounced = true

const read = (path: string) => reads.read(path, new AbortController().signal)

beforeEach(async () => {
  requests.length = 0
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  isAnnounced = true
  const apiOrigin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  reads = createApiReads({ apiOrigin, shellSecret: 'secret' }, () => isAnnounced)
})
afterEach(() => {
  server.closeAllConnections()
  return new Promise(resolve => server.close(resolve))
})

test('returns status, retry delay and body of a public path', async () => {
  const response = await read('/api/v1/products?q=a')
  expect(response).toMatchObject({ status: 429, retryAfter: '3' })
  expect(Buffer.from(response?.body ?? []).toString()).toBe('{"status":"error"}')
  expect(requests).toEqual(['GET /api/v1/products?q=a application/json secret'])
})

test.each([
  '/internal',
  '/api/../internal',
  '/api/%2e%2e/internal',
  '/api/metrics',
  '/api/metrics/',
  '/api/%6detrics',
  '/api/changes',
  '/api/changes/',
  '/api/%63hanges',
  '//evil.example/api/',
  'http://evil.example/api/',
  '/api\\..\\internal',
  `/api/${'x'.repeat(5_000)}`,
])('does not request %s', async path => {
  expect(await read(path)).toBeUndefined()
  expect(requests).toEqual([])
})

test('does not follow redirects, and rejects responses that are too large', async () => {
  expect(await read('/api/moved')).toBeUndefined()
  expect(await read('/api/large')).toBeUndefined()
  expect(requests).toHaveLength(2)
})

const textOf = async (response: ReturnType<typeof read>) => Buffer.from((await response)?.body ?? []).toString()

test('caches a response for which the API names an age, until one of its keys changes', async () => {
  expect(await textOf(read('/api/list'))).toBe('1')
  expect(await textOf(read('/api/list'))).toBe('1')
  reads.invalidate(['product-1'])
  expect(await textOf(read('/api/list'))).toBe('1')
  reads.invalidate(['product-1', 'facets'])
  expect(await textOf(read('/api/list'))).toBe('2')
  reads.invalidate()
  expect(await textOf(read('/api/list'))).toBe('3')
  expect(await textOf(read('/api/list?page=2'))).toBe('4')
  expect(await textOf(read('/api/list?page=2'))).toBe('5')
})

test('does not cache a response that a change overtook', async () => {
  const response = read('/api/list')
  reads.invalidate(['categories'])
  expect(await textOf(response)).toBe('1')
  expect(await textOf(read('/api/list'))).toBe('2')
})

test('caches nothing while changes are not announced', async () => {
  isAnnounced = false
  expect(await textOf(read('/api/list'))).toBe('1')
  expect(await textOf(read('/api/list'))).toBe('2')
  isAnnounced = true
  expect(await textOf(read('/api/list'))).toBe('3')
  expect(await textOf(read('/api/list'))).toBe('3')
})

test('returns nothing once its job has ended, and if the API does not respond', async () => {
  expect(await reads.read('/api/list', AbortSignal.abort())).toBeUndefined()
  expect(
    await createApiReads({ apiOrigin: 'http://127.0.0.1:9', shellSecret: undefined }, () => true).read(
      '/api/list',
      new AbortController().signal,
    ),
  ).toBeUndefined()
})
