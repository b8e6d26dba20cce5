import * as z from '@closyyy/contract/schema'
import { Timestamp } from './scalars.ts'

/** Time at which an account closes, and deadline for erasing its personal data (PRIVACY-2). */
export const ClosedAccount = z.object({
  closed_at: Timestamp,
  erased_by: Timestamp,
  /** Until then the owner can keep the account (PRIVACY-4); missing if it is closed already. */
  keep_until: z.optional(Timestamp),
})
export type ClosedAccount = z.infer<typeof ClosedAccount>

export const deleteOwnDataSchemas = { data: ClosedAccount }

export const keepAccountSchemas = { data: z.null() }
