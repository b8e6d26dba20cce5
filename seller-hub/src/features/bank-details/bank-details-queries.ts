import { getBankDetails } from '@closyyy/contract/bank-details-calls'
import { callQuery } from '@closyyy/platform/query'

/** Where the signed-in person's payouts go; null before they said so. */
export const bankDetailsQuery = callQuery(getBankDetails, {})
