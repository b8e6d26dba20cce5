import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { type ApiChangesOptions, listenToChanges } from './api-changes.ts'

/** Starts an API whose streams the test writes itself. */
async function startApi(handle?: (request: IncomingMessage, response: ServerResponse) => void) {
  const streams: ServerResponse[] = []
  const requests: IncomingMessage[] = []
  const server = createServer((request, response) => {
    requests.push(request)
    if (handle) return handle(request, response)
    response.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders()
    streams.push(response)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, streams, requests }
}

function listen(apiOrigin: string, options: Partial<ApiChangesOptions> = {}) {
  const onChange = vi.fn()
  const onGap = vi.fn()
  const log = { info: vi.fn(), warn: vi.fn() }
  const changes = listenToChanges({ apiOrigin, onChange, onGap, log, ...options })
  onTestFinished(() => changes.close())
  return { ...changes, onChange, onGap, log, isAnnounced: () => Number.isFinite(changes.announcedSince()) }
}

test('announces changes from the opening of the stream to its end, and again after the next one', async () => {
  const api = await startApi()
  const changes = listen(api.origin)
  expect(changes.isAnnounced()).toBe(false)
  await expect.poll(() => api.streams).toHaveLength(1)
  api.streams[0]?.write('event: open\ndata: {}\n\nevent: beat\ndata: {}\n\n')
  await expect.poll(() => changes.isAnnounced()).toBe(true)
  api.streams[0]?.write('data: {"keys":["product-1","seller-4"]}\n\n')
  await expect.poll(() => changes.onChange).toHaveBeenCalledExactlyOnceWith(['product-1', 'seller-4'])
  const since = changes.announcedSince()
  expect(changes.onGap).toHaveBeenCalledTimes(1)
  api.streams[0]?.end()
  await expect.poll(() => changes.isAnnounced()).toBe(false)
  expect(changes.onGap).toHaveBeenCalledTimes(2)
  await expect.poll(() => api.streams).toHaveLength(2)
  api.streams[1]?.write('event: open\ndata: {}\n\n')
  await expect.poll(() => changes.isAnnounced()).toBe(true)
  expect(changes.announcedSince()).toBeGreaterThan(since)
  expect(changes.onGap).toHaveBeenCalledTimes(3)
})

test('connects again if the stream is silent', async () => {
  const api = await startApi()
  const changes = listen(api.origin)
  await expect.poll(() => api.streams).toHaveLength(1)
  api.streams[0]?.write('event: open\ndata: {}\n\n')
  await expect.poll(() => changes.isAnnounced()).toBe(true)
  await expect.poll(() => changes.isAnnounced()).toBe(false)
  await expect.poll(() => api.streams).toHaveLength(2)
})

test('logs once that changes are not announced, and tries again', async () => {
  const api = await startApi((_, response) => response.writeHead(503).end())
  const changes = listen(api.origin)
  await expect.poll(() => api.requests.length).toBeGreaterThan(1)
  expect(changes.log.warn).toHaveBeenCalledOnce()
  expect(changes.isAnnounced()).toBe(false)
})

test('does not trust a stream with invalid announcements', async () => {
  const api = await startApi()
  const changes = listen(api.origin)
  await expect.poll(() => api.streams).toHaveLength(1)
  api.streams[0]?.write('event: open\ndata: {}\n\ndata: {"keys":"all"}\n\n')
  await expect.poll(() => changes.log.warn).toHaveBeenCalled()
  expect(changes.isAnnounced()).toBe(false)
})

test('sends the token of an API on another machine', async () => {
  const api = await startApi()
  listen(api.origin, { token: 'a-long-secret-of-the-operator' })
  await expect.poll(() => api.requests[0]?.headers.authorization).toBe('Bearer a-long-secret-of-the-operator')
})
