import { claimPayout, payPayout } from '@closyyy/contract/payouts-calls'
import type { TestApi } from './test-api.ts'

/** Starts sending a payout and marks it as paid, as administrators do (PAYOUT-9). @returns the response of the latter */
export async function sendPayout(api: TestApi, id: number, token: string | undefined) {
  await api.call(claimPayout, { params: { id } }, token)
  return api.call(payPayout, { params: { id } }, token)
}
