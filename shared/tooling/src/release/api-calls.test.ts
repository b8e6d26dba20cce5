import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { readApiCalls } from './api-calls.ts'

let server: Server
afterEach(() => server.close())

/** Starts an API that responds to every request; returns its origin. */
async function serve(body: unknown, status = 200): Promise<string> {
  server = createServer((_, response) => response.writeHead(status).end(JSON.stringify(body)))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const getStats = {
  method: 'GET',
  path: '/v1/stats',
  access: 'anyone',
  request: {},
  response: { type: 'object', properties: {} },
}

it('reads the calls that an API offers, also those in a later format, from an origin with or without a slash at its end', async () => {
  const later = { ...getStats, response: { not: {} } }
  const origin = await serve({ status: 'success', data: { getStats, later } })
  expect(await readApiCalls(origin)).toEqual({ getStats, later })
  expect(await readApiCalls(`${origin}/`)).toEqual({ getStats, later })
})

it.each([
  ['an error', {}, 404, 'responds with 404'],
  ['another page', 'Welcome', 200, 'does not list the calls of an API'],
  ['a list of something else', { data: { getStats: 'GET' } }, 200, 'does not list the calls of an API'],
])('rejects %s, naming the options', async (_, body, status, problem) => {
  const reading = readApiCalls(await serve(body, status))
  await expect(reading).rejects.toThrow(problem)
  await expect(reading).rejects.toThrow('--api ORIGIN, or skip its check with --without-api')
})

it('rejects an origin that does not respond', async () => {
  const origin = await serve({})
  server.close()
  await expect(readApiCalls(origin)).rejects.toThrow('/api/calls does not respond')
})
