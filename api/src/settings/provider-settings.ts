import { type BucketSettings, bucketSettingsOf, bucketVariables } from '@closyyy/bucket/bucket-settings'
import { brand } from '@closyyy/contract/brand-identity'
import * as z from 'zod/mini'

/** The mail server; the URL contains the login. */
export interface SmtpSettings {
  url: string
  from: string
}

export interface SmsSettings {
  url: string
  token: string
}

/** Sign-in with Google, or with another OpenID Connect issuer in its place. */
export interface GoogleSettings {
  issuer: string
  clientId: string
  clientSecret: string
}

export interface Providers {
  smtp: SmtpSettings | undefined
  sms: SmsSettings | undefined
  google: GoogleSettings | undefined
  photoBucket: BucketSettings | undefined
}

/** Allows HTTPS, and plain HTTP on this machine only. */
export function isSecureUrl(url: string): boolean {
  const { protocol, hostname } = new URL(url)
  return protocol === 'https:' || ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
}

export const ProviderVariables = {
  SMTP_URL: z.optional(z.url({ protocol: /^smtps?$/ })),
  MAIL_FROM: z._default(z.string().check(z.regex(/^[^\r\n]*[^\s@<]+@[^\s@>]+>?$/)), `${brand.name} <${brand.email}>`),
  SMS_GATEWAY_URL: z.optional(z.url({ protocol: /^https?$/ }).check(z.refine(isSecureUrl))),
  SMS_GATEWAY_TOKEN: z._default(z.string(), ''),
  GOOGLE_ISSUER: z._default(
    z.url({ protocol: /^https?$/ }).check(z.refine(isSecureUrl)),
    'https://accounts.google.com',
  ),
  GOOGLE_CLIENT_ID: z.optional(z.string()),
  GOOGLE_CLIENT_SECRET: z.optional(z.string()),
  ...bucketVariables('S3_'),
}

const Variables = z.object(ProviderVariables)
type Given = z.output<typeof Variables>

function googleOf(env: Given): GoogleSettings | undefined {
  const { GOOGLE_ISSUER: issuer, GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret } = env
  if (clientId && clientSecret) return { issuer, clientId, clientSecret }
  if (clientId || clientSecret) throw new Error('GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET belong together.')
  return undefined
}

export function readProviders(env: Given): Providers {
  const { SMTP_URL, SMS_GATEWAY_URL } = env
  return {
    smtp: SMTP_URL ? { url: SMTP_URL, from: env.MAIL_FROM } : undefined,
    sms: SMS_GATEWAY_URL ? { url: SMS_GATEWAY_URL, token: env.SMS_GATEWAY_TOKEN } : undefined,
    google: googleOf(env),
    photoBucket: bucketSettingsOf('S3_', env),
  }
}
