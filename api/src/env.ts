import { join, resolve } from 'node:path'
import * as z from 'zod/mini'

const repositoryRoot = join(import.meta.dirname, '..', '..')

const port = z.coerce.number().check(z.int(), z.minimum(0), z.maximum(65_535))
const limit = z.coerce.number().check(z.int(), z.positive())
const onOff = z.pipe(
  z.enum(['on', 'off', 'true', 'false', '1', '0', 'yes', 'no']),
  z.transform(word => ['on', 'true', '1', 'yes'].includes(word)),
)

const Environment = z.object({
  NODE_ENV: z.optional(z.string()),
  API_HOST: z._default(z.string(), '127.0.0.1'),
  API_PORT: z._default(port, 4000),
  DATA_DIR: z._default(z.string(), '.data'),
  DATABASE_URL: z.optional(z.url({ protocol: /^postgres(ql)?$/ })),
  DATABASE_POOL: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(200)), 10),
  DEMO_MODE: z.optional(onOff),
  LOG_LEVEL: z.optional(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])),
  TRUSTED_PROXIES: z._default(z.string(), 'loopback'),
  LIMIT_READS_PER_MINUTE: z.optional(limit),
  LIMIT_LOGINS_PER_ADDRESS: z.optional(limit),
  LIMIT_LOGINS_PER_ACCOUNT: z._default(limit, 10),
})

/** How this process was asked to run. */
export interface Settings {
  host: string
  port: number
  dataDir: string
  /** Undefined: the embedded database in `dataDir`. */
  databaseUrl: string | undefined
  databasePool: number
  demoMode: boolean
  logLevel: string
  trustedProxies: string[]
  limits: {
    /** Public reads from one address. */
    readsPerMinute: number
    /** Sign-in attempts in a quarter of an hour. */
    loginsPerAddress: number
    loginsPerAccount: number
  }
}

/** Reads the settings from environment variables. @throws Error with one sentence naming every wrong variable */
export function readSettings(variables: NodeJS.ProcessEnv = process.env): Settings {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''))
  const parsed = z.safeParse(Environment, given)
  if (!parsed.success) {
    const names = [...new Set(parsed.error.issues.map(issue => String(issue.path[0])))]
    throw new Error(`These settings are not valid: ${names.join(', ')}.`)
  }
  const env = parsed.data
  const isProduction = env.NODE_ENV === 'production'
  const demoMode = env.DEMO_MODE ?? !isProduction
  return {
    host: env.API_HOST,
    port: env.API_PORT,
    dataDir: resolve(repositoryRoot, env.DATA_DIR),
    databaseUrl: env.DATABASE_URL,
    databasePool: env.DATABASE_POOL,
    demoMode,
    logLevel: env.LOG_LEVEL ?? (isProduction ? 'info' : 'warn'),
    trustedProxies: env.TRUSTED_PROXIES.split(',').map(proxy => proxy.trim()),
    limits: {
      readsPerMinute: env.LIMIT_READS_PER_MINUTE ?? (demoMode ? 30_000 : 1_200),
      loginsPerAddress: env.LIMIT_LOGINS_PER_ADDRESS ?? (demoMode ? 3_000 : 60),
      loginsPerAccount: env.LIMIT_LOGINS_PER_ACCOUNT,
    },
  }
}
