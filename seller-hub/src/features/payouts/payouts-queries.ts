import { payoutStatuses } from '@closyyy/contract/payouts'
import { listBankTransactions, listPayouts, payPayout, requestPayout } from '@closyyy/contract/payouts-calls'
import { getWallet } from '@closyyy/contract/wallet-calls'
import { callQuery, useMutation } from '@closyyy/platform/query'
import { useServices } from '@closyyy/platform/services'
import { useInvalidate } from '../../live-queries.ts'
import { choiceParam, pageParam, type UrlView } from '../../url-view.ts'

export const payoutsView = { status: choiceParam(payoutStatuses, 'pending'), page: pageParam }

export type PayoutsView = UrlView<typeof payoutsView>

export const bankTransactionsQuery = (page: number) => callQuery(listBankTransactions, { query: { page } })

export const lastPaidQuery = callQuery(listBankTransactions, { query: { status: 'paid', per_page: 1 } })

export const payoutsQuery = ({ status, page }: PayoutsView) => callQuery(listPayouts, { query: { status, page } })

export function useRequestPayout() {
  const { api } = useServices()
  return useMutation({
    mutationFn: (amount: number) => api.call(requestPayout, { body: { amount } }),
    // Also after an error: another tab may have requested first.
    onSettled: useInvalidate(getWallet, listBankTransactions),
  })
}

export function usePayPayout() {
  const { api } = useServices()
  return useMutation({
    mutationFn: (id: number) => api.call(payPayout, { params: { id } }),
    // Also after an error: another admin may have been first.
    onSettled: useInvalidate(listPayouts),
  })
}
