import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance, FastifyPluginAsync } from 'fastify'
import { openApiDocument } from './openapi-document.ts'

const docsPolicy =
  "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'none'"

const serveDocs: FastifyPluginAsync = async app => {
  // Generated on the first request, then cached.
  await app.register(swagger, { openapi: {}, transformObject: () => openApiDocument(app.calls) as never })
  app.get('/api/openapi.json', async () => app.swagger())
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    uiHooks: {
      onRequest: (_request, reply, next) => {
        reply.header('content-security-policy', docsPolicy)
        next()
      },
    },
  })
}

export function registerDocs(app: FastifyInstance): void {
  void app.register(serveDocs)
}
