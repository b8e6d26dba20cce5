import { isPathTarget } from '@closyyy/gateway/request-target'
import type { FastifyInstance } from 'fastify'
import { AppError } from './app-error.ts'

/** Rejects requests that name a host instead of a path. */
export function registerRequestTarget(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw }) => {
    if (!isPathTarget(raw.url ?? '')) throw new AppError('not-parseable', 'request.url-invalid')
  })
}
