import type { ApiClient } from '@closyyy/api-client/api-client'
import { MAX_PAGE_SIZE } from '@closyyy/contract/page'
import { getProduct, listOwnProducts, type Product } from '@closyyy/contract/products'
import { callKey, callQuery, useQuery } from '@closyyy/platform/query'
import { useServices } from '@closyyy/platform/services'

/** A server that answers pages without end is not believed beyond this one. */
const MOST_PAGES = 50

/** All unsold products of the signed-in seller: sorting them takes the whole list. */
export function useSelling() {
  const { api } = useServices()
  return useQuery({
    queryKey: [...callKey(listOwnProducts), 'selling'],
    queryFn: ({ signal }) => listAll(api, signal),
  })
}

async function listAll(api: ApiClient, signal: AbortSignal): Promise<Product[]> {
  const products: Product[] = []
  for (let page = 1; page <= MOST_PAGES; page++) {
    const query = { sold: '0' as const, page, per_page: MAX_PAGE_SIZE }
    const { data, last_page } = await api.call(listOwnProducts, { query }, { signal })
    products.push(...data)
    if (page >= last_page) break
  }
  return products.filter(({ sold }) => !sold)
}

/** One product with all its photos; lists name two of them. */
export const wholeProductQuery = (id: number) => callQuery(getProduct, { params: { id } })
