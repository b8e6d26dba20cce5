// as: shared/contract/src/payouts-schemas.ts
import type { payoutStatuses } from './payouts.ts'

export type PayoutStatus = (typeof payoutStatuses)[number]
