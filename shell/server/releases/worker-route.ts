import { releaseFilePath } from '@closyyy/releases/release-paths'
import type { FastifyInstance } from 'fastify'
import type { ReleaseReader } from './release-reader.ts'

/** Always revalidated: a cached faulty one could not be replaced. */
export function registerWorker(app: FastifyInstance, { releases }: { releases: ReleaseReader }): void {
  app.get('/service-worker.js', async (_, reply) => {
    const { documents, readText } = await releases.current()
    const code = readText(releaseFilePath({ unit: 'shell', id: documents.shell?.id ?? '' }, 'service-worker.js'))
    return reply.header('cache-control', 'no-cache').type('text/javascript; charset=utf-8').compress(code)
  })
}
