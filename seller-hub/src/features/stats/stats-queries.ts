import { getOwnStats } from '@closyyy/contract/stats-calls'
import { callQuery } from '@closyyy/platform/query'

export const ownStatsQuery = callQuery(getOwnStats, {})
