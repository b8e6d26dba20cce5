import { claimPayout, payPayout } from '@closyyy/contract/payouts-calls'
import type { TestApi } from './test-api.ts'

/** Starts sending a payout and marks it as paid, as administrators do (PAYOUT-9). @returns the first failure, or the latter */
export async function sendPayout(api: TestApi, id: number, token: string | undefined) {
  const started = await api.call(claimPayout, { params: { id } }, token)
  if (started.status !== 200) return started
  return api.call(payPayout, { params: { id } }, token)
}
