import { listAddresses } from '@closyyy/contract/addresses-calls'
import { callQuery } from '@closyyy/platform/query'

/** The account's pickup and shipping addresses. */
export const addressesQuery = callQuery(listAddresses, {})
