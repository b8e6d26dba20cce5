import { once } from 'node:events'
import { Agent, type IncomingMessage, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { Failure } from '@closyyy/contract/errors-schemas'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { openTestApi, type TestApi } from '../../test/test-api.ts'
import { MAX_BODY_BYTES } from './body-limits.ts'

const CHUNK = 64 * 1024
const TOO_LARGE = 'This is too large to send. At most 200 KB can be sent at once.'

let api: TestApi
let port: number
let agent: Agent

beforeAll(async () => {
  api = await openTestApi()
  port = Number(new URL(await api.app.listen({ host: '127.0.0.1', port: 0 })).port)
  agent = new Agent({ keepAlive: true, maxSockets: 1 })
})
afterAll(async () => {
  agent.destroy()
  await api.close()
})

interface Sent {
  path: string
  type: string
  begin?: string
  size: number
  isChunked?: boolean
  headers?: Record<string, string>
}

/** Sends a body completely, as most clients do before they read the response. */
async function post({ path, type, begin = '', size, isChunked = false, headers = {} }: Sent) {
  const length = isChunked ? {} : { 'content-length': size }
  const sent = request({
    host: '127.0.0.1',
    port,
    agent,
    path,
    method: 'POST',
    headers: { 'content-type': type, ...length, ...headers },
  })
  const responded = once(sent, 'response') as Promise<[IncomingMessage]>
  sent.write(begin)
  for (let left = size - begin.length; left > 0; left -= CHUNK) {
    if (!sent.write('a'.repeat(Math.min(CHUNK, left)))) await Promise.race([once(sent, 'drain'), responded])
  }
  sent.end()
  const [response] = await responded
  const body = z.parse(Failure, JSON.parse(await text(response)))
  return { status: response.statusCode, message: body.message, port: response.socket?.localPort }
}

const json = { path: '/api/v1/auth/login', type: 'application/json', begin: '{"login":"' }
const urlencoded = { path: '/api/v1/auth/verify', type: 'application/x-www-form-urlencoded', begin: 'phone=' }
const multipart = {
  path: '/api/v1/auth/verify',
  type: 'multipart/form-data; boundary=x',
  begin: '--x\r\ncontent-disposition: form-data; name="phone"\r\n\r\n',
}

describe.each([
  ['JSON', json],
  ['urlencoded', urlencoded],
  ['multipart', multipart],
])('a %s body above the limit', (_type, sent) => {
  test.each([
    ['just above it', 200_001],
    ['400 KB', 400_000],
    ['5 MB', 5_000_000],
  ])('of %s returns a 413 with the limit, and the connection stays usable', async (_size, size) => {
    const ports = new Set<number | undefined>()
    for (const isChunked of [false, true]) {
      for (let attempt = 0; attempt < 5; attempt++) {
        const response = await post({ ...sent, size, isChunked })
        expect(response).toMatchObject({ status: 413, message: TOO_LARGE })
        ports.add(response.port)
      }
    }
    expect(ports.size).toBe(1)
  })
})

test('rejects a large body in Urdu, too', async () => {
  const { message } = await post({ ...json, size: 400_000, headers: { cookie: 'locale=ur' } })
  expect(message).toBe('یہ بھیجنے کے لیے بہت بڑا ہے۔ ایک بار میں زیادہ سے زیادہ \u2068200 KB\u2069 بھیجا جا سکتا ہے۔')
})

test('accepts a body of exactly the limit', async () => {
  expect(await post({ ...json, size: 200_000 })).toMatchObject({ status: 400 })
})

// LIMIT-12
test.each(['a=1', 'a[]=1', 'a[b]=1'])(
  'rejects a body of nothing but %s before its fields are collected',
  async field => {
    const payload = `${field}&`.repeat(MAX_BODY_BYTES / (field.length + 1))
    const headers = { 'content-type': urlencoded.type }
    const response = await api.app.inject({ method: 'POST', url: urlencoded.path, headers, payload })
    expect([response.statusCode, response.json()]).toMatchObject([400, { message: 'We couldn’t read the form.' }])
  },
)

test.each([
  ['nobody is signed in', '/api/v1/listing/auth/products/create', 401],
  ['there is nothing at the path', '/api/nowhere', 404],
])('reads an upload to its end if %s, so that the client receives the response', async (_why, path, status) => {
  for (let attempt = 0; attempt < 5; attempt++)
    expect(await post({ ...multipart, path, size: 5_000_000, isChunked: true })).toMatchObject({ status })
})
