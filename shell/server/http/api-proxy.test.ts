import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import fastify from 'fastify'
import { expect, test } from 'vitest'
import { registerApiProxy } from './api-proxy.ts'

async function behind(statuses: number[]) {
  const upstream = createServer((_, response) => response.writeHead(statuses.shift() ?? 200).end('{}'))
  await new Promise<void>(resolve => upstream.listen(0, '127.0.0.1', resolve))
  const app = fastify()
  await registerApiProxy(app, `http://127.0.0.1:${(upstream.address() as AddressInfo).port}`)
  return {
    app,
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
  await app.close()
})
