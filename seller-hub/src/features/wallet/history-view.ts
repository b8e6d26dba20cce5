import { type PaymentSort, paymentSorts } from '@closyyy/contract/wallet'

/** Filter, sort and page of the history in the URL; days as 2026-11-24. */
export interface HistoryView {
  start_date: string
  end_date: string
  sort: PaymentSort
  page: number
}

function isDay(text: string): boolean {
  const at = Date.parse(`${text}T00:00:00Z`)
  return /^[12]\d{3}-\d\d-\d\d$/.test(text) && !Number.isNaN(at) && new Date(at).toISOString().startsWith(text)
}

const dayIn = (search: URLSearchParams, name: string) => {
  const day = search.get(name) ?? ''
  return isDay(day) ? day : ''
}

export function readHistoryView(search: URLSearchParams): HistoryView {
  const page = Number(search.get('page'))
  return {
    start_date: dayIn(search, 'start_date'),
    end_date: dayIn(search, 'end_date'),
    sort: paymentSorts.find(sort => sort === search.get('sort')) ?? 'newest',
    page: Number.isInteger(page) && page > 0 ? page : 1,
  }
}

export function withHistoryView(search: URLSearchParams, view: HistoryView): URLSearchParams {
  const { start_date, end_date, sort, page } = view
  const changed = new URLSearchParams(search)
  const wanted = { start_date, end_date, sort: sort === 'newest' ? '' : sort, page: page > 1 ? String(page) : '' }
  for (const [name, value] of Object.entries(wanted)) {
    if (value) changed.set(name, value)
    else changed.delete(name)
  }
  return changed
}

export const daysOf = ({ start_date, end_date }: Pick<HistoryView, 'start_date' | 'end_date'>) => ({
  ...(start_date && { start_date }),
  ...(end_date && { end_date }),
})
