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

export interface BucketSettings {
  /** Without a trailing slash. */
  endpoint: string
  bucket: string
  region: string
  keyId: string
  secret: string
}

export interface Providers {
  smtp: SmtpSettings | undefined
  sms: SmsSettings | undefined
  google: GoogleSettings | undefined
  photoBucket: BucketSettings | undefined
}

/** Allows HTTPS, and plain HTTP on this machine only. */
function isSecureUrl(url: string): boolean {
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
  S3_BUCKET: z.optional(z.string().check(z.regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/))),
  S3_ENDPOINT: z.optional(z.url({ protocol: /^https?$/ }).check(z.refine(isSecureUrl))),
  S3_REGION: z._default(z.string().check(z.regex(/^[a-z0-9-]+$/)), 'us-east-1'),
  S3_ACCESS_KEY_ID: z.optional(z.string()),
  S3_SECRET_ACCESS_KEY: z.optional(z.string()),
}

const Variables = z.object(ProviderVariables)
type Given = z.output<typeof Variables>

function googleOf(env: Given): GoogleSettings | undefined {
  const { GOOGLE_ISSUER: issuer, GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret } = env
  if (clientId && clientSecret) return { issuer, clientId, clientSecret }
  if (clientId || clientSecret) throw new Error('GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET belong together.')
  return undefined
}

function bucketOf(env: Given): BucketSettings | undefined {
  const { S3_BUCKET: bucket, S3_REGION: region, S3_ACCESS_KEY_ID: keyId, S3_SECRET_ACCESS_KEY: secret } = env
  const endpoint = (env.S3_ENDPOINT ?? `https://s3.${region}.amazonaws.com`).replace(/\/+$/, '')
  if (bucket && keyId && secret) return { endpoint, bucket, region, keyId, secret }
  if (bucket || keyId || secret)
    throw new Error('S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY belong together.')
  return undefined
}

export function readProviders(env: Given): Providers {
  const { SMTP_URL, SMS_GATEWAY_URL } = env
  return {
    smtp: SMTP_URL ? { url: SMTP_URL, from: env.MAIL_FROM } : undefined,
    sms: SMS_GATEWAY_URL ? { url: SMS_GATEWAY_URL, token: env.SMS_GATEWAY_TOKEN } : undefined,
    google: googleOf(env),
    photoBucket: bucketOf(env),
  }
}
