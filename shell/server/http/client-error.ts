import type { Socket } from 'node:net'
import { endWithResponse, headerIn } from '@closyyy/gateway/raw-response'
import type { ConnectionError } from 'fastify'
import { type TextId, textIn } from '../plain-parts/texts/text.ts'
import { bareHeaders, barePage } from './bare-page.ts'
import { chosenLocale } from './visitor.ts'

const responses: Record<string, readonly [status: number, text: TextId]> = {
  HPE_HEADER_OVERFLOW: [431, 'error.headers'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'error.slow'],
}
const notUnderstood = [400, 'error.failed'] as const

/** Responds with a page to a request that is not valid HTTP. */
export function respondToClientError(error: Pick<ConnectionError, 'code'>, socket: Socket): void {
  if (socket.destroyed || error.code === 'ECONNRESET') {
    socket.destroy()
    return
  }
  const [status, text] = responses[error.code] ?? notUnderstood
  // The framework's types declare another `rawPacket`.
  const { rawPacket } = error as { rawPacket?: Buffer }
  const locale = chosenLocale(headerIn(rawPacket, 'cookie'))
  const t = textIn(locale)
  const body = barePage(locale, { heading: t('error.heading'), text: t(text) })
  endWithResponse(socket, { status, headers: bareHeaders, body })
}
