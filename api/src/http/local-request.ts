import type { FastifyRequest } from 'fastify'

/** True for who asks from this machine for nobody else: a proxy names the client it speaks for. */
export function isLocalRequest({ headers, ip }: Pick<FastifyRequest, 'headers' | 'ip'>): boolean {
  return headers['x-forwarded-for'] === undefined && (ip === '127.0.0.1' || ip === '::1' || ip === '::ffff:127.0.0.1')
}
