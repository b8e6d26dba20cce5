import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { ServerEnv } from '../env.ts'
import type { ReleaseReader } from './release-reader.ts'

/** Always revalidated: a cached faulty worker could not be replaced. */
export function registerWorker(
  app: FastifyInstance,
  { env, releases }: { env: Pick<ServerEnv, 'releasesDir'>; releases: ReleaseReader },
): void {
  app.get('/service-worker.js', async (_, reply) => {
    const { shell } = (await releases.current()).documents
    const code = await readFile(join(env.releasesDir, 'shell', shell?.id ?? '', 'service-worker.js'), 'utf8')
    return reply.header('cache-control', 'no-cache').type('text/javascript; charset=utf-8').compress(code)
  })
}
