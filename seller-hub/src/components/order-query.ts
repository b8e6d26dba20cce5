import { getOrder } from '@closyyy/contract/orders-calls'
import { callQuery } from '@closyyy/platform/query'

export const orderQuery = (id: string) => callQuery(getOrder, { params: { id } })
