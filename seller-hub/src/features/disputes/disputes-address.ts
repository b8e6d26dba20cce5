import { disputeStatuses } from '@closyyy/contract/disputes'
import { RESOLUTION_PATH } from '@closyyy/contract/paths'

/** Who raised the disputes of a tab. */
export const disputeTabs = ['others', 'me'] as const
export type DisputeTab = (typeof disputeTabs)[number]

export type DisputeStatus = (typeof disputeStatuses)[number]

/** What of the resolution centre is shown; it stands in the address. */
export interface DisputesView {
  /** Undefined where the address leaves it to the open dispute. */
  tab: DisputeTab | undefined
  status: DisputeStatus | undefined
  /** Id of the open dispute. */
  dispute: string | undefined
  /** Id of the order to report a problem with; empty while it is to be chosen, undefined where none is reported. */
  report: string | undefined
}

const idIn = (text: string | null) => (/^[1-9]\d{0,14}$/.test(text ?? '') ? (text ?? undefined) : undefined)

/** The view that an address names. */
export function readView(search: URLSearchParams): DisputesView {
  return {
    tab: disputeTabs.find(tab => tab === search.get('tab')),
    status: disputeStatuses.find(status => status === search.get('status')),
    dispute: idIn(search.get('dispute')),
    report: search.has('report') ? (idIn(search.get('report')) ?? '') : undefined,
  }
}

/** Address of a view. */
export function viewPath(view: Partial<DisputesView>): string {
  const given = Object.entries(view).filter(([, value]) => value !== undefined)
  return given.length > 0 ? `${RESOLUTION_PATH}?${new URLSearchParams(given as [string, string][])}` : RESOLUTION_PATH
}
