import type { FastifyInstance } from 'fastify'

/** Reads JSON bodies; an empty one is none, as the specs' logout sends it. */
export function registerJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser(['application/json', 'text/plain'])
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.length === 0) return done(null, undefined)
    void parse(request, body as string, done)
  })
}
