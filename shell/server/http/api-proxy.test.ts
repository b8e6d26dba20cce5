import { once } from 'node:events'
import { request as httpRequest, type IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import fastify from 'fastify'
import { describe, expect, test } from 'vitest'
import { registerApiProxy } from './api-proxy.ts'
import { SECRET, startProxy } from './test/proxied-api.ts'

test('retries a read once after a 408', async () => {
  await using proxied = await startProxy([408])
  expect((await proxied.app.inject('/photos/a.webp')).statusCode).toBe(200)
  await using failing = await startProxy([408, 408])
  expect((await failing.app.inject('/photos/a.webp')).statusCode).toBe(408)
})

test('does not retry a write', async () => {
  await using proxied = await startProxy([408])
  expect((await proxied.app.inject({ method: 'POST', url: '/api/v1/contact', payload: {} })).statusCode).toBe(408)
})

test('passes on a 503 without a retry', async () => {
  await using proxied = await startProxy([503, 200])
  expect((await proxied.app.inject('/api/v1/listing/categories')).statusCode).toBe(503)
  expect(proxied.requests).toHaveLength(1)
})

// LIMIT-4
test.each([
  ['the client, whatever it claims', [], '127.0.0.1', '203.0.113.7'],
  ['the client of a trusted proxy', ['203.0.113.7'], '198.51.100.1, 192.0.2.9', '192.0.2.9'],
])('proves itself and names one IP: %s', async (_whom, trusted, claimed, named) => {
  await using proxied = await startProxy([], trusted)
  const headers = { 'x-forwarded-for': claimed, 'x-shell-proof': 'a guess' }
  await proxied.app.inject({ url: '/api/user', remoteAddress: '203.0.113.7', headers })
  expect(proxied.requests[0]?.headers).toMatchObject({ 'x-forwarded-for': named, 'x-shell-proof': SECRET })
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
  '/api/changes',
  '/api/changes/',
])('%s never reaches the API', async url => {
  await using proxied = await startProxy([])
  expect((await proxied.app.inject(url)).statusCode).toBeGreaterThanOrEqual(400)
  expect(proxied.requests.map(request => request.url)).toEqual([])
})

describe('compression', () => {
  const json = { type: 'application/json; charset=utf-8', body: JSON.stringify({ data: 'kurta '.repeat(400) }) }
  const headers = { 'accept-encoding': 'gzip, deflate, br' }
  const url = '/api/v1/listing/categories'

  test.each([
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
  ])('of a read for %s is %s', async (accepted, coding, decompress) => {
    await using proxied = await startProxy([], [], json)
    const response = await proxied.app.inject({ url, headers: { 'accept-encoding': accepted } })
    expect(response.headers).toMatchObject({ 'content-encoding': coding, vary: 'accept-encoding' })
    expect(response.rawPayload.length).toBeLessThan(200)
    expect(decompress(response.rawPayload).toString()).toBe(json.body)
  })

  test.each([
    ['a write', json, { method: 'POST', url, headers, payload: {} }],
    ['a photo', { type: 'image/webp', body: 'x'.repeat(2_000) }, { url: '/photos/a.webp', headers }],
    ['a small response', { ...json, body: '{}' }, { url, headers }],
    ['a client that accepts none', json, { url }],
  ] as const)('is not applied to %s', async (_what, api, request) => {
    await using proxied = await startProxy([], [], api)
    const response = await proxied.app.inject(request)
    expect(response.headers['content-encoding']).toBeUndefined()
    expect([response.body, response.headers['content-length']]).toEqual([api.body, String(api.body.length)])
  })

  test('is not announced in a response to HEAD', async () => {
    await using proxied = await startProxy([], [], json)
    const response = await proxied.app.inject({ method: 'HEAD', url, headers })
    expect(response.headers['content-encoding']).toBeUndefined()
    expect(response.headers['content-length']).toBe(String(json.body.length))
  })
})

test('sends all of a compressed response if the API closes the connection meanwhile', async () => {
  const body = JSON.stringify(Array.from({ length: 40_000 }, (_, index) => index * 7_919))
  await using proxied = await startProxy([])
  proxied.upstream.removeAllListeners('request').on('request', (_request, response) => {
    const headers = { 'content-type': 'application/json', 'content-length': body.length, connection: 'close' }
    response.writeHead(200, headers).end(body)
  })
  const request = { url: '/api/openapi.json', headers: { 'accept-encoding': 'br' } }
  const responses = await Promise.all(Array.from({ length: 8 }, () => proxied.app.inject(request)))
  for (const { rawPayload } of responses) expect(brotliDecompressSync(rawPayload).toString()).toBe(body)
})

test('responds to a hidden path in the envelope and in the language of the page', async () => {
  await using proxied = await startProxy([])
  const response = await proxied.app.inject({ url: '/api/metrics', headers: { cookie: 'locale=ur' } })
  expect([response.statusCode, response.json()]).toEqual([404, { status: 'error', message: 'اس پتے پر کچھ نہیں ہے۔' }])
})

test('forwards the headers that choose the language', async () => {
  await using proxied = await startProxy([])
  const headers = { cookie: 'a=b; locale=ur', 'accept-language': 'ur' }
  await proxied.app.inject({ method: 'POST', url: '/api/v1/auth/login', headers, payload: {} })
  expect(proxied.requests.map(request => request.headers)).toEqual([expect.objectContaining(headers)])
})

test('responds with 503 and a retry delay, but not the API’s host, if the API is unreachable', async () => {
  const app = fastify()
  await registerApiProxy(app, { apiOrigin: 'http://127.0.0.1:1', shellSecret: SECRET })
  for (const method of ['GET', 'POST'] as const) {
    const response = await app.inject({ method, url: '/api/v1/listing/categories' })
    expect(response.statusCode).toBe(503)
    expect(response.headers['retry-after']).toBe('2')
    expect(response.json()).toMatchObject({
      status: 'error',
      message: expect.stringContaining('isn’t available right now'),
    })
    expect(response.body).not.toContain('127.0.0.1')
  }
  const inUrdu = await app.inject({ url: '/api/v1/listing/categories', headers: { cookie: 'locale=ur' } })
  expect(inUrdu.json().message).toContain('دستیاب نہیں')
  await app.close()
})

describe('a response that arrives while the client is still sending', () => {
  const LARGE = Buffer.alloc(5_000_000, 'a')

  async function upload(origin: string, more: Record<string, string> = {}) {
    const headers = { 'content-type': 'text/plain', ...more }
    const sent = httpRequest(`${origin}/api/v1/contact`, { method: 'POST', headers, agent: false })
    const responded = once(sent, 'response') as Promise<[IncomingMessage]>
    sent.end(LARGE)
    const [response] = await responded
    return { status: response.statusCode, body: await text(response) }
  }

  test('reaches the client if the API is unreachable', async () => {
    await using proxied = await startProxy([])
    proxied.upstream.close()
    const origin = await proxied.app.listen({ host: '127.0.0.1', port: 0 })
    for (let attempt = 0; attempt < 3; attempt++) expect((await upload(origin)).status).toBe(503)
  })

  test('reaches the client if the API rejects the body', async () => {
    await using proxied = await startProxy(Array(10).fill(413))
    const origin = await proxied.app.listen({ host: '127.0.0.1', port: 0 })
    for (let attempt = 0; attempt < 10; attempt++) expect(await upload(origin)).toEqual({ status: 413, body: '{}' })
  })

  test.each([
    ['of a declared length', { 'content-length': String(140_000_000) }],
    ['of an unknown length', { 'transfer-encoding': 'chunked' }],
  ])('is a 413 for a body %s above the limit', async (_which, length) => {
    await using proxied = await startProxy([])
    proxied.upstream
      .removeAllListeners('request')
      .on('request', request => request.on('error', () => undefined).resume())
    const origin = await proxied.app.listen({ host: '127.0.0.1', port: 0 })
    const headers = { 'content-type': 'text/plain', cookie: 'locale=ur', ...length }
    const sent = httpRequest(`${origin}/api/v1/contact`, { method: 'POST', headers, agent: false })
    const responded = once(sent, 'response') as Promise<[IncomingMessage]>
    sent.on('error', () => undefined)
    Readable.from(Array(28).fill(LARGE)).pipe(sent)
    const [response] = await responded
    expect([response.statusCode, await text(response)]).toEqual([413, expect.stringContaining('زیادہ سے زیادہ 128 MB')])
  })

  test('comes from the API if the client sent Expect', async () => {
    await using proxied = await startProxy([413])
    const origin = await proxied.app.listen({ host: '127.0.0.1', port: 0 })
    expect(await upload(origin, { expect: '100-continue' })).toEqual({ status: 413, body: '{}' })
  })

  test('aborts the request to the API if the client aborts', async () => {
    await using proxied = await startProxy([])
    const aborted = new Promise(resolve =>
      proxied.upstream.removeAllListeners('request').on('request', request => request.on('error', resolve).resume()),
    )
    const origin = await proxied.app.listen({ host: '127.0.0.1', port: 0 })
    const sent = httpRequest(`${origin}/api/v1/contact`, { method: 'POST', headers: { 'content-type': 'text/plain' } })
    sent.on('error', () => undefined).write(LARGE, () => sent.destroy())
    expect(await aborted).toMatchObject({ code: 'ECONNRESET' })
  })
})
