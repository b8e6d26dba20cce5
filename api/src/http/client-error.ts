import type { Socket } from 'node:net'
import { errorStatus } from '@closyyy/contract/errors'
import { endWithResponse, headerIn } from '@closyyy/gateway/raw-response'
import type { ConnectionError } from 'fastify'
import { message, renderMessage } from '../messages/response-message.ts'
import { localeOf } from './request-locale.ts'

const OVERSIZED_HEADERS = 'HPE_HEADER_OVERFLOW'
export const TOO_SLOW = 'ERR_HTTP_REQUEST_TIMEOUT'

const errors = {
  [OVERSIZED_HEADERS]: [431, 'request.headers-too-large'],
  [TOO_SLOW]: [408, 'request.timeout'],
} as const

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
  const headers = { cookie: headerIn(rawPacket, 'cookie'), 'accept-language': headerIn(rawPacket, 'accept-language') }
  const body = JSON.stringify({ status: 'error', message: renderMessage(message(messageId), localeOf({ headers })) })
  endWithResponse(socket, { status, headers: { 'content-type': 'application/json; charset=utf-8' }, body })
}
