import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { attack } from '@closyyy/tooling/test/attack'
import { expect } from 'vitest'
import { buildApp } from '../../server/app.ts'
import { readEnv } from '../../server/env.ts'

const targets = ['//evil.example/', 'http://evil.example/', '//', '//[', '/robots.txt']

attack(
  'a request names another host to the document server, so that its pages link there',
  '200 with canonical links and share cards of that host, 500 for odd ones',
  async () => {
    const app = await buildApp(
      readEnv({ PORT: '3400', PUBLIC_URL: 'https://shop.example', API_ORIGIN: 'http://127.0.0.1:9' }),
    )
    try {
      const { port } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }))
      const responses = []
      for (const target of targets) {
        const socket = connect(Number(port), '127.0.0.1')
        await once(socket, 'connect')
        socket.write(`GET ${target} HTTP/1.1\r\nhost: evil.example\r\nconnection: close\r\n\r\n`)
        responses.push(await text(socket))
      }
      const statuses = responses.map(response => Number(response.split(' ', 2)[1]))
      expect(statuses).toEqual([400, 400, 400, 400, 200])
      expect(responses.at(-1)).toContain('https://shop.example/')
      expect(responses.filter(response => response.includes('evil.example'))).toEqual([])
      return `${statuses.slice(0, 4).join(', ')}; 0 links to that host`
    } finally {
      await app.close()
    }
  },
)
