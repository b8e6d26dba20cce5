import helmet, { type FastifyHelmetOptions } from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'
import { contentPolicy } from './content-security-policy.ts'

const options: FastifyHelmetOptions = {
  contentSecurityPolicy: false,
  crossOriginEmbedderPolicy: false,
  strictTransportSecurity: { maxAge: 31_536_000, includeSubDomains: true },
  referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  frameguard: { action: 'deny' },
  // Defaults of browsers, the former over HTTPS, and headers that no supported browser reads.
  dnsPrefetchControl: false,
  originAgentCluster: false,
  xDownloadOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
}

/** Headers that protect pages; most other responses are small (docs/decisions/064). */
const documentHeaders = ['cross-origin-opener-policy', 'x-frame-options']

/** Sets the headers of every response; documents extend the content policy. */
export async function registerSecurityHeaders(app: FastifyInstance): Promise<void> {
  await app.register(helmet, options)
  app.addHook('onRequest', async (_, reply) => {
    reply.header('content-security-policy', contentPolicy())
  })
  app.addHook('onSend', async (_, reply) => {
    const isDocument = String(reply.getHeader('content-type')).startsWith('text/html')
    if (!isDocument) for (const name of documentHeaders) reply.removeHeader(name)
  })
}

const unused = [
  'accelerometer',
  'camera',
  'clipboard-read',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'screen-wake-lock',
  'serial',
  'usb',
]

/** Denies documents what they do not use; photos come from a file input, which needs no camera. */
export const permissionsPolicy = unused.map(name => `${name}=()`).join(', ')
