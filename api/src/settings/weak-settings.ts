import { isLoopbackDatabase, isLoopbackUrl } from '@closyyy/gateway/loopback'

/** A setting that makes the shop unsafe or unreliable, and how to mend it. */
export interface WeakSetting {
  setting: string
  /** The API refuses to start with it. */
  isDangerous: boolean
  problem: string
  remedy: string
}

/** The settings that are checked, as environment variables. */
export interface CheckedSettings {
  NODE_ENV?: string | undefined
  DEMO_MODE: boolean
  DATABASE_URL?: string | undefined
  PUBLIC_URL?: string | undefined
  SMTP_URL?: string | undefined
  SMS_GATEWAY_URL?: string | undefined
  S3_BUCKET?: string | undefined
  TRUSTED_PROXIES: string
  API_HOST: string
  LOG_LEVEL?: string | undefined
}

interface Check extends Omit<WeakSetting, 'isDangerous'> {
  isWeak: (settings: CheckedSettings) => boolean
}

const END_DEMO = 'Set DEMO_MODE=off, or use npm run serve.'

const isProduction = ({ NODE_ENV }: CheckedSettings) => NODE_ENV === 'production'

/** Values of `sslmode` that allow a connection without TLS, or do not check the server's certificate. */
const UNVERIFIED = ['disable', 'allow', 'prefer', 'no-verify']

const allowsUnverified = (databaseUrl: string) =>
  new URL(databaseUrl).searchParams.getAll('sslmode').some(mode => UNVERIFIED.includes(mode))

const dangers: Check[] = [
  {
    setting: 'DEMO_MODE',
    isWeak: settings => settings.DEMO_MODE && isProduction(settings),
    problem:
      'Demo mode is on in production: everybody can read all messages and knows the password of an administrator.',
    remedy: 'Set DEMO_MODE=off.',
  },
  {
    setting: 'DATABASE_URL',
    isWeak: ({ DEMO_MODE, DATABASE_URL }) =>
      DEMO_MODE && DATABASE_URL !== undefined && !isLoopbackDatabase(DATABASE_URL),
    problem: 'Demo mode is on with a database of another machine.',
    remedy: END_DEMO,
  },
  {
    setting: 'SMTP_URL',
    isWeak: ({ DEMO_MODE, SMTP_URL }) => DEMO_MODE && SMTP_URL !== undefined,
    problem: 'Demo mode is on with a mail server: everybody could read the emails of real people.',
    remedy: END_DEMO,
  },
  {
    setting: 'SMS_GATEWAY_URL',
    isWeak: ({ DEMO_MODE, SMS_GATEWAY_URL }) => DEMO_MODE && SMS_GATEWAY_URL !== undefined,
    problem: 'Demo mode is on with an SMS gateway: everybody could read the codes of real phones.',
    remedy: END_DEMO,
  },
  {
    setting: 'PUBLIC_URL',
    isWeak: ({ DEMO_MODE, PUBLIC_URL }) => DEMO_MODE && PUBLIC_URL !== undefined && !isLoopbackUrl(PUBLIC_URL),
    problem: 'Demo mode is on with a public URL.',
    remedy: END_DEMO,
  },
  {
    setting: 'PUBLIC_URL',
    isWeak: settings => isProduction(settings) && settings.PUBLIC_URL === undefined,
    problem: 'PUBLIC_URL is required in production.',
    remedy: 'Set it to the origin that people open, such as https://shop.example.',
  },
  {
    setting: 'PUBLIC_URL',
    isWeak: ({ PUBLIC_URL }) =>
      PUBLIC_URL !== undefined && !PUBLIC_URL.startsWith('https:') && !isLoopbackUrl(PUBLIC_URL),
    problem: 'PUBLIC_URL is not encrypted: passwords and tokens would travel in the clear.',
    remedy: 'Begin it with https://.',
  },
  {
    setting: 'DATABASE_URL',
    isWeak: ({ DATABASE_URL }) =>
      DATABASE_URL !== undefined && !isLoopbackDatabase(DATABASE_URL) && allowsUnverified(DATABASE_URL),
    problem: 'DATABASE_URL turns off TLS, or the check of the server’s certificate, for a database of another machine.',
    remedy:
      'Remove sslmode from it, or set it to verify-full; sslrootcert=FILE names a certificate authority of your own.',
  },
  {
    setting: 'TRUSTED_PROXIES',
    isWeak: ({ TRUSTED_PROXIES }) => /(^|,)\s*(\*|true|0\.0\.0\.0\/0|::\/0)\s*(,|$)/.test(TRUSTED_PROXIES),
    problem: 'TRUSTED_PROXIES trusts every client: anybody could choose the IP that limits count.',
    remedy: 'Name the IPs of your own proxies.',
  },
]

const warnings: Check[] = [
  {
    setting: 'DATABASE_URL',
    isWeak: settings => isProduction(settings) && settings.DATABASE_URL === undefined,
    problem: 'The embedded database does not survive a power failure.',
    remedy: 'Set DATABASE_URL to PostgreSQL 15 or newer.',
  },
  {
    setting: 'SMTP_URL',
    isWeak: settings => isProduction(settings) && settings.SMTP_URL === undefined,
    problem: 'No mail server is set: emails wait in the outbox, and nobody can confirm an account.',
    remedy: 'Set SMTP_URL and MAIL_FROM.',
  },
  {
    setting: 'SMS_GATEWAY_URL',
    isWeak: settings => isProduction(settings) && settings.SMS_GATEWAY_URL === undefined,
    problem: 'No SMS gateway is set: codes wait in the outbox, and nobody can sign up.',
    remedy: 'Set SMS_GATEWAY_URL and SMS_GATEWAY_TOKEN.',
  },
  {
    setting: 'API_HOST',
    isWeak: ({ API_HOST }) => !/^(localhost|127\.|::1$)/.test(API_HOST),
    problem: 'The API listens beyond this machine, without TLS.',
    remedy: 'Set API_HOST=127.0.0.1, or let only the document server reach its port.',
  },
  {
    setting: 'LOG_LEVEL',
    isWeak: settings => isProduction(settings) && ['debug', 'trace'].includes(settings.LOG_LEVEL ?? ''),
    problem: 'LOG_LEVEL logs more than operations need.',
    remedy: 'Set LOG_LEVEL=info.',
  },
]

/** Returns the weak settings among parsed environment variables, dangerous ones first. */
export function findWeakSettings(settings: CheckedSettings): WeakSetting[] {
  const weakOf = (checks: Check[], isDangerous: boolean) =>
    checks.filter(({ isWeak }) => isWeak(settings)).map(({ isWeak: _, ...weak }) => ({ ...weak, isDangerous }))
  return [...weakOf(dangers, true), ...weakOf(warnings, false)]
}

/** Makes connections to a database of another machine use TLS and check its certificate, whatever else the URL asks. */
export function requireDatabaseTls(databaseUrl: string): string {
  if (isLoopbackDatabase(databaseUrl)) return databaseUrl
  const url = new URL(databaseUrl)
  url.searchParams.set('sslmode', 'verify-full')
  url.searchParams.delete('uselibpqcompat')
  return url.href
}
