import { once } from 'node:events'
import { createServer, request as httpRequest, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import fastify from 'fastify'
import { describe, expect, test } from 'vitest'
import { registerApiProxy } from './api-proxy.ts'

async function behind(statuses: number[]) {
  const asked: IncomingMessage[] = []
  const upstream = createServer((request, response) => {
    asked.push(request)
    response.writeHead(statuses.shift() ?? 200).end('{}')
  })
  await new Promise<void>(resolve => upstream.listen(0, '127.0.0.1', resolve))
  const app = fastify()
  await registerApiProxy(app, `http://127.0.0.1:${(upstream.address() as AddressInfo).port}`)
  return {
    app,
    asked,
    upstream,
    async [Symbol.asyncDispose]() {
      await app.close()
      upstream.close()
    },
  }
}

test('a read that met a connection just ended is read again, once', async () => {
  await using proxied = await behind([408])
  expect((await proxied.app.inject('/photos/a.webp')).statusCode).toBe(200)
  await using stubborn = await behind([408, 408])
  expect((await stubborn.app.inject('/photos/a.webp')).statusCode).toBe(408)
})

test('what changes something is never sent twice', async () => {
  await using proxied = await behind([408])
  expect((await proxied.app.inject({ method: 'POST', url: '/api/v1/contact', payload: {} })).statusCode).toBe(408)
})

test('a service that is busy says so at once, and is not asked again', async () => {
  await using proxied = await behind([503, 200])
  expect((await proxied.app.inject('/api/v1/listing/categories')).statusCode).toBe(503)
  expect(proxied.asked).toHaveLength(1)
})

test('the API hears for whom it is asked, behind what the client claims', async () => {
  await using proxied = await behind([])
  await proxied.app.inject({ url: '/api/user', remoteAddress: '203.0.113.7' })
  await proxied.app.inject({
    url: '/api/user',
    remoteAddress: '203.0.113.7',
    headers: { 'x-forwarded-for': '127.0.0.1' },
  })
  const named = proxied.asked.map(({ headers }) => headers['x-forwarded-for'])
  expect(named).toEqual(['203.0.113.7', '127.0.0.1, 203.0.113.7'])
})

test.each([
  '/api/metrics',
  '/api/metrics/',
  '/api/metrics?a=1',
  '/api/%6detrics',
  '/api/v1/../metrics',
  '/api/v1/%2e%2e/metrics',
  '/photos/../api/metrics',
  '/photos/%2e%2e/api/metrics',
])('%s never reaches the API', async url => {
  await using proxied = await behind([])
  expect((await proxied.app.inject(url)).statusCode).toBeGreaterThanOrEqual(400)
  expect(proxied.asked.map(request => request.url)).toEqual([])
})

test('what is not there is said in the envelope, in the language of the page', async () => {
  await using proxied = await behind([])
  const answer = await proxied.app.inject({ url: '/api/metrics', headers: { cookie: 'locale=ur' } })
  expect([answer.statusCode, answer.json()]).toEqual([404, { status: 'error', message: 'اس پتے پر کچھ نہیں ہے۔' }])
})

test('the API hears which language the page speaks', async () => {
  await using proxied = await behind([])
  const headers = { cookie: 'a=b; locale=ur', 'accept-language': 'ur' }
  await proxied.app.inject({ method: 'POST', url: '/api/v1/auth/login', headers, payload: {} })
  expect(proxied.asked.map(request => request.headers)).toEqual([expect.objectContaining(headers)])
})

test('an API that is away is a 503 with the time to come back, and no address of it is named', async () => {
  const app = fastify()
  await registerApiProxy(app, 'http://127.0.0.1:1')
  for (const method of ['GET', 'POST'] as const) {
    const answer = await app.inject({ method, url: '/api/v1/listing/categories' })
    expect(answer.statusCode).toBe(503)
    expect(answer.headers['retry-after']).toBe('2')
    expect(answer.json()).toMatchObject({ status: 'error', message: expect.stringContaining('not available') })
    expect(answer.body).not.toContain('127.0.0.1')
  }
  const inUrdu = await app.inject({ url: '/api/v1/listing/categories', headers: { cookie: 'locale=ur' } })
  expect(inUrdu.json().message).toContain('دستیاب نہیں')
  await app.close()
})

describe('an answer that comes while the client is still sending', () => {
  const LARGE = Buffer.alloc(5_000_000, 'a')

  async function upload(origin: string, more: Record<string, string> = {}) {
    const headers = { 'content-type': 'text/plain', ...more }
    const sent = httpRequest(`${origin}/api/v1/contact`, { method: 'POST', headers, agent: false })
    const answered = once(sent, 'response') as Promise<[IncomingMessage]>
    sent.end(LARGE)
    const [response] = await answered
    return { status: response.statusCode, body: await text(response) }
  }

  test('reaches the client if the API is away', async () => {
    await using proxied = await behind([])
    proxied.upstream.close()
    const origin = await proxied.app.listen({ host: '127.0.0.1', port: 0 })
    for (let attempt = 0; attempt < 3; attempt++) expect((await upload(origin)).status).toBe(503)
  })

  test('reaches the client if the API refuses the body', async () => {
    await using proxied = await behind(Array(10).fill(413))
    const origin = await proxied.app.listen({ host: '127.0.0.1', port: 0 })
    for (let attempt = 0; attempt < 10; attempt++) expect(await upload(origin)).toEqual({ status: 413, body: '{}' })
  })

  test('is the API’s own if the client asked whether it may send', async () => {
    await using proxied = await behind([413])
    const origin = await proxied.app.listen({ host: '127.0.0.1', port: 0 })
    expect(await upload(origin, { expect: '100-continue' })).toEqual({ status: 413, body: '{}' })
  })

  test('lets the API know that the client has gone', async () => {
    await using proxied = await behind([])
    const aborted = new Promise(resolve =>
      proxied.upstream.removeAllListeners('request').on('request', request => request.on('error', resolve).resume()),
    )
    const origin = await proxied.app.listen({ host: '127.0.0.1', port: 0 })
    const sent = httpRequest(`${origin}/api/v1/contact`, { method: 'POST', headers: { 'content-type': 'text/plain' } })
    sent.on('error', () => undefined).write(LARGE, () => sent.destroy())
    await aborted
  })
})
