import type { ApiClient } from '@closyyy/api-client/api-client'
import type { Call, CallData, CallInput } from '@closyyy/contract/call'
import { infiniteQueryOptions, QueryClient, queryOptions } from '@tanstack/react-query'

export {
  QueryClient,
  QueryClientProvider,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'

/** Milliseconds; long enough that a page does not refetch the data its document contained. */
const STALE_TIME_MS = 30_000

/** Creates the query client of a page or of one server render; its queries use this API client. */
export function createQueryClient(api: ApiClient): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        meta: { api },
        staleTime: STALE_TIME_MS,
        retry: false,
        // Fails immediately while offline instead of waiting, as mutations do.
        networkMode: 'always',
        // Repeats what failed while the browser was offline.
        refetchOnReconnect: ({ state }) => state.status === 'error',
      },
      mutations: { networkMode: 'always' },
    },
  })
}

const apiOf = (meta: Record<string, unknown> | undefined): ApiClient => {
  if (!meta?.api) throw new Error('The query client was not made by createQueryClient.')
  return meta.api as ApiClient
}

/** Query key of a call. Without input it matches every query of the call. */
export function callKey<C extends Call>(call: C, input?: CallInput<C>): readonly unknown[] {
  return input === undefined ? [call.name] : [call.name, input]
}

/** Selects the part of a response that a query caches, so that documents and memory contain only what is shown. */
export interface View<Data, Selected> {
  /** Suffix of the query key, because another query may cache the whole response. */
  name: string
  of: (data: Data) => Selected
}

/** The whole response. */
const whole = <Data>(): View<Data, Data> => ({ name: '', of: data => data })

/** Query options of a read, for both loader and component. */
export function callQuery<C extends Call>(call: C, input: CallInput<C>) {
  return viewQuery(call, input, whole<CallData<C>>())
}

/** Query options of a read that caches a view of the response. */
export function viewQuery<C extends Call, Selected>(call: C, input: CallInput<C>, view: View<CallData<C>, Selected>) {
  return queryOptions<Selected>({
    queryKey: viewKey(call, input, view.name),
    queryFn: async ({ meta, signal }) => view.of(await apiOf(meta).call(call, input, { signal })),
  })
}

const viewKey = <C extends Call>(call: C, input: CallInput<C>, view: string) =>
  view ? [...callKey(call, input), view] : callKey(call, input)

type Paged = { current_page: number; last_page: number }

/** Infinite query options of a paged read. */
export function pagedCallQuery<C extends Call>(call: C, input: CallInput<C>) {
  return pagedViewQuery(call, input, whole<CallData<C>>())
}

/** Infinite query options of a paged read that caches a view of each page. */
export function pagedViewQuery<C extends Call, Selected>(
  call: C,
  input: CallInput<C>,
  view: View<CallData<C>, Selected>,
) {
  return infiniteQueryOptions({
    queryKey: [...viewKey(call, input, view.name), 'pages'],
    queryFn: async ({ meta, signal, pageParam }) => {
      const given = input as { query?: Record<string, unknown> }
      const paged = { ...given, query: { ...given.query, page: pageParam } }
      return view.of(await apiOf(meta).call(call, paged as CallInput<C>, { signal })) as Selected & Paged
    },
    initialPageParam: 1,
    getNextPageParam: (last: Selected & Paged) =>
      last.current_page < last.last_page ? last.current_page + 1 : undefined,
  })
}
