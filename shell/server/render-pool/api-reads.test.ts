import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type ApiRead, createApiRead } from './api-reads.ts'

const requests: string[] = []
const server = createServer((request, response) => {
  requests.push(`${request.method} ${request.url} ${request.headers.accept}`)
  if (request.url === '/api/large') response.end(Buffer.alloc(6_000_000))
  else if (request.url === '/api/moved') response.writeHead(302, { location: '/internal' }).end()
  else response.writeHead(429, { 'retry-after': '3' }).end('{"status":"error"}')
})
let read: (path: string) => ReturnType<ApiRead>

beforeEach(async () => {
  requests.length = 0
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const readFromApi = createApiRead(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  read = path => readFromApi(path, new AbortController().signal)
})
afterEach(() => new Promise(resolve => server.close(resolve)))

test('returns status, retry delay and body of a public path', async () => {
  const response = await read('/api/v1/products?q=a')
  expect(response).toMatchObject({ status: 429, retryAfter: '3' })
  expect(Buffer.from(response?.body ?? []).toString()).toBe('{"status":"error"}')
  expect(requests).toEqual(['GET /api/v1/products?q=a application/json'])
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
