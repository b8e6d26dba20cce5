import { isLocalRequest } from '@closyyy/gateway/local-request'
import { isSameSecret } from '@closyyy/gateway/shell-proof'
import type { FastifyRequest } from 'fastify'
import { AppError } from './app-error.ts'
import { bearerToken } from './authorization.ts'

function isOperator(request: FastifyRequest, token: string | undefined): boolean {
  return token ? isSameSecret(bearerToken(request), token) : isLocalRequest(request)
}

/**
 * Requires the configured token from everywhere or, without one, a direct loopback request.
 * @throws AppError `not-found`, as for an unknown path
 */
export function requireOperator(request: FastifyRequest, token: string | undefined): void {
  if (!isOperator(request, token)) throw new AppError('not-found', 'request.path-unknown')
}
