import { disputeStatuses } from '@closyyy/contract/disputes'
import { RESOLUTION_PATH } from '@closyyy/contract/paths'

export const disputeTabs = ['others', 'me'] as const
export type DisputeTab = (typeof disputeTabs)[number]

export type DisputeStatus = (typeof disputeStatuses)[number]

export interface DisputesView {
  /** Undefined if the open dispute decides. */
  tab: DisputeTab | undefined
  status: DisputeStatus | undefined
  dispute: string | undefined
  /** Order id; empty while choosing one, undefined if nothing is being reported. */
  report: string | undefined
}

const idIn = (text: string | null) => (/^[1-9]\d{0,14}$/.test(text ?? '') ? (text ?? undefined) : undefined)

export function readView(search: URLSearchParams): DisputesView {
  return {
    tab: disputeTabs.find(tab => tab === search.get('tab')),
    status: disputeStatuses.find(status => status === search.get('status')),
    dispute: idIn(search.get('dispute')),
    report: search.has('report') ? (idIn(search.get('report')) ?? '') : undefined,
  }
}

export function viewPath(view: Partial<DisputesView>): string {
  const given = Object.entries(view).filter(([, value]) => value !== undefined)
  return given.length > 0 ? `${RESOLUTION_PATH}?${new URLSearchParams(given as [string, string][])}` : RESOLUTION_PATH
}
