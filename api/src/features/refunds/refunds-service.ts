import type * as calls from '@closyyy/contract/refunds-calls'
import type { Refund, RefundPage } from '@closyyy/contract/refunds-schemas'
import type { Db } from '../../db/database.ts'
import type { Account } from '../../http/account.ts'
import { AppError } from '../../http/app-error.ts'
import type { CallRequest } from '../../http/route.ts'
import { pageMeta } from '../../pagination.ts'
import { recordRefundPaid } from '../ledger/ledger-service.ts'
import { refundFacts } from '../transfers/audit-facts.ts'
import type { SendingSettings } from '../transfers/sending.ts'
import { defineDecisions } from '../transfers/transfer-decisions-service.ts'
import { notifyOfRefund } from './refund-notices.ts'
import { presentRefund } from './refund-response.ts'
import { refundPolicy } from './refunds-policy.ts'
import { countRefunds, findRefund, findRefunds, markSent, type RefundRow } from './refunds-queries.ts'

export interface RefundsContext extends SendingSettings {
  db: Db
  publicUrl: string
}

export async function listRefunds(
  context: RefundsContext,
  account: Account,
  { status, page, per_page }: CallRequest<typeof calls.listRefunds>['query'],
): Promise<RefundPage> {
  const { db } = context
  const rows = await findRefunds(db, account.id, status, { limit: per_page, offset: (page - 1) * per_page })
  const meta = await pageMeta(rows.length, { page, per_page }, () => countRefunds(db, status))
  return { data: rows.map(row => presentRefund(row, account, context)), ...meta }
}

const decisions = defineDecisions<RefundRow, Refund>({
  noun: 'refund',
  policy: refundPolicy,
  find: findRefund,
  present: presentRefund,
  factsOf: refundFacts,
})

export const {
  withdraw: withdrawApproval,
  startSending: startSendingRefund,
  stopSending: stopSendingRefund,
} = decisions

/** @throws AppError unless the account is the one that the administrator saw, by the time it was saved */
function requireSeen({ saved_at }: RefundRow, seen: string): void {
  if (saved_at !== seen) throw new AppError('conflict', 'refund.account-changed')
}

export const approveRefund = (
  context: RefundsContext,
  account: Account,
  orderId: number,
  { account_saved_at }: CallRequest<typeof calls.approveRefund>['body'],
): Promise<Refund> => decisions.approve(context, account, orderId, refund => requireSeen(refund, account_saved_at))

/** Marks a refund as sent, and tells the buyer (REFUND-2). */
export const payRefund = (
  context: RefundsContext,
  account: Account,
  orderId: number,
  { account_saved_at, reference }: CallRequest<typeof calls.payRefund>['body'],
): Promise<Refund> =>
  decisions.decide(context, account, orderId, {
    action: 'refund.paid',
    require(found) {
      // Checked when they started: now the money has left.
      const refund = refundPolicy.requireSender(found, account)
      requireSeen(refund, account_saved_at)
      return refund
    },
    async apply(tx, refund) {
      await markSent(tx, orderId, account.id, reference)
      await recordRefundPaid(tx, { id: orderId }, refund.refund_paisa)
      await notifyOfRefund(tx, 'refund-sent', { ...refund, reference }, context.publicUrl)
    },
  })
