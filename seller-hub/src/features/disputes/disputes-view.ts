import { disputeStatuses } from '@closyyy/contract/disputes'
import { RESOLUTION_PATH } from '@closyyy/contract/resolution-paths'
import { useQuery } from '@closyyy/platform/query'
import { useSearchParams } from '@closyyy/platform/router'
import { choiceParam, idParam, readView, type UrlView, viewSearch } from '../../components/url-view.ts'
import { disputeQuery, disputeTabs, sideOf } from './disputes-queries.ts'

const params = {
  tab: choiceParam(disputeTabs),
  status: choiceParam(disputeStatuses),
  dispute: idParam,
  /** Order id; empty while choosing one, undefined if nothing is being reported. */
  report: { fallback: undefined as string | undefined, parse: (text: string) => String(idParam.parse(text) ?? '') },
}

/** Path of the resolution centre with only these parameters. */
export const viewPath = (view: Partial<UrlView<typeof params>>) => RESOLUTION_PATH + viewSearch(params, view)

/** Defaults to the tab and state of the open dispute. */
export function useDisputesView(userId: number) {
  const [search] = useSearchParams()
  const view = readView(params, search)
  const { data } = useQuery({ ...disputeQuery(view.dispute ?? 0), enabled: view.dispute !== undefined })
  const isOwn = data && data.raised_by === sideOf(data, userId)
  return {
    ...view,
    tab: view.tab ?? (isOwn ? ('me' as const) : ('others' as const)),
    status: view.status ?? data?.status ?? ('open' as const),
  }
}
