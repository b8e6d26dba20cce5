import { once } from 'node:events'
import { createServer, type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { watchBodyRate } from './body-rate.ts'

const GRACE_MS = 100

/** Starts a server that watches its requests, and a request with a body of unknown length. */
async function start(handle: (received: IncomingMessage) => void) {
  const onTooSlow = vi.fn()
  const server = createServer((received, response) => {
    watchBodyRate(received, onTooSlow, GRACE_MS)
    received.once('end', () => response.end())
    handle(received)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const sent = request({
    host: '127.0.0.1',
    port: (server.address() as AddressInfo).port,
    method: 'POST',
    agent: false,
  })
  sent.on('error', () => undefined)
  onTestFinished(() => {
    sent.destroy()
    server.closeAllConnections()
    server.close()
  })
  return { sent, onTooSlow }
}

test('reports a body of a byte at a time, once', async () => {
  const { sent, onTooSlow } = await start(received => received.resume())
  const drip = setInterval(() => sent.write('a'), 20)
  onTestFinished(() => clearInterval(drip))
  await expect.poll(() => onTooSlow).toHaveBeenCalledOnce()
  await pause(1_200)
  expect(onTooSlow).toHaveBeenCalledOnce()
})

test('accepts a body that arrives fast enough, and one that was received', async () => {
  const { sent, onTooSlow } = await start(received => received.resume())
  sent.write('a'.repeat(200_000))
  await pause(2 * GRACE_MS)
  sent.end()
  await once(sent, 'response')
  await pause(2 * GRACE_MS)
  expect(onTooSlow).not.toHaveBeenCalled()
})

test('does not blame the client for a body that this server does not read', async () => {
  const { sent, onTooSlow } = await start(() => undefined)
  sent.write('some of it')
  await pause(3 * GRACE_MS)
  expect(onTooSlow).not.toHaveBeenCalled()
})
