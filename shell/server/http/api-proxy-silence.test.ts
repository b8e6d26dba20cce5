import { once } from 'node:events'
import { request as httpRequest, type IncomingMessage } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { startProxy } from './test/proxied-api.ts'

describe('a client that closes the connection', () => {
  const path = '/api/v1/contact'
  const headers = { 'content-type': 'text/plain' }

  test.each([
    ['while it sends', true],
    ['while it waits for the response', false],
  ])('%s is logged as information, not as a failure', async (_when, isSending) => {
    await using proxied = await startProxy([])
    proxied.upstream.removeAllListeners('request').on('request', (request, response) => {
      request.on('error', () => undefined).resume()
      setTimeout(() => response.writeHead(200, { 'content-type': 'application/json' }).end('{}'), 100)
    })
    const origin = await proxied.app.listen({ host: '127.0.0.1', port: 0 })
    proxied.lines.length = 0
    const received = once(proxied.upstream, 'request')
    const sent = httpRequest(`${origin}${path}`, { method: 'POST', headers, agent: false })
    sent.on('error', () => undefined)
    if (isSending) sent.write('a')
    else sent.end('a')
    await received
    sent.destroy()
    await expect.poll(() => proxied.lines.map(({ msg }) => msg)).toContain('the client closed the connection')
    expect(proxied.lines.filter(({ level }) => level > 30)).toEqual([])
  })
})

// API-6
describe('an API that is silent', () => {
  const url = '/api/v1/contact'
  const start = () => startProxy([], [], undefined, { callMs: 200, uploadMs: 600 })
  const form = { 'content-type': 'multipart/form-data; boundary=x' }

  test.each([
    ['a read', { url }, 200],
    ['a write', { url, method: 'POST', payload: {} }, 200],
    ['a form with files', { url, method: 'POST', payload: '--x--', headers: form }, 600],
  ] as const)('ends %s with 503 in time', async (_what, request, limit) => {
    await using proxied = await start()
    proxied.upstream.removeAllListeners('request')
    const startedAt = performance.now()
    const response = await proxied.app.inject(request)
    const ms = performance.now() - startedAt
    expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '2'])
    expect(response.json().message).toContain('Please try again in a moment.')
    expect(ms).toBeGreaterThan(limit - 50)
    expect(ms).toBeLessThan(limit + 3_000)
  })

  test('may be silent while it receives a body', async () => {
    await using proxied = await start()
    proxied.upstream
      .removeAllListeners('request')
      .on('request', (request, response) => request.on('end', () => response.end('{}')).resume())
    const origin = await proxied.app.listen({ host: '127.0.0.1', port: 0 })
    const sent = httpRequest(`${origin}${url}`, {
      method: 'POST',
      headers: { 'content-type': 'text/plain' },
      agent: false,
    })
    const responded = once(sent, 'response') as Promise<[IncomingMessage]>
    for (let part = 0; part < 6; part++) {
      sent.write('part')
      await pause(80)
    }
    sent.end()
    const [response] = await responded
    expect(response.statusCode).toBe(200)
  })

  test('ends a response in whose middle it falls silent', async () => {
    await using proxied = await start()
    proxied.upstream.removeAllListeners('request').on('request', (_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json' }).write('{')
    })
    const origin = await proxied.app.listen({ host: '127.0.0.1', port: 0 })
    const response = await fetch(`${origin}${url}`)
    await expect(response.text()).rejects.toThrow()
  })
})
