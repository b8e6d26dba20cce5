import { createHash } from 'node:crypto'
import { type CurrentUnits, UNITS_PATH } from '@closyyy/platform/federation/boot'
import { releaseFilePath } from '@closyyy/releases/release-paths'
import type { FastifyInstance } from 'fastify'
import { bootUnits } from './boot-units.ts'
import type { ReleaseReader } from './release-reader.ts'
import { releasesOfVisitor } from './visitor-group.ts'

/** Lists the visitor's releases for open pages; unchanged ones cost a response without a body. */
export function registerUnits(app: FastifyInstance, { releases }: { releases: ReleaseReader }): void {
  app.get(UNITS_PATH, async (request, reply) => {
    const current = await releasesOfVisitor(releases, request)
    const { shell } = current.documents
    if (!shell) throw new Error('No release of the shell is current.')
    const units: CurrentUnits = { shell: releaseFilePath(shell, shell.entry), units: bootUnits(current) }
    const text = JSON.stringify(units)
    const etag = `"${createHash('sha256').update(text).digest('base64url')}"`
    reply.header('cache-control', 'no-cache').header('vary', 'cookie').header('etag', etag)
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
    return reply.type('application/json; charset=utf-8').compress(text)
  })
}
