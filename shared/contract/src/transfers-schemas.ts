import * as z from '@closyyy/contract/schema'
import { Id, Rupees, Timestamp } from './scalars.ts'

/** An administrator's approval. */
export const Approval = z.object({ by: z.object({ id: Id, username: z.string() }), at: Timestamp })
export type Approval = z.infer<typeof Approval>

/** The administrator who is sending a payout or refund, and the start (PAYOUT-9, REFUND-4). */
export const Sending = z.object({
  by: z.object({ id: Id, username: z.string() }),
  at: Timestamp,
  /** True for the caller. */
  is_own: z.boolean(),
})
export type Sending = z.infer<typeof Sending>

/** Why two people must approve: an amount to one account within 24 hours, above the limit (PAYOUT-6). */
export const TwoPeople = z.object({ limit: Rupees, day_total: Rupees })
export type TwoPeople = z.infer<typeof TwoPeople>

/** Why the caller may not send the money: it is for their own order or account, or they entered its cash by hand (REMITTANCE-7). */
export const ConflictOfInterest = z.enum(['own', 'entered-cash'])
export type ConflictOfInterest = z.infer<typeof ConflictOfInterest>
