import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import type { Settings } from '../env.ts'
import { openApiDocument } from './openapi-document.ts'
import { requireOperator } from './operator-access.ts'

const docsPolicy =
  "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'none'"

interface DocsOptions {
  settings: Pick<Settings, 'demoMode' | 'metricsToken'>
}

/** Serves the document of all calls, to operators only outside of demo mode. */
export function registerDocs(app: FastifyInstance, { settings }: DocsOptions): void {
  // biome-ignore lint/nursery/noMisusedPromises: the framework awaits a plugin's promise
  void app.register(async scope => {
    scope.addHook('onRequest', async request => {
      if (!settings.demoMode) requireOperator(request, settings.metricsToken)
    })
    // Generated on the first request, then cached.
    await scope.register(swagger, { openapi: {}, transformObject: () => openApiDocument(app.calls) as never })
    scope.get('/api/openapi.json', async () => scope.swagger())
    await scope.register(swaggerUi, {
      routePrefix: '/api/docs',
      uiHooks: {
        onRequest: (_request, reply, next) => {
          reply.header('content-security-policy', docsPolicy)
          next()
        },
      },
    })
  })
}
