import { listOwnProducts } from '@closyyy/contract/products-calls'
import { callQuery, useQuery } from '@closyyy/platform/query'

const rejectedQuery = callQuery(listOwnProducts, { query: { sold: '0', approval_status: 'rejected', per_page: 1 } })

/** Counts rejected products, which their seller can correct. */
export function useListingsToCorrect() {
  const { data, ...read } = useQuery(rejectedQuery)
  return { ...read, data: data?.total }
}
