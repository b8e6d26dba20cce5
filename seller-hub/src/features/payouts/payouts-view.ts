import { payoutStatuses } from '@closyyy/contract/payouts'

export interface PayoutsView {
  status: (typeof payoutStatuses)[number]
  page: number
}

export function pageIn(search: URLSearchParams, name: string): number {
  const page = Number(search.get(name))
  return Number.isInteger(page) && page > 0 ? page : 1
}

export function readPayoutsView(search: URLSearchParams): PayoutsView {
  const status = payoutStatuses.find(one => one === search.get('status')) ?? 'pending'
  return { status, page: pageIn(search, 'page') }
}

export function payoutsSearch({ status, page }: PayoutsView): string {
  const search = new URLSearchParams()
  if (status !== 'pending') search.set('status', status)
  if (page > 1) search.set('page', String(page))
  return `?${search}`
}
