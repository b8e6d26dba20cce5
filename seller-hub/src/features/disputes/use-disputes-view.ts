import { useQuery } from '@closyyy/platform/query'
import { useSearchParams } from '@closyyy/platform/router'
import { disputeQuery, sideOf } from './disputes-queries.ts'
import { readView } from './disputes-url.ts'

/** Defaults to the tab and state of the open dispute. */
export function useDisputesView(userId: number) {
  const [search] = useSearchParams()
  const view = readView(search)
  const { data } = useQuery({ ...disputeQuery(view.dispute ?? ''), enabled: view.dispute !== undefined })
  const isOwn = data && data.raised_by === sideOf(data, userId)
  return {
    ...view,
    tab: view.tab ?? (isOwn ? ('me' as const) : ('others' as const)),
    status: view.status ?? data?.status ?? ('open' as const),
  }
}
