import type { Failure } from '@closyyy/contract/errors'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isDatabaseAway, isUnwritableText } from '../db/database-errors.ts'
import { failureIn } from '../messages/sentences.ts'
import { AppError } from './app-error.ts'
import { bodyTooLarge, MAX_BODY_BYTES } from './body-limits.ts'
import { localeOf } from './request-locale.ts'

const RETRY_SECONDS = 2
const BODY_TOO_LARGE = 'FST_ERR_CTP_BODY_TOO_LARGE'

const frameworkErrors: Record<string, [ConstructorParameters<typeof AppError>[0], string]> = {
  FST_ERR_CTP_INVALID_JSON_BODY: ['not-parseable', 'The request body is not valid JSON.'],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: ['not-parseable', 'The request body does not have the length it names.'],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: ['wrong-type', 'This content type is not supported.'],
  FST_ERR_BAD_URL: ['not-parseable', 'The address is not valid.'],
}

/** The busy or absent server's answer, with the time to come back. */
export function notNow(message = 'The service is not available just now. Please try again in a moment.'): AppError {
  return new AppError('unavailable', message, undefined, RETRY_SECONDS)
}

function toAppError(error: FastifyError): AppError {
  if (error instanceof AppError) return error
  if (error.code === BODY_TOO_LARGE) return bodyTooLarge(MAX_BODY_BYTES)
  const known = frameworkErrors[error.code]
  if (known) return new AppError(...known)
  if (isDatabaseAway(error)) return notNow()
  if (isUnwritableText(error)) return new AppError('invalid', 'The text holds a character that is not allowed.')
  if (error instanceof SyntaxError && error.statusCode === 400)
    return new AppError('not-parseable', 'The request body is not valid JSON.')
  if (error.statusCode && error.statusCode < 500)
    return new AppError('not-parseable', 'The request could not be understood.')
  return new AppError('internal', 'Something went wrong. Please try again later.')
}

function sendFailure(request: FastifyRequest, reply: FastifyReply, error: AppError) {
  const told = failureIn(localeOf(request), { message: error.message, errors: error.fields })
  const body: Failure = { status: 'error', ...told }
  if (error.retryAfter !== undefined) reply.header('retry-after', error.retryAfter)
  return reply
    .code(error.status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(body))
}

/** One handler, one body for every failure; what was not foreseen is logged and never shown. */
export function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const failure = toAppError(error)
  if (failure.code === 'internal') request.log.error({ err: error }, 'unexpected error')
  else if (failure.code === 'unavailable' && !(error instanceof AppError))
    request.log.warn({ reason: error.message }, 'not available')
  return sendFailure(request, reply, failure)
}

export function registerErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler(answerError)
  app.setNotFoundHandler((request, reply) =>
    sendFailure(request, reply, new AppError('not-found', 'There is nothing at this address.')),
  )
}
