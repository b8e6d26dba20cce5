import { claimRefund, payRefund } from '@closyyy/contract/refunds-calls'
import type { TestApi } from './test-api.ts'

interface Payment {
  account_saved_at: string
  reference: string
}

/** Starts sending a refund and marks it as sent, as administrators do (REFUND-4). @returns the first failure, or the latter */
export async function sendRefund(api: TestApi, id: number, body: Payment, token: string | undefined) {
  const started = await api.call(claimRefund, { params: { id } }, token)
  if (started.status !== 200) return started
  return api.call(payRefund, { params: { id }, body }, token)
}
