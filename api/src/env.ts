import { join, resolve } from 'node:path'
import * as z from 'zod/mini'
import { type CashSettings, CashVariables, readCashSettings } from './settings/cash-settings.ts'
import { type ChallengeSettings, ChallengeVariables, readChallengeSettings } from './settings/challenge-settings.ts'
import { type CheckoutSettings, CheckoutVariables, readCheckoutSettings } from './settings/checkout-settings.ts'
import { type DeadlineSettings, DeadlineVariables, readDeadlineSettings } from './settings/deadline-settings.ts'
import { type Providers, ProviderVariables, readProviders } from './settings/provider-settings.ts'
import { findWeakSettings, requireDatabaseTls } from './settings/weak-settings.ts'
import { DAY, HOUR } from './time.ts'

const repositoryRoot = join(import.meta.dirname, '..', '..')

const port = z.coerce.number().check(z.int(), z.minimum(0), z.maximum(65_535))
const limit = z.coerce.number().check(z.int(), z.positive())
/** Seconds. */
const BANK_DETAILS_WAIT = 3 * DAY
const DEMO_BANK_DETAILS_WAIT = 3
/** Protects nothing but the demo's own data. */
const DEMO_ACCOUNT_SECRET = 'the account secret of the demo shop'
const onOff = z.pipe(
  z.enum(['on', 'off', 'true', 'false', '1', '0', 'yes', 'no']),
  z.transform(value => ['on', 'true', '1', 'yes'].includes(value)),
)

const Secret = z.string().check(z.regex(/^\S{16,}$/))

/** Scheme, host and port, without a path. */
const origin = z.url({ protocol: /^https?$/ }).check(z.refine(url => /^https?:\/\/[^/?#@]+\/*$/.test(url)))

const Environment = z.object({
  NODE_ENV: z.optional(z.string()),
  API_HOST: z._default(z.string(), '127.0.0.1'),
  API_PORT: z._default(port, 4000),
  DATA_DIR: z._default(z.string(), '.data'),
  DATABASE_URL: z.optional(z.url({ protocol: /^postgres(ql)?$/ })),
  DATABASE_POOL: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(200)), 10),
  DEMO_MODE: z._default(onOff, false),
  LOG_LEVEL: z.optional(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])),
  TRUSTED_PROXIES: z._default(z.string(), ''),
  SHELL_SECRET: z.optional(Secret),
  SERVER_SECRET: z.optional(Secret),
  METRICS_TOKEN: z.optional(Secret),
  ACCOUNT_SECRET: z.optional(z.string().check(z.minLength(32))),
  LIMIT_READS_PER_MINUTE: z.optional(limit),
  LIMIT_WRITES_PER_MINUTE: z.optional(limit),
  LIMIT_LOGINS_PER_IP: z.optional(limit),
  LIMIT_LOGINS_PER_ACCOUNT: z._default(limit, 10),
  LIMIT_UPLOADS_PER_ACCOUNT: z._default(limit, 120),
  LIMIT_UPLOAD_MEGABYTES_PER_DAY: z._default(limit, 200),
  LIMIT_UPLOAD_MEGABYTES_PER_IP: z.optional(limit),
  LIMIT_CODES_PER_PHONE: z._default(limit, 10),
  LIMIT_PHONE_CHANGES_PER_ACCOUNT: z._default(limit, 3),
  LIMIT_CODES_PER_IP: z.optional(limit),
  LIMIT_CODES_PER_DAY: z.optional(limit),
  LIMIT_SIGN_UPS_PER_IP: z.optional(limit),
  LIMIT_NAME_CHECKS_PER_SIGN_UP: z._default(limit, 20),
  LIMIT_ACCOUNT_MAILS_PER_LOGIN: z._default(limit, 5),
  LIMIT_CONTACTS_PER_IP: z.optional(limit),
  LIMIT_CONTACTS_PER_SENDER: z._default(limit, 10),
  LIMIT_REPORTS_PER_IP: z.optional(limit),
  LIMIT_REPORTS_PER_ACCOUNT: z._default(limit, 20),
  LIMIT_APPEALS_PER_ACCOUNT: z._default(limit, 10),
  LIMIT_CHATS_PER_ACCOUNT: z._default(limit, 20),
  LIMIT_CHAT_MESSAGES_PER_ACCOUNT: z._default(limit, 30),
  LIMIT_OFFERS_PER_ACCOUNT: z._default(limit, 100),
  LIMIT_LISTINGS_PER_ACCOUNT: z._default(limit, 200),
  LIMIT_PENDING_LISTINGS_PER_ACCOUNT: z._default(limit, 500),
  LIMIT_PAYOUTS_PER_ACCOUNT: z._default(limit, 20),
  LIMIT_DISPUTES_PER_ACCOUNT: z._default(limit, 60),
  LIMIT_DISPUTES_PER_IP: z.optional(limit),
  LIMIT_GUEST_CARTS_PER_IP: z.optional(limit),
  LIMIT_GUEST_ORDERS_PER_IP: z.optional(limit),
  LIMIT_ORDERS_PER_ACCOUNT: z._default(limit, 200),
  CODE_LIFE_MINUTES: z._default(z.coerce.number().check(z.positive(), z.maximum(60)), 10),
  OFFER_LIFE_HOURS: z._default(z.coerce.number().check(z.positive(), z.maximum(8_760)), 48),
  SPECIAL_PRICE_DAYS: z._default(z.coerce.number().check(z.positive(), z.maximum(365)), 7),
  SESSION_DAYS: z._default(z.coerce.number().check(z.positive(), z.maximum(365)), 30),
  ADMIN_SESSION_HOURS: z._default(z.coerce.number().check(z.positive(), z.maximum(720)), 12),
  ADMIN_SESSION_IDLE_MINUTES: z._default(z.coerce.number().check(z.positive(), z.maximum(1_440)), 30),
  DELETION_GRACE_DAYS: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(14)), 7),
  BANK_DETAILS_WAIT_HOURS: z.optional(z.coerce.number().check(z.minimum(0), z.maximum(8_760))),
  ORDER_WAIT_SECONDS: z._default(z.coerce.number().check(z.positive(), z.maximum(60)), 5),
  ...CashVariables,
  ...ChallengeVariables,
  ...CheckoutVariables,
  ...DeadlineVariables,
  ...ProviderVariables,
  PUBLIC_URL: z.optional(origin),
})

export interface DatabaseSettings {
  dataDir: string
  /** Requires TLS unless it is on this machine. Undefined: the embedded database in `dataDir`. */
  databaseUrl: string | undefined
  databasePool: number
}

export interface Settings
  extends Providers,
    CashSettings,
    ChallengeSettings,
    CheckoutSettings,
    DeadlineSettings,
    DatabaseSettings {
  host: string
  port: number
  demoMode: boolean
  logLevel: string
  /** Proxies in front of the API itself whose `X-Forwarded-For` counts. */
  trustedProxies: string[]
  /** Shared with the document server; undefined: that of the data folder. */
  shellSecret: string | undefined
  /** Key of hashed IPs and signed values, the same for all API processes; undefined: that of the data folder. */
  serverSecret: string | undefined
  /** Bearer token of the metrics; undefined: only this machine may read them. */
  metricsToken: string | undefined
  /** Public origin of the shop, without a trailing slash: the base of all absolute URLs. */
  publicUrl: string
  codeTtlMinutes: number
  offerTtlHours: number
  /** Days until the next special price for a product (OFFER-13). */
  specialPriceDays: number
  orderWaitSeconds: number
  /** Seconds after which a session ends (SESSION-14). */
  sessions: {
    maxAge: number
    adminMaxAge: number
    adminMaxIdle: number
  }
  /** Encrypts the secrets of authenticator apps; undefined: they are not offered (SESSION-17). */
  accountSecret: string | undefined
  /** Days in which a deletion can be withdrawn (PRIVACY-4). */
  deletionGraceDays: number
  /** Seconds from a change of bank details to the first payout (PAYOUT-5). */
  bankDetailsWait: number
  limits: {
    /** Public reads from one IP. */
    readsPerMinute: number
    /** Writes of one account, beside the limits of their calls (LIMIT-13). */
    writesPerMinute: number
    /** Sign-in attempts per 15 minutes. */
    loginsPerIp: number
    loginsPerAccount: number
    /** Forms with photos per hour. */
    uploadsPerAccount: number
    /** Megabytes of forms with photos by one account per day. */
    uploadMegabytesPerDay: number
    /** The same from one IP, for registrations. */
    uploadMegabytesPerIp: number
    /** Codes sent to one phone per day. */
    codesPerPhone: number
    /** Changes of an account's phone in 30 days (ACCOUNT-17). */
    phoneChangesPerAccount: number
    /** Codes requested from one IP per hour; five times as many attempts are allowed. */
    codesPerIp: number
    /** Codes sent to all phones per day: bounds the cost of a flood of text messages. */
    codesPerDay: number
    /** Registrations, confirmations and password resets from one IP per hour, each; five times as many name checks. */
    signUpsPerIp: number
    /** Name checks of one sign-up per hour. */
    nameChecksPerSignUp: number
    /** Confirmation or reset emails requested for one login per hour. */
    accountMailsPerLogin: number
    /** Messages by the contact form per hour. */
    contactsPerIp: number
    contactsPerSender: number
    /** Reports of products, people and messages per day. */
    reportsPerIp: number
    reportsPerAccount: number
    /** Appeals of refused parcels per day. */
    appealsPerAccount: number
    /** Chats with sellers that one account starts per day. */
    chatsPerAccount: number
    /** Messages in chats by one account per 10 minutes. */
    chatMessagesPerAccount: number
    /** Offers and counter-offers by one account per hour. */
    offersPerAccount: number
    /** New listings of one account per day. */
    listingsPerAccount: number
    /** New listings of one account that wait for approval. */
    pendingListingsPerAccount: number
    /** New guest carts from one IP per 15 minutes; mobile networks share one IP among many people. */
    guestCartsPerIp: number
    /** Guest orders from one IP per hour, attempts included. */
    guestOrdersPerIp: number
    /** Orders by one account per hour, attempts included. */
    ordersPerAccount: number
    /** Payouts requested by one account per day. */
    payoutsPerAccount: number
    /** Disputes opened and actions in them by one account, or by guests from one IP, per hour. */
    disputesPerAccount: number
    disputesPerIp: number
  }
}

type AccountSettings = Pick<Settings, 'accountSecret' | 'bankDetailsWait' | 'deletionGraceDays' | 'sessions'>

function accountSettings(env: z.infer<typeof Environment>, demoMode: boolean): AccountSettings {
  const hours = env.BANK_DETAILS_WAIT_HOURS
  const usualWait = demoMode ? DEMO_BANK_DETAILS_WAIT : BANK_DETAILS_WAIT
  return {
    accountSecret: env.ACCOUNT_SECRET ?? (demoMode ? DEMO_ACCOUNT_SECRET : undefined),
    bankDetailsWait: hours === undefined ? usualWait : hours * HOUR,
    deletionGraceDays: env.DELETION_GRACE_DAYS,
    sessions: {
      maxAge: env.SESSION_DAYS * DAY,
      adminMaxAge: env.ADMIN_SESSION_HOURS * HOUR,
      adminMaxIdle: env.ADMIN_SESSION_IDLE_MINUTES * 60,
    },
  }
}

/** Parses environment variables; empty ones count as absent. @throws with the names of invalid ones */
export function parseEnvironment(variables: NodeJS.ProcessEnv = process.env): z.output<typeof Environment> {
  const nonEmpty = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''))
  const parsed = z.safeParse(Environment, nonEmpty)
  if (parsed.success) return parsed.data
  const names = [...new Set(parsed.error.issues.map(issue => String(issue.path[0])))]
  throw new Error(`These settings are not valid: ${names.join(', ')}.`)
}

/** Returns the settings that a command needs to open the database. */
export function readDatabaseSettings(env: z.output<typeof Environment>): DatabaseSettings {
  return {
    dataDir: resolve(repositoryRoot, env.DATA_DIR),
    databaseUrl: env.DATABASE_URL && requireDatabaseTls(env.DATABASE_URL),
    databasePool: env.DATABASE_POOL,
  }
}

/** Limits per IP are wide in demo mode (LIMIT-2). */
function readLimits(env: z.output<typeof Environment>, demoMode: boolean): Settings['limits'] {
  const byMode = (inDemo: number, otherwise: number) => (demoMode ? inDemo : otherwise)
  return {
    readsPerMinute: env.LIMIT_READS_PER_MINUTE ?? byMode(30_000, 1_200),
    writesPerMinute: env.LIMIT_WRITES_PER_MINUTE ?? byMode(30_000, 120),
    loginsPerIp: env.LIMIT_LOGINS_PER_IP ?? byMode(3_000, 60),
    loginsPerAccount: env.LIMIT_LOGINS_PER_ACCOUNT,
    uploadsPerAccount: env.LIMIT_UPLOADS_PER_ACCOUNT,
    uploadMegabytesPerDay: env.LIMIT_UPLOAD_MEGABYTES_PER_DAY,
    uploadMegabytesPerIp: env.LIMIT_UPLOAD_MEGABYTES_PER_IP ?? byMode(20_000, 600),
    codesPerPhone: env.LIMIT_CODES_PER_PHONE,
    phoneChangesPerAccount: env.LIMIT_PHONE_CHANGES_PER_ACCOUNT,
    codesPerIp: env.LIMIT_CODES_PER_IP ?? byMode(20_000, 30),
    codesPerDay: env.LIMIT_CODES_PER_DAY ?? byMode(500_000, 5_000),
    signUpsPerIp: env.LIMIT_SIGN_UPS_PER_IP ?? byMode(20_000, 60),
    nameChecksPerSignUp: env.LIMIT_NAME_CHECKS_PER_SIGN_UP,
    contactsPerIp: env.LIMIT_CONTACTS_PER_IP ?? byMode(2_000, 20),
    contactsPerSender: env.LIMIT_CONTACTS_PER_SENDER,
    reportsPerIp: env.LIMIT_REPORTS_PER_IP ?? byMode(2_000, 60),
    reportsPerAccount: env.LIMIT_REPORTS_PER_ACCOUNT,
    appealsPerAccount: env.LIMIT_APPEALS_PER_ACCOUNT,
    chatsPerAccount: env.LIMIT_CHATS_PER_ACCOUNT,
    chatMessagesPerAccount: env.LIMIT_CHAT_MESSAGES_PER_ACCOUNT,
    offersPerAccount: env.LIMIT_OFFERS_PER_ACCOUNT,
    listingsPerAccount: env.LIMIT_LISTINGS_PER_ACCOUNT,
    pendingListingsPerAccount: env.LIMIT_PENDING_LISTINGS_PER_ACCOUNT,
    guestCartsPerIp: env.LIMIT_GUEST_CARTS_PER_IP ?? byMode(30_000, 300),
    guestOrdersPerIp: env.LIMIT_GUEST_ORDERS_PER_IP ?? byMode(30_000, 60),
    ordersPerAccount: env.LIMIT_ORDERS_PER_ACCOUNT,
    payoutsPerAccount: env.LIMIT_PAYOUTS_PER_ACCOUNT,
    disputesPerAccount: env.LIMIT_DISPUTES_PER_ACCOUNT,
    disputesPerIp: env.LIMIT_DISPUTES_PER_IP ?? byMode(2_000, 60),
    accountMailsPerLogin: env.LIMIT_ACCOUNT_MAILS_PER_LOGIN,
  }
}

/** @throws if settings are invalid, or dangerous together (DEMO-1) */
export function readSettings(variables: NodeJS.ProcessEnv = process.env): Settings {
  const env = parseEnvironment(variables)
  const [danger] = findWeakSettings(env).filter(({ isDangerous }) => isDangerous)
  if (danger) throw new Error(`${danger.problem} ${danger.remedy}`)
  const isProduction = env.NODE_ENV === 'production'
  const demoMode = env.DEMO_MODE
  return {
    host: env.API_HOST,
    port: env.API_PORT,
    ...readDatabaseSettings(env),
    demoMode,
    logLevel: env.LOG_LEVEL ?? (isProduction ? 'info' : 'warn'),
    ...readProviders(env),
    ...readCashSettings(env, demoMode),
    ...readChallengeSettings(env, demoMode),
    ...readCheckoutSettings(env, demoMode),
    codeTtlMinutes: env.CODE_LIFE_MINUTES,
    offerTtlHours: env.OFFER_LIFE_HOURS,
    specialPriceDays: env.SPECIAL_PRICE_DAYS,
    ...accountSettings(env, demoMode),
    orderWaitSeconds: env.ORDER_WAIT_SECONDS,
    ...readDeadlineSettings(env),
    publicUrl: new URL(env.PUBLIC_URL ?? 'http://localhost:3000').origin,
    metricsToken: env.METRICS_TOKEN,
    trustedProxies: env.TRUSTED_PROXIES.split(',')
      .map(proxy => proxy.trim())
      .filter(Boolean),
    shellSecret: env.SHELL_SECRET,
    serverSecret: env.SERVER_SECRET,
    limits: readLimits(env, demoMode),
  }
}
