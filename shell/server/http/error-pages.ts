import type { FastifyInstance } from 'fastify'
import { notFoundTexts, sendBarePage } from './bare-page.ts'

/** Responds with pages to requests without a route and to failures, instead of the framework's JSON. */
export function registerErrorPages(app: FastifyInstance): void {
  app.setNotFoundHandler((request, reply) => sendBarePage(request, reply, 404, notFoundTexts))
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    const { statusCode = 500 } = error
    const isOurs = statusCode >= 500
    if (isOurs) request.log.error({ err: error }, 'a request failed')
    return sendBarePage(request, reply, statusCode, t => ({
      heading: t('error.heading'),
      text: t(isOurs ? 'error.busy' : 'error.failed'),
      home: t('error.home'),
    }))
  })
}
