import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'

/** Answers the service worker, always asked for anew: a kept one could hold on to a fault. */
export async function registerWorker(app: FastifyInstance): Promise<void> {
  const code = await readFile(join(import.meta.dirname, 'service-worker.js'), 'utf8')
  app.get('/service-worker.js', (_, reply) =>
    reply.header('cache-control', 'no-cache').type('text/javascript; charset=utf-8').compress(code),
  )
}
