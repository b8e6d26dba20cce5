import { resolve } from 'node:path'
import { readBucketSettings } from '@closyyy/bucket/bucket-settings'
import { readSecretFile } from '@closyyy/gateway/secret-file'
import * as z from 'zod/mini'
import type { EdgeSettings } from './document-cache/edge-caches.ts'
import { findWeakSettings } from './weak-settings.ts'

const Port = z.coerce.number().check(z.int(), z.minimum(0), z.maximum(65535))

/** Scheme, host and port, without a path. */
const Origin = z.url({ protocol: /^https?$/ }).check(z.refine(url => /^https?:\/\/[^/?#@]+\/*$/.test(url)))

const Secret = z.string().check(z.regex(/^\S{16,}$/))

const Count = z.coerce.number().check(z.int(), z.positive())

const Env = z.object({
  NODE_ENV: z.optional(z.string()),
  PORT: z._default(Port, 3000),
  HOST: z._default(z.string(), '127.0.0.1'),
  /** Proxies in front of this server whose `X-Forwarded-For` counts. */
  TRUSTED_PROXIES: z._default(z.string(), ''),
  /** Folder of the secret of this machine, unless `SHELL_SECRET` is set. */
  DATA_DIR: z._default(z.string(), '.data'),
  /** Proves this server to the API; required if the API is on another machine. */
  SHELL_SECRET: z.optional(Secret),
  /** Origin of the shop, the base of all absolute URLs; required in production. */
  PUBLIC_URL: z.optional(Origin),
  /** URL of the API, without `/api`. */
  API_ORIGIN: z._default(z.url(), 'http://127.0.0.1:4000'),
  /** Folder of the releases, or of copies of them if `RELEASES_S3_BUCKET` names the bucket that stores them. */
  RELEASES_DIR: z._default(z.string(), '.data/releases'),
  /** Folder of the public keys that may sign releases: `UNIT.public.pem` for each unit. */
  RELEASE_KEYS_DIR: z._default(z.string(), '.data/keys'),
  /** Memory for rendered documents; 0 turns their cache off. */
  DOCUMENT_CACHE_MB: z._default(z.coerce.number().check(z.minimum(0)), 64),
  /** URL and key of the port on which Varnish accepts purges. */
  EDGE_PURGE_URL: z.optional(z.url()),
  EDGE_PURGE_KEY: z.optional(Secret),
  /** Service of the Fastly CDN in front of this server, a token that may purge it, and the origin of Fastly's API. */
  EDGE_FASTLY_SERVICE: z.optional(z.string()),
  EDGE_FASTLY_TOKEN: z.optional(Secret),
  EDGE_FASTLY_API: z._default(z.url(), 'https://api.fastly.com'),
  /** Documents that an IP may request per minute, and those of them that are not cached (LIMIT-8). */
  LIMIT_DOCUMENTS_PER_MINUTE: z._default(Count, 3_000),
  LIMIT_RENDERS_PER_MINUTE: z._default(Count, 600),
  /** Page of an external CAPTCHA, which documents may frame (LIMIT-9). */
  CAPTCHA_PAGE_URL: z.optional(z.url()),
  /** Opens `/metrics` to a scraper on another machine; also opens the API's announcements to this server. */
  METRICS_TOKEN: z.optional(Secret),
})

export function readEnv(variables: Record<string, string | undefined> = process.env) {
  const parsed = Env.safeParse(Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== '')))
  if (!parsed.success) {
    const names = new Set(parsed.error.issues.map(issue => issue.path.join('.')))
    throw new Error([...names].map(name => `${name} is not valid.`).join(' '))
  }
  const { NODE_ENV, PORT, HOST, PUBLIC_URL, API_ORIGIN, RELEASES_DIR, RELEASE_KEYS_DIR, METRICS_TOKEN } = parsed.data
  if (!PUBLIC_URL && NODE_ENV === 'production')
    throw new Error(
      'PUBLIC_URL is required in production. Set it to the origin that people open, such as https://shop.example.',
    )
  const env = {
    port: PORT,
    host: HOST,
    trustedProxies: parsed.data.TRUSTED_PROXIES.split(',')
      .map(proxy => proxy.trim())
      .filter(Boolean),
    dataDir: resolve(parsed.data.DATA_DIR),
    shellSecret: parsed.data.SHELL_SECRET,
    publicOrigin: new URL(PUBLIC_URL ?? `http://localhost:${PORT}`).origin,
    apiOrigin: API_ORIGIN,
    releasesDir: resolve(RELEASES_DIR),
    releaseBucket: readBucketSettings('RELEASES_S3_', variables),
    keysDir: resolve(RELEASE_KEYS_DIR),
    documentCacheBytes: parsed.data.DOCUMENT_CACHE_MB * 1_000_000,
    metricsToken: METRICS_TOKEN,
    captchaOrigin: parsed.data.CAPTCHA_PAGE_URL && new URL(parsed.data.CAPTCHA_PAGE_URL).origin,
    documentsPerMinute: parsed.data.LIMIT_DOCUMENTS_PER_MINUTE,
    rendersPerMinute: parsed.data.LIMIT_RENDERS_PER_MINUTE,
    edge: readEdge(parsed.data),
  }
  const danger = findWeakSettings(env).find(({ isDangerous }) => isDangerous)
  if (danger) throw new Error(`${danger.problem} ${danger.remedy}`)
  return env
}

/** Returns the settings of the cache in front of this server, if there is one. @throws if they are incomplete */
function readEdge(settings: z.infer<typeof Env>): EdgeSettings | undefined {
  const { EDGE_PURGE_URL: url, EDGE_PURGE_KEY: key, EDGE_FASTLY_SERVICE: service, EDGE_FASTLY_TOKEN: token } = settings
  if (Boolean(url) !== Boolean(key)) throw new Error('EDGE_PURGE_URL and EDGE_PURGE_KEY need each other.')
  if (Boolean(service) !== Boolean(token)) throw new Error('EDGE_FASTLY_SERVICE and EDGE_FASTLY_TOKEN need each other.')
  if (url && service) throw new Error('EDGE_PURGE_URL and EDGE_FASTLY_SERVICE exclude each other.')
  if (url && key) return { type: 'varnish', url, key }
  if (service && token) return { type: 'fastly', service, token, apiOrigin: settings.EDGE_FASTLY_API }
  return undefined
}

/** Returns the settings with the secret that the API on this machine reads, too. @throws if the API is on another one */
export async function withShellSecret(env: ServerEnv): Promise<ServerEnv> {
  if (env.shellSecret) return env
  if (!['127.0.0.1', '[::1]', 'localhost'].includes(new URL(env.apiOrigin).hostname))
    throw new Error('SHELL_SECRET is required, because the API is on another machine.')
  return { ...env, shellSecret: await readSecretFile(env.dataDir, 'shell-secret') }
}

export type ServerEnv = ReturnType<typeof readEnv>
