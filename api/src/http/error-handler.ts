import type { ErrorCode, Failure } from '@closyyy/contract/errors'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isDatabaseUnavailable, isUnstorableText } from '../db/database-errors.ts'
import { type Message, type PlainMessageId, renderMessage } from '../messages/response-message.ts'
import { AppError } from './app-error.ts'
import { bodyTooLarge, MAX_BODY_BYTES } from './body-limits.ts'
import { localeOf } from './request-locale.ts'

const RETRY_SECONDS = 2
const BODY_TOO_LARGE = 'FST_ERR_CTP_BODY_TOO_LARGE'

const frameworkErrors = {
  FST_ERR_CTP_INVALID_JSON_BODY: ['not-parseable', 'request.json-invalid'],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: ['not-parseable', 'request.length-wrong'],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: ['wrong-type', 'request.type-unsupported'],
  FST_ERR_BAD_URL: ['not-parseable', 'request.url-invalid'],
} as const

type FrameworkError = (typeof frameworkErrors)[keyof typeof frameworkErrors]

export function serviceUnavailable(id: PlainMessageId = 'server.unavailable'): AppError {
  return new AppError('unavailable', id, {}, { retryAfter: RETRY_SECONDS })
}

function toAppError(error: FastifyError): AppError {
  if (error instanceof AppError) return error
  if (error.code === BODY_TOO_LARGE) return bodyTooLarge(MAX_BODY_BYTES)
  const known = frameworkErrors[error.code as keyof typeof frameworkErrors] as FrameworkError | undefined
  if (known) return new AppError(known[0], known[1])
  if (isDatabaseUnavailable(error)) return serviceUnavailable()
  if (isUnstorableText(error)) return new AppError('invalid', 'request.character-forbidden')
  if (error instanceof SyntaxError && error.statusCode === 400)
    return new AppError('not-parseable', 'request.json-invalid')
  if (error.statusCode && error.statusCode < 500) return new AppError('not-parseable', 'request.not-understood')
  return new AppError('internal', 'server.failed')
}

/** Codes that clients cannot tell by their status. */
const ownCodes = ['confirm-password', 'second-factor', 'challenge', 'suspended'] as const
type OwnCode = (typeof ownCodes)[number]

function ownCodeOf(code: ErrorCode): { code?: OwnCode } {
  const own = ownCodes.find(one => one === code)
  return own ? { code: own } : {}
}

function sendFailure(request: FastifyRequest, reply: FastifyReply, error: AppError) {
  const locale = localeOf(request)
  const textsOf = (messages: readonly Message[]) => messages.map(one => renderMessage(one, locale))
  const errors = Object.entries(error.fields ?? {}).map(([field, messages]) => [field, textsOf(messages)])
  const body: Failure = {
    status: 'error',
    message: textsOf(error.messages).join(' '),
    ...ownCodeOf(error.code),
    ...(error.ticket && { ticket: error.ticket }),
    ...(error.challenge && { challenge: error.challenge }),
    ...(error.fields && { errors: Object.fromEntries(errors) }),
  }
  if (error.retryAfter !== undefined) reply.header('retry-after', error.retryAfter)
  return reply
    .code(error.status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(body))
}

/** Responds with the envelope of a failure; logs unexpected errors, and never shows them. */
export function handleError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const failure = toAppError(error)
  if (failure.code === 'internal') request.log.error({ err: error }, 'unexpected error')
  else if (failure.code === 'unavailable' && !(error instanceof AppError))
    request.log.warn({ reason: error.message }, 'not available')
  return sendFailure(request, reply, failure)
}

export function registerErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler(handleError)
  app.setNotFoundHandler((request, reply) =>
    sendFailure(request, reply, new AppError('not-found', 'request.path-unknown')),
  )
}
