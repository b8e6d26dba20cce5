import type { ApiClient } from '@closyyy/api-client/api-client'
import { getRefund, saveGuestRefundAccount, saveRefundAccount } from '@closyyy/contract/refunds-calls'
import type { RefundAccount } from '@closyyy/contract/refunds-schemas'
import { useMutation, useQueryClient } from '@closyyy/platform/query'
import { useServices } from '@closyyy/platform/services'
import type { WithPassword } from '@closyyy/platform/sign-in/password-prompt'
import type { OrderProof } from '../order-queries.ts'

const credentialsOf = (proof: OrderProof) => ('userId' in proof ? {} : proof)

export const refundQuery = (api: ApiClient, orderId: number, proof: OrderProof) => ({
  queryKey: ['order', orderId, 'refund', proof],
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    api.call(getRefund, { params: { id: orderId }, query: credentialsOf(proof) }, { signal }),
})

export function useSaveRefundAccount(orderId: number, proof: OrderProof, withPassword: WithPassword) {
  const { api } = useServices()
  const queryClient = useQueryClient()
  const params = { id: orderId }
  return useMutation({
    mutationFn: (account: RefundAccount) =>
      withPassword(() =>
        'userId' in proof
          ? api.call(saveRefundAccount, { params, body: account })
          : api.call(saveGuestRefundAccount, { params, body: { ...account, ...proof } }),
      ),
    // Also after an error: the refund may have been sent meanwhile.
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['order', orderId, 'refund'] }),
  })
}
