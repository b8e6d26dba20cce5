import type { ApiClient } from '@closyyy/api-client/api-client'
import type { Call, CallData, CallInput } from '@closyyy/contract/call'
import { infiniteQueryOptions, QueryClient, queryOptions } from '@tanstack/react-query'

export type { DehydratedState } from '@tanstack/react-query'
export {
  dehydrate,
  hydrate,
  QueryClient,
  QueryClientProvider,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'

/** How long inlined data counts as fresh: the page must not ask again for what its document brought. */
const STALE_TIME_MS = 30_000

/** Makes the one query client of a page or of one server render, with the API client its queries read by. */
export function createQueryClient(api: ApiClient): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { meta: { api }, staleTime: STALE_TIME_MS, retry: false, networkMode: 'always' },
      mutations: { networkMode: 'always' },
    },
  })
}

const apiOf = (meta: Record<string, unknown> | undefined): ApiClient => {
  if (!meta?.api) throw new Error('The query client was not made by createQueryClient.')
  return meta.api as ApiClient
}

/** Key of a call's answers; the call's name alone matches all of them. */
export function callKey<C extends Call>(call: C, input?: CallInput<C>): readonly unknown[] {
  return input === undefined ? [call.name] : [call.name, input]
}

/** Query options of a reading call, for loader and component alike. */
export function callQuery<C extends Call>(call: C, input: CallInput<C>) {
  return queryOptions<CallData<C>>({
    queryKey: callKey(call, input),
    queryFn: ({ meta, signal }) => apiOf(meta).call(call, input, { signal }),
  })
}

type Paged = { current_page: number; last_page: number }

/** Options of a paged reading call that loads page after page. */
export function pagedCallQuery<C extends Call>(call: C, input: CallInput<C>) {
  return infiniteQueryOptions({
    queryKey: [...callKey(call, input), 'pages'],
    queryFn: ({ meta, signal, pageParam }) => {
      const given = input as { query?: Record<string, unknown> }
      const paged = { ...given, query: { ...given.query, page: pageParam } }
      return apiOf(meta).call(call, paged as CallInput<C>, { signal }) as Promise<CallData<C> & Paged>
    },
    initialPageParam: 1,
    getNextPageParam: (last: CallData<C> & Paged) =>
      last.current_page < last.last_page ? last.current_page + 1 : undefined,
  })
}
