import type { FastifyHelmetOptions } from '@fastify/helmet'

/**
 * The content policy: scripts and styles come from this origin alone. A document names the hashes of the one script and
 * the one style element that it brings; placeholders of photos are data URIs.
 */
export function contentPolicy(hashes?: { script: string; style: string }): string {
  const own = (hash?: string) => (hash ? `'self' '${hash}'` : "'self'")
  return [
    "default-src 'none'",
    `script-src ${own(hashes?.script)}`,
    `style-src ${own(hashes?.style)}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; ')
}

/** The other headers of every answer. */
export const securityHeaders: FastifyHelmetOptions = {
  contentSecurityPolicy: false,
  crossOriginEmbedderPolicy: false,
  strictTransportSecurity: { maxAge: 31_536_000, includeSubDomains: true },
  referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  frameguard: { action: 'deny' },
}
