import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'

interface RawResponse {
  status: number
  headers: Record<string, string>
  body: string
}

/** Responds on a connection whose request the server cannot handle, and ends it, because its rest is not trusted. */
export function endWithResponse(socket: Socket, { status, headers, body }: RawResponse): void {
  const ending = {
    ...headers,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    connection: 'close',
    'content-length': Buffer.byteLength(body),
  }
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    ...Object.entries(ending).map(([name, value]) => `${name}: ${value}`),
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`)
}

/** Returns a header of a request that was not parsed; undefined if its bytes do not contain it. */
export function headerIn(bytes: Buffer | undefined, name: string): string | undefined {
  const head = bytes?.toString('latin1').split('\r\n\r\n')[0] ?? ''
  return new RegExp(`^${name}:(.*)$`, 'im').exec(head)?.[1]?.trim()
}
