import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { respondToClientError } from './client-error.ts'
import { registerErrorPages } from './error-pages.ts'
import { readableTarget, registerRequestTarget } from './request-target.ts'

const inUrdu = { cookie: 'locale=ur' }

/** Starts a server with one page, one that fails, and one that echoes the path of an unknown page. */
async function start() {
  const app = fastify({
    clientErrorHandler: respondToClientError,
    rewriteUrl: ({ url }) => readableTarget(url ?? '/'),
  })
  registerErrorPages(app)
  registerRequestTarget(app)
  app.get('/failing', () => {
    throw new Error('at line 7')
  })
  app.get('/*', (request, reply) => reply.code(404).send(request.url))
  onTestFinished(() => app.close())
  const { port } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }))
  return {
    app,
    /** Sends bytes and returns all of the response. */
    async send(bytes: string) {
      const socket = connect(Number(port), '127.0.0.1')
      await once(socket, 'connect')
      socket.write(bytes)
      return text(socket)
    },
  }
}

// NAV-11
test.each([
  ['/%E0%A4%A', '/%25E0%25A4%25A'],
  ['/a%', '/a%25'],
  ['/products/%C3%28/?q=%E0%A4%A&p=?', '/products/%25C3%2528/?q=%E0%A4%A&p=?'],
  ['/%D8%AF', '/%D8%AF'],
  ['/listing?q=100%', '/listing?q=100%'],
])('treats %s as an unknown page', async (target, url) => {
  const { app } = await start()
  expect(await app.inject(target)).toMatchObject({ statusCode: 404, body: url })
})

// NAV-11
test('shows that a page was not found for a URL that names a host', async () => {
  const { app } = await start()
  const { statusCode, headers, body } = await app.inject({ url: '//evil.example/x', headers: inUrdu })
  expect([statusCode, headers['content-type']]).toEqual([400, 'text/html; charset=utf-8'])
  expect(body).toContain('<h1>صفحہ نہیں ملا</h1>')
  expect(body).not.toContain('evil.example')
})

// NAV-11
test('shows that a page was not found for a form that nothing receives', async () => {
  const { app } = await start()
  const { statusCode, body } = await app.inject({ method: 'POST', url: '/nowhere' })
  expect([statusCode, body]).toEqual([404, expect.stringContaining('<h1>Page not found</h1>')])
})

// NAV-11
test('shows a failure without its details', async () => {
  const { app } = await start()
  const { statusCode, body } = await app.inject('/failing')
  expect([statusCode, body]).toEqual([500, expect.stringContaining('The shop isn’t available right now.')])
  expect(body).not.toContain('at line 7')
})

// NAV-11
test.each([
  ['locale=en', 'too many cookies'],
  ['locale=ur', 'کوکیز'],
])('explains headers that are too large to a browser with %s', async (cookie, words) => {
  const { send } = await start()
  const long = 'x'.repeat(20_000)
  const response = await send(`GET / HTTP/1.1\r\nhost: shop.example\r\ncookie: ${cookie}; a=${long}\r\n\r\n`)
  expect(response).toMatch(/^HTTP\/1\.1 431 Request Header Fields Too Large\r\n/)
  expect(response).toContain('content-type: text/html; charset=utf-8')
  expect(response).toContain(words)
})

test('responds with a page to a request that is not HTTP', async () => {
  const { send } = await start()
  const response = await send('HELLO\r\n\r\n')
  expect(response).toMatch(/^HTTP\/1\.1 400 /)
  expect(response).toContain('<h1>Something went wrong</h1>')
})
