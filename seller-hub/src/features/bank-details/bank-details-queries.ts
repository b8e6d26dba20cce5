import { getBankDetails } from '@closyyy/contract/bank-details-calls'
import { callQuery } from '@closyyy/platform/query'

export const bankDetailsQuery = callQuery(getBankDetails, {})
