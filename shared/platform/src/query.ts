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

/** The part of a call's answers that a query keeps, so that documents and memory carry no more than is shown. */
export interface View<Data, Kept> {
  /** Ends the key, as the same call may be kept whole elsewhere. */
  name: string
  of: (data: Data) => Kept
}

/** The whole answer, for queries that say nothing else. */
const whole = <Data>(): View<Data, Data> => ({ name: '', of: data => data })

/** Query options of a reading call, for loader and component alike. */
export function callQuery<C extends Call>(call: C, input: CallInput<C>) {
  return viewQuery(call, input, whole<CallData<C>>())
}

/** Query options of a reading call that keeps a view of its answers. */
export function viewQuery<C extends Call, Kept>(call: C, input: CallInput<C>, view: View<CallData<C>, Kept>) {
  return queryOptions<Kept>({
    queryKey: viewKey(call, input, view.name),
    queryFn: async ({ meta, signal }) => view.of(await apiOf(meta).call(call, input, { signal })),
  })
}

const viewKey = <C extends Call>(call: C, input: CallInput<C>, view: string) =>
  view ? [...callKey(call, input), view] : callKey(call, input)

type Paged = { current_page: number; last_page: number }

/** Options of a paged reading call that loads page after page. */
export function pagedCallQuery<C extends Call>(call: C, input: CallInput<C>) {
  return pagedViewQuery(call, input, whole<CallData<C>>())
}

/** Options of a paged reading call that loads page after page and keeps a view of each. */
export function pagedViewQuery<C extends Call, Kept>(call: C, input: CallInput<C>, view: View<CallData<C>, Kept>) {
  return infiniteQueryOptions({
    queryKey: [...viewKey(call, input, view.name), 'pages'],
    queryFn: async ({ meta, signal, pageParam }) => {
      const given = input as { query?: Record<string, unknown> }
      const paged = { ...given, query: { ...given.query, page: pageParam } }
      return view.of(await apiOf(meta).call(call, paged as CallInput<C>, { signal })) as Kept & Paged
    },
    initialPageParam: 1,
    getNextPageParam: (last: Kept & Paged) => (last.current_page < last.last_page ? last.current_page + 1 : undefined),
  })
}
