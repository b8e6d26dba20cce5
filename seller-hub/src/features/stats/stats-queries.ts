import { getOwnStats } from '@closyyy/contract/stats-calls'
import { callQuery } from '@closyyy/platform/query'

/** The signed-in seller's figures. */
export const ownStatsQuery = callQuery(getOwnStats, {})
