import { type RefundAction, refundLists } from '@closyyy/contract/refunds'
import {
  approveRefund,
  claimRefund,
  listRefunds,
  payRefund,
  releaseRefund,
  withdrawRefundApproval,
} from '@closyyy/contract/refunds-calls'
import type { Refund } from '@closyyy/contract/refunds-schemas'
import { callQuery, useMutation } from '@closyyy/platform/query'
import { useServices } from '@closyyy/platform/services'
import { useInvalidate } from '../../components/live-queries.ts'
import type { SendingDecision } from '../../components/transfers/sending-decisions.ts'
import { choiceParam, pageParam, type UrlView } from '../../components/url-view.ts'

export const refundsView = { status: choiceParam(refundLists, 'owed'), page: pageParam }

export const refundsQuery = ({ status, page }: UrlView<typeof refundsView>) =>
  callQuery(listRefunds, { query: { status, page } })

/** The account that the caller saw, which a decision names. */
const seen = ({ account_saved_at }: Refund) => ({ account_saved_at: account_saved_at ?? '' })

export type RefundDecision = SendingDecision<RefundAction>

/** A decision that needs no more than a confirmation. */
export type RefundStep = Exclude<RefundDecision, 'pay'>

const callOf = { withdraw: withdrawRefundApproval, start: claimRefund, stop: releaseRefund } as const

export function useRefundStep() {
  const { api } = useServices()
  return useMutation({
    mutationFn: ({ refund, step }: { refund: Refund; step: RefundStep }) => {
      const params = { id: refund.order_id }
      return step === 'approve'
        ? api.call(approveRefund, { params, body: seen(refund) })
        : api.call(callOf[step], { params })
    },
    // Also after an error: another admin may have been first.
    onSettled: useInvalidate(listRefunds),
  })
}

export function usePayRefund() {
  const { api } = useServices()
  return useMutation({
    mutationFn: ({ refund, reference }: { refund: Refund; reference: string }) =>
      api.call(payRefund, { params: { id: refund.order_id }, body: { ...seen(refund), reference } }),
    onSettled: useInvalidate(listRefunds),
  })
}
