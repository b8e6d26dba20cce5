import type { FastifyHelmetOptions } from '@fastify/helmet'

/**
 * Returns the content policy: scripts and styles from this origin only. A document adds the hashes of its inline script
 * and style elements; photo placeholders are data URIs.
 */
export function contentPolicy(hashes: { scripts: string[]; styles: string[] } = { scripts: [], styles: [] }): string {
  const own = (allowed: string[]) => ["'self'", ...allowed.map(hash => `'${hash}'`)].join(' ')
  return [
    "default-src 'none'",
    `script-src ${own(hashes.scripts)}`,
    `style-src ${own(hashes.styles)}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; ')
}

/** The other security headers of every response. */
export const securityHeaders: FastifyHelmetOptions = {
  contentSecurityPolicy: false,
  crossOriginEmbedderPolicy: false,
  strictTransportSecurity: { maxAge: 31_536_000, includeSubDomains: true },
  referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  frameguard: { action: 'deny' },
}
