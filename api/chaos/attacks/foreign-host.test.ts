import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { attack } from '@closyyy/tooling/test/attack'
import { expect } from 'vitest'
import { openTestApi } from '../../test/test-api.ts'

// LIMIT-4
attack('a request names another host in place of a path', '200 with links to that host, 500 for odd ones', async () => {
  const api = await openTestApi()
  try {
    await api.app.listen({ host: '127.0.0.1', port: 0 })
    const { port } = api.app.server.address() as AddressInfo
    const statuses = []
    for (const target of ['//evil.example/', 'http://evil.example/api/nothing', '//', '//[']) {
      const socket = connect(port, '127.0.0.1')
      await once(socket, 'connect')
      socket.write(`GET ${target} HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n`)
      statuses.push(Number((await text(socket)).slice('HTTP/1.1 '.length, 'HTTP/1.1 200'.length)))
    }
    expect(statuses).toEqual([400, 400, 400, 400])
    return statuses.join(', ')
  } finally {
    await api.close()
  }
})
