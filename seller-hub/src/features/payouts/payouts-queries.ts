import { listBankTransactions, listPayouts, payPayout, requestPayout } from '@closyyy/contract/payouts-calls'
import { getWallet } from '@closyyy/contract/wallet-calls'
import { callKey, callQuery, useMutation, useQueryClient } from '@closyyy/platform/query'
import { useServices } from '@closyyy/platform/services'
import type { PayoutsView } from './payouts-view.ts'

/** A page of the signed-in seller's payouts, newest first. */
export const bankTransactionsQuery = (page: number) => callQuery(listBankTransactions, { query: { page } })

/** The seller's payout that was paid last. */
export const lastPaidQuery = callQuery(listBankTransactions, { query: { status: 'paid', per_page: 1 } })

/** A page of the payouts that the admins see. */
export const payoutsQuery = ({ status, page }: PayoutsView) => callQuery(listPayouts, { query: { status, page } })

/** Asks for an amount in rupees and for the balances anew. @throws ApiError */
export function useRequestPayout() {
  const { api } = useServices()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (amount: number) => api.call(requestPayout, { body: { amount } }),
    // Also after a refusal: another tab may have asked before.
    onSettled: () =>
      Promise.all(
        [getWallet, listBankTransactions].map(call => queryClient.invalidateQueries({ queryKey: callKey(call) })),
      ),
  })
}

/** Notes that a payout was paid, and asks for the list anew. @throws ApiError */
export function usePayPayout() {
  const { api } = useServices()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (id: number) => api.call(payPayout, { params: { id } }),
    // Also after a refusal: another admin may have been first.
    onSettled: () => queryClient.invalidateQueries({ queryKey: callKey(listPayouts) }),
  })
}
