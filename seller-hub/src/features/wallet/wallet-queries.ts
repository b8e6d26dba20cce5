import type { ApiClient } from '@closyyy/api-client/api-client'
import { MAX_PAGE_SIZE } from '@closyyy/contract/page'
import { getWallet, listPayments } from '@closyyy/contract/wallet-calls'
import type { Payment } from '@closyyy/contract/wallet-schemas'
import { callQuery } from '@closyyy/platform/query'
import { daysOf, type HistoryView } from './history-view.ts'

/** A server that answers pages without end is not believed beyond this one. */
const MOST_PAGES = 200

/** The signed-in seller's balances. */
export const walletQuery = callQuery(getWallet, { query: {} })

/** A page of the seller's completed orders. */
export const paymentsQuery = (view: HistoryView) =>
  callQuery(listPayments, { query: { ...daysOf(view), sort: view.sort, page: view.page } })

/** All completed orders of some days. @throws ApiError */
export async function listAllPayments(api: ApiClient, view: HistoryView): Promise<Payment[]> {
  const payments = new Map<number, Payment>()
  for (let page = 1; page <= MOST_PAGES; page++) {
    const query = { ...daysOf(view), sort: view.sort, page, per_page: MAX_PAGE_SIZE }
    const { data, last_page } = await api.call(listPayments, { query })
    // An order that is completed meanwhile moves the others on to the next page.
    for (const payment of data) payments.set(payment.order_id, payment)
    if (page >= last_page) break
  }
  return [...payments.values()]
}
