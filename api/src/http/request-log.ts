import type { FastifyInstance } from 'fastify'

/** One line a request, without query (it may carry what a person searched) and without headers. */
export function registerRequestLog(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, next) => {
    const path = request.url.split('?', 1)[0]
    request.log.info(
      { method: request.method, path, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      'answered',
    )
    next()
  })
}

/** Serialises an error for the log, without the database's `detail`, which quotes the whole refused row. */
export function loggedError(error: Error & { code?: string; table?: string; constraint?: string }) {
  const { name, message, stack = '', code, table, constraint } = error
  return { type: name, message, stack, code, table, constraint }
}
