import type { FastifyRequest } from 'fastify'
import type { ServerEnv } from '../env.ts'

/** The address that people reach the shop at, without a trailing slash; the request's own host where none is set. */
export function publicOrigin({ publicOrigin: set }: Pick<ServerEnv, 'publicOrigin'>, request: FastifyRequest): string {
  return new URL(set ?? `${request.protocol}://${request.host}`).origin
}
