import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { errorStatus } from '@closyyy/contract/errors'
import type { ConnectionError } from 'fastify'
import { message, renderMessage } from '../messages/response-message.ts'
import { localeOf } from './request-locale.ts'

const OVERSIZED_HEADERS = 'HPE_HEADER_OVERFLOW'
export const TOO_SLOW = 'ERR_HTTP_REQUEST_TIMEOUT'

const errors = {
  [OVERSIZED_HEADERS]: [431, 'request.headers-too-large'],
  [TOO_SLOW]: [408, 'request.timeout'],
} as const

function headersIn(bytes: Buffer | undefined) {
  const head = bytes?.toString('latin1').split('\r\n\r\n')[0] ?? ''
  const of = (name: string) => new RegExp(`^${name}:(.*)$`, 'im').exec(head)?.[1]?.trim()
  return { cookie: of('cookie'), 'accept-language': of('accept-language') }
}

/** Responds in the envelope to a request that is not valid HTTP; closes the connection, whose rest is not trusted. */
export function respondToClientError(error: Pick<ConnectionError, 'code'>, socket: Socket): void {
  if (socket.destroyed || error.code === 'ECONNRESET') {
    socket.destroy()
    return
  }
  const [status, messageId] = (errors as Partial<typeof errors>)[error.code as keyof typeof errors] ?? [
    errorStatus['not-parseable'],
    'request.not-understood' as const,
  ]
  // The framework's types do not declare `rawPacket` here.
  const { rawPacket } = error as { rawPacket?: Buffer }
  const locale = localeOf({ headers: headersIn(rawPacket) })
  const body = JSON.stringify({ status: 'error', message: renderMessage(message(messageId), locale) })
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: application/json; charset=utf-8',
    'cache-control: no-store',
    'x-content-type-options: nosniff',
    'connection: close',
    `content-length: ${Buffer.byteLength(body)}`,
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`)
}
