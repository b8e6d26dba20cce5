import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it, onTestFinished, vi } from 'vitest'
import { type EdgeSettings, purgeOf } from './edge-caches.ts'
import { createEdgePurge, type SendPurge } from './edge-purge.ts'

function open(send: SendPurge) {
  const log = { info: vi.fn(), error: vi.fn() }
  const purge = createEdgePurge({ send, log })
  onTestFinished(() => purge.close())
  return { ...purge, log }
}

async function startCache(status = 200) {
  const requests: IncomingMessage[] = []
  const server = createServer((request, response) => {
    requests.push(request)
    response.writeHead(status).end('{}')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, requests }
}

const settingsOf = (origin: string): EdgeSettings[] => [
  { type: 'varnish', url: origin, key: 'secret-of-the-port' },
  { type: 'fastly', apiOrigin: origin, service: 'shop/1', token: 'secret-of-the-api' },
]

it('purges Varnish and Fastly by surrogate keys', async () => {
  const { origin, requests } = await startCache()
  for (const settings of settingsOf(origin))
    await purgeOf(settings)(['product-1', 'seller-4'], new AbortController().signal)
  expect(requests.map(({ method, url }) => [method, url])).toEqual([
    ['PURGE', '/'],
    ['POST', '/service/shop%2F1/purge'],
  ])
  for (const { headers } of requests) expect(headers['surrogate-key']).toBe('product-1 seller-4')
  expect(requests[0]?.headers['x-purge-key']).toBe('secret-of-the-port')
  expect(requests[1]?.headers['fastly-key']).toBe('secret-of-the-api')
})

it('fails if the cache rejects a purge', async () => {
  const { origin } = await startCache(403)
  for (const settings of settingsOf(origin))
    await expect(purgeOf(settings)(['product-1'], new AbortController().signal)).rejects.toThrow('returned 403')
})

it('works once a purge has succeeded, and repeats it for documents that were on their way', async () => {
  const send = vi.fn<SendPurge>(async () => undefined)
  const edge = open(send)
  expect(edge.isWorking()).toBe(false)
  edge.purge(['product-1'])
  await expect.poll(() => edge.isWorking()).toBe(true)
  await expect.poll(() => send).toHaveBeenCalledTimes(2)
  expect(send.mock.calls.map(([keys]) => keys)).toEqual([['product-1'], ['product-1']])
})

it('keeps the keys of a failed purge until one succeeds, and logs the reason once', async () => {
  const send = vi.fn<SendPurge>(async () => undefined)
  const edge = open(send)
  edge.purge(['product-1'])
  await expect.poll(() => edge.isWorking()).toBe(true)
  // The second failure is that of the repeated purge too.
  send.mockRejectedValueOnce(new Error('no connection')).mockRejectedValueOnce(new Error('no connection'))
  edge.purge(['product-2'])
  await expect.poll(() => edge.isWorking()).toBe(false)
  await expect.poll(() => edge.isWorking()).toBe(true)
  await expect.poll(() => send.mock.calls.filter(([keys]) => keys.includes('product-2'))).toHaveLength(3)
  expect(edge.log.error).toHaveBeenCalledOnce()
})

it('sends many keys in several requests, and removes all documents in place of too many', async () => {
  const gate = Promise.withResolvers<void>()
  const send = vi.fn<SendPurge>(() => gate.promise)
  const edge = open(send)
  edge.purge(['first'])
  edge.purge(Array.from({ length: 600 }, (_, id) => `product-${id}`))
  gate.resolve()
  await expect.poll(() => send.mock.calls.flatMap(([keys]) => keys)).toContain('product-599')
  expect(Math.max(...send.mock.calls.map(([keys]) => keys.length))).toBe(250)
  edge.purge(Array.from({ length: 10_001 }, (_, id) => `product-${id}`))
  await expect.poll(() => send.mock.calls.at(-1)?.[0]).toEqual(['releases'])
})
