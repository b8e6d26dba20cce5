import { payoutStatuses } from '@closyyy/contract/payouts'

/** What the admins look at; it stands in the address. */
export interface PayoutsView {
  status: (typeof payoutStatuses)[number]
  page: number
}

/** A page number in an address; the first one where it cannot be meant. */
export function pageIn(search: URLSearchParams, name: string): number {
  const page = Number(search.get(name))
  return Number.isInteger(page) && page > 0 ? page : 1
}

/** The view that an address names; what cannot be meant is the usual. */
export function readPayoutsView(search: URLSearchParams): PayoutsView {
  const status = payoutStatuses.find(one => one === search.get('status')) ?? 'pending'
  return { status, page: pageIn(search, 'page') }
}

/** The search of a view's address; the usual goes without saying. */
export function payoutsSearch({ status, page }: PayoutsView): string {
  const search = new URLSearchParams()
  if (status !== 'pending') search.set('status', status)
  if (page > 1) search.set('page', String(page))
  return `?${search}`
}
