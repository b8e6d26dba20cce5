import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { attack } from '@closyyy/tooling/test/attack'
import { expect, vi } from 'vitest'
import { newRegistration } from '../../test/sign-up.ts'
import { openTestApi } from '../../test/test-api.ts'

const SLOW = 16
/** Ten times what it takes, on a machine that does other work, too. */
vi.setConfig({ testTimeout: 90_000 })

// LIMIT-6
attack(
  'sixteen signed-out connections send a picture one byte at a time',
  'all registrations 503 for 80 seconds',
  async () => {
    const api = await openTestApi()
    try {
      await api.app.listen({ host: '127.0.0.1', port: 0 })
      const { port } = api.app.server.address() as AddressInfo
      const headers = { 'content-type': 'multipart/form-data; boundary=x' }
      const open = () => request({ host: '127.0.0.1', port, method: 'POST', path: '/api/v1/auth/register', headers })
      const slow = Array.from({ length: SLOW }, () => {
        const sent = open().on('error', () => undefined)
        sent.write('--x\r\ncontent-disposition: form-data; name="profile_picture"; filename="a.jpg"\r\n\r\na')
        return sent
      })
      const dripping = setInterval(() => slow.map(sent => sent.write('a')), 200)
      const form = Object.entries(await newRegistration(api))
      const parts = form.map(
        ([name, text]) => `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`,
      )
      const honest = open()
      const responded = once(honest, 'response') as Promise<[IncomingMessage]>
      honest.end(`${parts.join('')}--x--\r\n`)
      const [{ statusCode }] = await responded
      clearInterval(dripping)
      expect(slow.filter(sent => sent.destroyed)).toEqual([])
      for (const sent of slow) sent.destroy()
      expect(statusCode).toBe(201)
      return 'an honest registration meanwhile: 201'
    } finally {
      await api.close()
    }
  },
)
