import * as z from 'zod/mini'
import { isSecureUrl } from './provider-settings.ts'

const threshold = z.optional(z.coerce.number().check(z.int(), z.minimum(0)))
const url = z.url({ protocol: /^https?$/ }).check(z.refine(isSecureUrl))

export const ChallengeVariables = {
  CHALLENGE_WINDOW_MINUTES: z._default(z.coerce.number().check(z.positive(), z.maximum(1_440)), 10),
  CHALLENGE_AFTER_PER_IP: threshold,
  CHALLENGE_AFTER_PER_PHONE_BLOCK: threshold,
  CHALLENGE_AFTER_PER_SHOP: threshold,
  CHALLENGE_MAX_TRIES: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(10_000)), 200),
  CAPTCHA_PAGE_URL: z.optional(url),
  CAPTCHA_VERIFY_URL: z.optional(url),
  CAPTCHA_SECRET: z.optional(z.string()),
}

const ChallengeEnvironment = z.object(ChallengeVariables)

/** An external CAPTCHA service. */
export interface CaptchaSettings {
  /** Shows the widget and posts its response to the page that frames it. */
  page: string
  verifyUrl: string
  secret: string
}

export interface ChallengeSettings {
  /** Requests of one call within the window, after which further ones are challenged (LIMIT-9). */
  challenges: {
    windowSeconds: number
    /** From one IP. */
    perIp: number
    /** For phones that differ in their last four digits only. */
    perPhoneBlock: number
    /** From everybody. */
    perShop: number
    /** Difficulty: the most keys that a client derives for a challenge. */
    maxTries: number
  }
  /** Undefined: the client's device works for the solution. */
  captcha: CaptchaSettings | undefined
}

function captchaOf(env: z.infer<typeof ChallengeEnvironment>): CaptchaSettings | undefined {
  const { CAPTCHA_PAGE_URL: page, CAPTCHA_VERIFY_URL: verifyUrl, CAPTCHA_SECRET: secret } = env
  if (page && verifyUrl && secret) return { page, verifyUrl, secret }
  if (page || verifyUrl || secret)
    throw new Error('CAPTCHA_PAGE_URL, CAPTCHA_VERIFY_URL and CAPTCHA_SECRET belong together.')
  return undefined
}

/** Thresholds are wide in demo mode (LIMIT-2). */
export function readChallengeSettings(env: z.infer<typeof ChallengeEnvironment>, isDemo: boolean): ChallengeSettings {
  const byMode = (inDemo: number, otherwise: number) => (isDemo ? inDemo : otherwise)
  return {
    challenges: {
      windowSeconds: Math.round(env.CHALLENGE_WINDOW_MINUTES * 60),
      perIp: env.CHALLENGE_AFTER_PER_IP ?? byMode(100_000, 10),
      perPhoneBlock: env.CHALLENGE_AFTER_PER_PHONE_BLOCK ?? byMode(100_000, 10),
      perShop: env.CHALLENGE_AFTER_PER_SHOP ?? byMode(1_000_000, 300),
      maxTries: env.CHALLENGE_MAX_TRIES,
    },
    captcha: captchaOf(env),
  }
}
