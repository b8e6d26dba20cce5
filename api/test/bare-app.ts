import fastify, { type FastifyInstance } from 'fastify'
import { registerClient } from '../src/http/client.ts'
import { registerErrorHandler } from '../src/http/error-handler.ts'
import { createResponseCache } from '../src/http/response-cache.ts'

/** Opens a server without calls and database, to test how calls are served. */
export function openBareApp(findAccount: FastifyInstance['findAccount']): FastifyInstance {
  const app = fastify()
  app.decorate('calls', [])
  app.decorate('responseCache', createResponseCache())
  app.decorate('findAccount', findAccount)
  app.decorateRequest('account', undefined)
  registerClient(app, { settings: { shellSecret: undefined } })
  registerErrorHandler(app)
  return app
}
