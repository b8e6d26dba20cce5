import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { registerRequestTarget } from './request-target.ts'
import { publicUrl } from './visitor.ts'

/** Starts a server that returns the public URL of each request. */
async function start() {
  const env = { publicOrigin: 'https://shop.example' }
  const app = fastify()
  registerRequestTarget(app)
  app.get('/*', request => publicUrl(env, request).href)
  onTestFinished(() => app.close())
  const { port } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }))
  return async (target: string, host: string) => {
    const socket = connect(Number(port), '127.0.0.1')
    await once(socket, 'connect')
    socket.write(`GET ${target} HTTP/1.1\r\nhost: ${host}\r\nconnection: close\r\n\r\n`)
    const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n')
    return { status: Number(head.split(' ')[1]), body }
  }
}

test.each([
  ['//evil.example/', 'shop.example'],
  ['//evil.example', 'shop.example'],
  ['//', 'shop.example'],
  ['//[', 'shop.example'],
  ['/\\evil.example/', 'shop.example'],
  ['http://evil.example/', 'shop.example'],
  ['*', 'shop.example'],
  ['/', 'a b'],
  ['/', 'evil.example/x'],
  ['/', 'user@evil.example'],
  ['/', '['],
])('rejects %s of %s with 400', async (target, host) => {
  const get = await start()
  expect((await get(target, host)).status).toBe(400)
})

test.each([
  ['/a//evil.example/', '/a//evil.example/'],
  ['/listing?next=//evil.example/&q=?', '/listing?next=//evil.example/&q=?'],
  ['/%2F/evil.example', '/%2F/evil.example'],
])('takes only path and query of %s from the request', async (target, path) => {
  const get = await start()
  expect(await get(target, 'evil.example')).toEqual({ status: 200, body: `https://shop.example${path}` })
})
