import type { Socket } from 'node:net'
import { errorStatus } from '@closyyy/contract/errors'
import type { ConnectionError } from 'fastify'

const OVERSIZED_HEADERS = 'HPE_HEADER_OVERFLOW'
const TOO_SLOW = 'ERR_HTTP_REQUEST_TIMEOUT'

const answers: Record<string, [status: string, message: string]> = {
  [OVERSIZED_HEADERS]: ['431 Request Header Fields Too Large', 'The headers of the request are too large.'],
  [TOO_SLOW]: ['408 Request Timeout', 'The request did not arrive in time.'],
}

/** Answers what is no HTTP request in the envelope too, and ends the connection: nothing after it can be trusted. */
export function answerClientError(error: ConnectionError, socket: Socket): void {
  if (socket.destroyed || error.code === 'ECONNRESET') {
    socket.destroy()
    return
  }
  const [status, message] = answers[error.code] ?? [
    `${errorStatus['not-parseable']} Bad Request`,
    'The request could not be understood.',
  ]
  const body = JSON.stringify({ status: 'error', message })
  const head = [
    `HTTP/1.1 ${status}`,
    'content-type: application/json; charset=utf-8',
    'cache-control: no-store',
    'x-content-type-options: nosniff',
    'connection: close',
    `content-length: ${Buffer.byteLength(body)}`,
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`)
}
