import * as z from 'zod/mini'
import { DAY } from './time.ts'

export interface CashSettings {
  /** Time from the remittance of an order until its payout (WALLET-4). */
  payoutHoldSeconds: number
}

export const CashVariables = {
  PAYOUT_HOLD_SECONDS: z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(365 * DAY))),
}

const Variables = z.object(CashVariables)

export function readCashSettings(env: z.output<typeof Variables>, demoMode: boolean): CashSettings {
  return { payoutHoldSeconds: env.PAYOUT_HOLD_SECONDS ?? (demoMode ? 2 : 3 * DAY) }
}
