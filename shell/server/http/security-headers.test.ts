import fastify from 'fastify'
import { expect, test } from 'vitest'
import { registerSecurityHeaders } from './security-headers.ts'

const documentHeaders = ['cross-origin-opener-policy', 'x-frame-options']
const headers = ['content-security-policy', 'cross-origin-resource-policy', 'referrer-policy', 'x-content-type-options']

test.each([
  ['a document', 'text/html; charset=utf-8', [...documentHeaders, ...headers]],
  ['a script', 'text/javascript', headers],
  ['a photo', 'image/webp', headers],
  ['JSON', 'application/json', headers],
])('%s has the headers that apply to it', async (_, type, expected) => {
  const app = fastify()
  await registerSecurityHeaders(app)
  app.get('/', (_, reply) => reply.type(type).send('text'))
  const response = await app.inject('/')
  const sent = [...documentHeaders, ...headers].filter(name => response.headers[name] !== undefined)
  expect(sent).toEqual(expected)
})
