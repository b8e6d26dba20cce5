import * as z from '@closyyy/contract/schema'
import { Timestamp } from './scalars.ts'

/** When an account was closed, and by when its personal data is erased (PRIVACY-2). */
export const ClosedAccount = z.object({ closed_at: Timestamp, erased_by: Timestamp })
export type ClosedAccount = z.infer<typeof ClosedAccount>

export const deleteOwnDataSchemas = { data: ClosedAccount }
