import * as z from '@closyyy/contract/schema'
import { Timestamp } from './scalars.ts'

/** Time at which an account was closed, and deadline for erasing its personal data (PRIVACY-2). */
export const ClosedAccount = z.object({ closed_at: Timestamp, erased_by: Timestamp })
export type ClosedAccount = z.infer<typeof ClosedAccount>

export const deleteOwnDataSchemas = { data: ClosedAccount }
