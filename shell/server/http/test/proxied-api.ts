import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import compress from '@fastify/compress'
import fastify from 'fastify'
import { registerApiProxy } from '../api-proxy.ts'

export const SECRET = 'the secret of both servers'

interface ApiResponse {
  type: string
  body: string
}

/** Starts the proxy before an API that responds with these statuses, then with 200. */
export async function startProxy(
  statuses: number[],
  trustProxy: string[] = [],
  { type, body }: ApiResponse = { type: 'application/json', body: '{}' },
  timeLimits?: { callMs: number; uploadMs: number },
) {
  const lines: { level: number; msg: string }[] = []
  const requests: IncomingMessage[] = []
  const upstream = createServer((request, response) => {
    requests.push(request)
    const headers = { 'content-type': type, 'content-length': Buffer.byteLength(body) }
    response.writeHead(statuses.shift() ?? 200, headers).end(body)
  })
  await new Promise<void>(resolve => upstream.listen(0, '127.0.0.1', resolve))
  const stream = { write: (line: string) => void lines.push(JSON.parse(line)) }
  const app = fastify({ trustProxy, logger: { level: 'info', stream } })
  await app.register(compress, { global: false, encodings: ['br', 'gzip'] })
  const apiOrigin = `http://127.0.0.1:${(upstream.address() as AddressInfo).port}`
  await registerApiProxy(app, { apiOrigin, shellSecret: SECRET }, timeLimits)
  return {
    app,
    requests,
    upstream,
    lines,
    async [Symbol.asyncDispose]() {
      await app.close()
      upstream.close()
    },
  }
}
