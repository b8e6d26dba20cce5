import type { ApiClient } from '@closyyy/api-client/api-client'
import { MAX_PAGE_SIZE } from '@closyyy/contract/pagination'
import { paymentSorts } from '@closyyy/contract/wallet'
import { getWallet, listPayments } from '@closyyy/contract/wallet-calls'
import type { Payment } from '@closyyy/contract/wallet-schemas'
import { callQuery } from '@closyyy/platform/query'
import { choiceParam, dayParam, pageParam, type UrlView } from '../../components/url-view.ts'

export const historyView = {
  start_date: dayParam,
  end_date: dayParam,
  sort: choiceParam(paymentSorts, 'newest'),
  page: pageParam,
}

export type HistoryView = UrlView<typeof historyView>

/** Page cap, in case the server never reports a last page. */
const MAX_PAGES = 200

export const walletQuery = callQuery(getWallet, { query: {} })

export const paymentsQuery = (view: HistoryView) => callQuery(listPayments, { query: view })

/** @throws ApiError */
export async function listAllPayments(api: ApiClient, view: HistoryView): Promise<Payment[]> {
  const payments = new Map<number, Payment>()
  for (let page = 1; page <= MAX_PAGES; page++) {
    const query = { ...view, page, per_page: MAX_PAGE_SIZE }
    const { data, last_page } = await api.call(listPayments, { query })
    // An order completed between page loads shifts others, which then appear twice.
    for (const payment of data) payments.set(payment.order_id, payment)
    if (page >= last_page) break
  }
  return [...payments.values()]
}
