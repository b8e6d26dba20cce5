import { listBankTransactions, listPayouts, payPayout, requestPayout } from '@closyyy/contract/payouts-calls'
import { getWallet } from '@closyyy/contract/wallet-calls'
import { callKey, callQuery, useMutation, useQueryClient } from '@closyyy/platform/query'
import { useServices } from '@closyyy/platform/services'
import type { PayoutsView } from './payouts-view.ts'

export const bankTransactionsQuery = (page: number) => callQuery(listBankTransactions, { query: { page } })

export const lastPaidQuery = callQuery(listBankTransactions, { query: { status: 'paid', per_page: 1 } })

export const payoutsQuery = ({ status, page }: PayoutsView) => callQuery(listPayouts, { query: { status, page } })

export function useRequestPayout() {
  const { api } = useServices()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (amount: number) => api.call(requestPayout, { body: { amount } }),
    // Also after an error: another tab may have requested first.
    onSettled: () =>
      Promise.all(
        [getWallet, listBankTransactions].map(call => queryClient.invalidateQueries({ queryKey: callKey(call) })),
      ),
  })
}

export function usePayPayout() {
  const { api } = useServices()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (id: number) => api.call(payPayout, { params: { id } }),
    // Also after an error: another admin may have been first.
    onSettled: () => queryClient.invalidateQueries({ queryKey: callKey(listPayouts) }),
  })
}
