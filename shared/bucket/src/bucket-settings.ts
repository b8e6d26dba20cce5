import * as z from 'zod/mini'

export interface BucketSettings {
  /** Without a trailing slash. */
  endpoint: string
  bucket: string
  region: string
  keyId: string
  secret: string
}

/** HTTPS, and plain HTTP on this machine only. */
const secureUrl = /^(https:\/\/|http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?(\/|$))/

const variables = {
  BUCKET: z.optional(z.string().check(z.regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/))),
  ENDPOINT: z.optional(z.url({ protocol: /^https?$/ }).check(z.regex(secureUrl))),
  REGION: z._default(z.string().check(z.regex(/^[a-z0-9-]+$/)), 'us-east-1'),
  ACCESS_KEY_ID: z.optional(z.string()),
  SECRET_ACCESS_KEY: z.optional(z.string()),
}
type Variables = typeof variables

/** Returns the schemas of the environment variables that name a bucket, by the names with their prefix. */
export function bucketVariables<Prefix extends string>(
  prefix: Prefix,
): { [Name in keyof Variables as `${Prefix}${Name}`]: Variables[Name] } {
  const entries = Object.entries(variables).map(([name, schema]) => [`${prefix}${name}`, schema])
  return Object.fromEntries(entries)
}

/** Returns the settings in parsed variables; undefined without a bucket. @throws if they are incomplete */
export function bucketSettingsOf(prefix: string, parsed: object): BucketSettings | undefined {
  const textOf = (name: keyof Variables) => (parsed as Record<string, string | undefined>)[`${prefix}${name}`]
  const [bucket, keyId, secret] = [textOf('BUCKET'), textOf('ACCESS_KEY_ID'), textOf('SECRET_ACCESS_KEY')]
  const region = textOf('REGION') ?? ''
  const endpoint = (textOf('ENDPOINT') ?? `https://s3.${region}.amazonaws.com`).replace(/\/+$/, '')
  if (bucket && keyId && secret) return { endpoint, bucket, region, keyId, secret }
  if (bucket || keyId || secret)
    throw new Error(`${prefix}BUCKET, ${prefix}ACCESS_KEY_ID and ${prefix}SECRET_ACCESS_KEY belong together.`)
  return undefined
}

/** Reads the settings from environment variables; undefined without a bucket. @throws if they are invalid or incomplete */
export function readBucketSettings(
  prefix: string,
  environment: Record<string, string | undefined>,
): BucketSettings | undefined {
  const nonEmpty = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const parsed = z.object(bucketVariables(prefix)).safeParse(nonEmpty)
  if (!parsed.success) {
    const names = new Set(parsed.error.issues.map(({ path }) => path.join('.')))
    throw new Error([...names].map(name => `${name} is not valid.`).join(' '))
  }
  return bucketSettingsOf(prefix, parsed.data)
}
