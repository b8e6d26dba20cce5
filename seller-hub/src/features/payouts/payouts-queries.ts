import { type PayoutAction, payoutLists } from '@closyyy/contract/payouts'
import {
  approvePayout,
  cancelPayout,
  claimPayout,
  listBankTransactions,
  listPayouts,
  payPayout,
  rejectPayout,
  releasePayout,
  requestPayout,
  withdrawPayoutApproval,
} from '@closyyy/contract/payouts-calls'
import { getWallet } from '@closyyy/contract/wallet-calls'
import { callQuery, useMutation } from '@closyyy/platform/query'
import { useServices } from '@closyyy/platform/services'
import type { WithPassword } from '@closyyy/platform/sign-in/password-prompt'
import { useInvalidate } from '../../components/live-queries.ts'
import type { SendingDecision } from '../../components/transfers/sending-decisions.ts'
import { choiceParam, pageParam, type UrlView } from '../../components/url-view.ts'

export const payoutsView = { status: choiceParam(payoutLists, 'pending'), page: pageParam }

export const bankTransactionsQuery = (page: number) => callQuery(listBankTransactions, { query: { page } })

export const lastPaidQuery = callQuery(listBankTransactions, { query: { status: 'paid', per_page: 1 } })

export const payoutsQuery = ({ status, page }: UrlView<typeof payoutsView>) =>
  callQuery(listPayouts, { query: { status, page } })

/** Requests a payout; a retry of the same one has the same key (PAYOUT-10). */
export function useRequestPayout(withPassword: WithPassword) {
  const { api } = useServices()
  return useMutation({
    mutationFn: ({ amount, key }: { amount: number; key: string }) =>
      withPassword(() => api.call(requestPayout, { body: { amount } }, { headers: { 'Idempotency-Key': key } })),
    // Also after an error: another tab may have requested first.
    onSettled: useInvalidate(getWallet, listBankTransactions),
  })
}

export function useCancelPayout() {
  const { api } = useServices()
  return useMutation({
    mutationFn: (id: number) => api.call(cancelPayout, { params: { id } }),
    // Also after an error: it may have been paid meanwhile.
    onSettled: useInvalidate(getWallet, listBankTransactions),
  })
}

export type PayoutDecision = SendingDecision<PayoutAction>

/** A decision that needs no more than a confirmation. */
export type PayoutStep = Exclude<PayoutDecision, 'reject'>

const callOf = {
  approve: approvePayout,
  withdraw: withdrawPayoutApproval,
  start: claimPayout,
  stop: releasePayout,
  pay: payPayout,
} as const

export function usePayoutStep() {
  const { api } = useServices()
  return useMutation({
    mutationFn: ({ id, step }: { id: number; step: PayoutStep }) => api.call(callOf[step], { params: { id } }),
    // Also after an error: another admin may have been first.
    onSettled: useInvalidate(listPayouts),
  })
}

export function useRejectPayout() {
  const { api } = useServices()
  return useMutation({
    mutationFn: ({ id, reason }: { id: number; reason: string }) =>
      api.call(rejectPayout, { params: { id }, body: { reason } }),
    onSettled: useInvalidate(listPayouts),
  })
}
