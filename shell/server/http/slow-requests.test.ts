import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { json } from 'node:stream/consumers'
import fastify from 'fastify'
import { expect, onTestFinished, test, vi } from 'vitest'
import { registerSlowRequests } from './slow-requests.ts'

// LIMIT-6
test('ends a request whose body arrives too slowly, in the language of the page', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  const app = fastify()
  onTestFinished(() => {
    vi.useRealTimers()
    return app.close()
  })
  registerSlowRequests(app)
  app.post('/', async () => 'received')
  const { port } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }))
  const headers = { 'content-type': 'application/json', cookie: 'locale=ur' }
  const sent = request({ host: '127.0.0.1', port, method: 'POST', headers, agent: false })
  sent.on('error', () => undefined)
  const [responded, received] = [once(sent, 'response') as Promise<[IncomingMessage]>, once(app.server, 'request')]
  sent.write('{')
  await received
  await vi.advanceTimersByTimeAsync(10_500)
  const [response] = await responded
  expect([response.statusCode, await json(response)]).toEqual([
    408,
    { status: 'error', message: 'بہت دیر ہو گئی۔ براہِ کرم دوبارہ کوشش کریں۔' },
  ])
})
