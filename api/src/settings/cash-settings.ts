import * as z from 'zod/mini'
import { DAY, HOUR } from '../time.ts'
import { isSecureUrl } from './provider-settings.ts'

/** A courier's HTTP interface; its webhooks are signed with the secret. */
export interface HttpCourierSettings {
  url: string
  token: string
  secret: string
}

export interface CashSettings {
  /** Time from the remittance of an order until its payout (WALLET-4). */
  payoutHoldSeconds: number
  /** Rupees to one account within 24 hours above which two administrators must approve (PAYOUT-6). */
  approvalLimit: number
  /** Time from the start of sending a payout or refund until another administrator can take it over (PAYOUT-9, REFUND-4). */
  sendingSeconds: number
  /** Undefined: simulated in demo mode, otherwise none, and remittances are entered by administrators. */
  courier: HttpCourierSettings | undefined
}

export const CashVariables = {
  PAYOUT_HOLD_SECONDS: z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(365 * DAY))),
  TRANSFER_SENDING_SECONDS: z._default(z.coerce.number().check(z.int(), z.minimum(60), z.maximum(DAY)), 2 * HOUR),
  TWO_PEOPLE_ABOVE_RUPEES: z._default(z.coerce.number().check(z.int(), z.minimum(0)), 100_000),
  COURIER_URL: z.optional(z.url({ protocol: /^https?$/ }).check(z.refine(isSecureUrl))),
  COURIER_TOKEN: z.optional(z.string()),
  COURIER_SECRET: z.optional(z.string().check(z.regex(/^\S{32,}$/))),
}

const Variables = z.object(CashVariables)
type Given = z.output<typeof Variables>

function courierOf({ COURIER_URL, COURIER_TOKEN, COURIER_SECRET }: Given): HttpCourierSettings | undefined {
  if (COURIER_URL && COURIER_TOKEN && COURIER_SECRET)
    return { url: COURIER_URL.replace(/\/$/, ''), token: COURIER_TOKEN, secret: COURIER_SECRET }
  if (COURIER_URL || COURIER_TOKEN || COURIER_SECRET)
    throw new Error('COURIER_URL, COURIER_TOKEN and COURIER_SECRET belong together.')
  return undefined
}

export function readCashSettings(env: Given, demoMode: boolean): CashSettings {
  return {
    payoutHoldSeconds: env.PAYOUT_HOLD_SECONDS ?? (demoMode ? 2 : 3 * DAY),
    approvalLimit: env.TWO_PEOPLE_ABOVE_RUPEES,
    sendingSeconds: env.TRANSFER_SENDING_SECONDS,
    courier: courierOf(env),
  }
}
