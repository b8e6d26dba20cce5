import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { Failure } from '@closyyy/contract/errors-schemas'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { openTestApi, type TestApi } from '../../test/test-api.ts'

let api: TestApi
let port: number

beforeAll(async () => {
  api = await openTestApi()
  port = Number(new URL(await api.app.listen({ host: '127.0.0.1', port: 0 })).port)
})
afterAll(() => api.close())

/** Sends raw bytes. @returns everything received until the connection ends */
async function sendRaw(bytes: string): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  socket.write(bytes)
  return text(socket)
}

const post = (headers: string, body = '') =>
  `POST /api/v1/auth/login HTTP/1.1\r\nhost: a\r\nconnection: close\r\ncontent-type: application/json\r\n${headers}\r\n\r\n${body}`
const get = (path: string, headers = '') => `GET ${path} HTTP/1.1\r\nhost: a\r\nconnection: close\r\n${headers}\r\n`

test.each([
  ['no HTTP at all', 'hello\r\n\r\n', 400],
  ['another protocol', '\u0016\u0003\u0001\u0002\u0000\r\n\r\n', 400],
  ['two lengths', post('content-length: 5\r\ncontent-length: 6', '{"a":1}'), 400],
  ['a length and chunks', post('content-length: 4\r\ntransfer-encoding: chunked', '0\r\n\r\n'), 400],
  ['a negative length', post('content-length: -1'), 400],
  ['broken chunks', post('transfer-encoding: chunked', 'zz\r\nabc\r\n'), 400],
  ['a header without a name', get('/api/user', ': x\r\n'), 400],
  ['headers above the limit', get('/api/user', `x-big: ${'a'.repeat(100_000)}\r\n`), 431],
  ['an unknown method', 'BREW /api/user HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n', 400],
  ['a method that no call has', 'PATCH /api/user HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n', 404],
  ['a URL of bytes', get('/api/\u00ff\u00fe'), 400],
  ['a URL with NUL', get('/api/v1/users/%00/profile'), 422],
  ['a path out of the photos', get('/photos/..%2f..%2f..%2fetc%2fpasswd'), 404],
  ['a path of another host', get('//evil.example/api/nothing'), 400],
  ['a URL', get('http://evil.example/api/nothing'), 400],
  ['a path with ..', get('/api/v1/../../etc/passwd'), 404],
])('rejects %s in the envelope, and continues', async (_case, bytes, status) => {
  const response = await sendRaw(bytes)
  const [head = '', body = ''] = response.split('\r\n\r\n')
  expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
  expect(z.safeParse(Failure, JSON.parse(body))).toMatchObject({ success: true })
  expect(await sendRaw(get('/api/health/live'))).toContain('"live":true')
})

test.each([
  ['cookie: locale=ur', 'درخواست سمجھی نہیں جا سکی۔'],
  ['accept-language: ur,en;q=0.5', 'درخواست سمجھی نہیں جا سکی۔'],
  ['cookie: a=locale', 'We couldn’t understand the request.'],
])('rejects an invalid request in the language of %s', async (header, message) => {
  const response = await sendRaw(`POST /api/user HTTP/1.1\r\nhost: a\r\n${header}\r\ncontent-length: -1\r\n\r\n`)
  expect(JSON.parse(response.split('\r\n\r\n')[1] ?? '')).toEqual({ status: 'error', message })
})

test('never responds to a request smuggled in the body of another', async () => {
  const hidden = 'GET /api/v1/listing/sizes HTTP/1.1\r\nhost: a\r\n\r\n'
  const response = await sendRaw(post(`content-length: ${hidden.length}`, hidden))
  expect(response.match(/HTTP\/1\.1/g)).toHaveLength(1)
})
