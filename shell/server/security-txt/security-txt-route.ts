import { brand } from '@closyyy/contract/brand-identity'
import type { FastifyInstance } from 'fastify'
import type { ServerEnv } from '../env.ts'

const PATH = '/.well-known/security.txt'
const VALID_DAYS = 180
const DAY_MS = 86_400_000

/** Serves the contact for reports of vulnerabilities, by RFC 9116; each day's text is valid for 180 days. */
export function registerSecurityTxt(app: FastifyInstance, env: Pick<ServerEnv, 'publicOrigin'>): void {
  app.get(PATH, (_, reply) => {
    const today = Math.floor(Date.now() / DAY_MS)
    const fields = [
      `Contact: mailto:${brand.email}`,
      `Expires: ${new Date((today + VALID_DAYS) * DAY_MS).toISOString()}`,
      'Preferred-Languages: en, ur',
      `Canonical: ${env.publicOrigin}${PATH}`,
    ]
    return reply
      .header('cache-control', 'public, max-age=86400')
      .type('text/plain; charset=utf-8')
      .send(fields.map(field => `${field}\n`).join(''))
  })
}
