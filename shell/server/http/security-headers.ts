import type { FastifyHelmetOptions } from '@fastify/helmet'

export const securityHeaders: FastifyHelmetOptions = {
  contentSecurityPolicy: false,
  crossOriginEmbedderPolicy: false,
  strictTransportSecurity: { maxAge: 31_536_000, includeSubDomains: true },
  referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  frameguard: { action: 'deny' },
  // No supported browser reads these, and every response would carry them.
  xDownloadOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
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

/** Features that documents may use: links are copied; photos come from a file input, which needs no camera. */
export const permissionsPolicy = [...unused.map(name => `${name}=()`), 'clipboard-write=(self)'].join(', ')
