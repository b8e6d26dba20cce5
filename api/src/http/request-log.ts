import type { FastifyInstance } from 'fastify'

/** Logs each request without its headers and its query, which may contain search terms. */
export function registerRequestLog(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, next) => {
    const path = request.url.split('?', 1)[0]
    request.log.info(
      { method: request.method, path, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      'responded',
    )
    next()
  })
}

/** Serialises an error for the log, without the database's `detail`, which quotes the whole rejected row. */
export function loggedError(error: Error & { code?: string; table?: string; constraint?: string }) {
  const { name, message, stack = '', code, table, constraint } = error
  return { type: name, message, stack, code, table, constraint }
}
