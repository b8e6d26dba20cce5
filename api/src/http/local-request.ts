import type { FastifyRequest } from 'fastify'

/** True if a request comes from this machine and not through a proxy, which names its client. */
export function isLocalRequest({ headers, ip }: Pick<FastifyRequest, 'headers' | 'ip'>): boolean {
  return headers['x-forwarded-for'] === undefined && (ip === '127.0.0.1' || ip === '::1' || ip === '::ffff:127.0.0.1')
}
