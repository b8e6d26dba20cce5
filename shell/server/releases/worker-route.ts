import { releaseFilePath } from '@closyyy/releases/release-paths'
import type { FastifyInstance } from 'fastify'
import type { ReleaseReader } from './release-reader.ts'
import { releasesOfVisitor } from './visitor-group.ts'

/** Serves the worker of the visitor's release. Always revalidated: a cached faulty one could not be replaced. */
export function registerWorker(app: FastifyInstance, { releases }: { releases: ReleaseReader }): void {
  app.get('/service-worker.js', async (request, reply) => {
    const { documents, readText } = await releasesOfVisitor(releases, request)
    const code = readText(releaseFilePath({ unit: 'shell', id: documents.shell?.id ?? '' }, 'service-worker.js'))
    return reply
      .header('cache-control', 'no-cache')
      .header('vary', 'cookie')
      .type('text/javascript; charset=utf-8')
      .compress(code)
  })
}
