import type { AuditAction } from '@closyyy/contract/audit-actions'
import type * as calls from '@closyyy/contract/payouts-calls'
import type { Payout, PayoutPage } from '@closyyy/contract/payouts-schemas'
import type { Db } from '../../db/database.ts'
import type { Account } from '../../http/account.ts'
import type { CallRequest } from '../../http/route.ts'
import { pageMeta } from '../../pagination.ts'
import { recordPayoutPaid, recordPayoutRejected } from '../ledger/ledger-service.ts'
import { emailPerson } from '../outbox/outbox-service.ts'
import { payoutFacts } from '../transfers/audit-facts.ts'
import type { SendingSettings } from '../transfers/sending.ts'
import { defineDecisions } from '../transfers/transfer-decisions-service.ts'
import { mailValues, presentPayout } from './payout-response.ts'
import { payoutPolicy } from './payouts-policy.ts'
import { countPayouts, findPayouts, lockPayout, markPaid, markRejected, type PayoutRow } from './payouts-queries.ts'

export interface DecisionsContext extends SendingSettings {
  db: Db
  /** The page of the seller's payments. */
  link: string
}

export async function listPayouts(
  context: DecisionsContext,
  account: Account,
  { status, page, per_page }: CallRequest<typeof calls.listPayouts>['query'],
): Promise<PayoutPage> {
  const { db } = context
  const rows = await findPayouts(db, account.id, status, { limit: per_page, offset: (page - 1) * per_page })
  const meta = await pageMeta(rows.length, { page, per_page }, () => countPayouts(db, { status }))
  return { data: rows.map(row => presentPayout(row, account, context)), ...meta }
}

/** Statuses of payouts in the audit log by the decision; after others they are pending again. */
const statusAfter: Partial<Record<AuditAction, string>> = {
  'payout.approved': 'approved',
  'payout.claimed': 'being sent',
  'payout.paid': 'paid',
  'payout.rejected': 'rejected',
}

const decisions = defineDecisions<PayoutRow, Payout>({
  noun: 'payout',
  policy: payoutPolicy,
  find: lockPayout,
  present: presentPayout,
  factsOf: (payout, action) => ({
    before: { status: payout.approved_by === null ? payout.status : 'approved' },
    ...payoutFacts(payout, statusAfter[action] ?? 'pending'),
  }),
})

export const {
  approve: approvePayout,
  withdraw: withdrawApproval,
  startSending: startSendingPayout,
  stopSending: stopSendingPayout,
} = decisions

function notify(
  tx: Db,
  template: 'payout-paid' | 'payout-rejected',
  payout: PayoutRow,
  values: Record<string, string>,
): Promise<void> {
  return emailPerson(tx, payout, template, { ...mailValues(payout), ...values })
}

export const payPayout = (context: DecisionsContext, account: Account, id: number): Promise<Payout> =>
  decisions.decide(context, account, id, {
    action: 'payout.paid',
    // Checked when they started: now the money has left.
    require: payout => payoutPolicy.requireSender(payout, account),
    async apply(tx, payout) {
      await markPaid(tx, id, account.id)
      await recordPayoutPaid(tx, payout)
      await notify(tx, 'payout-paid', payout, { link: context.link })
    },
  })

/** Returns the money to the balance (PAYOUT-7). */
export const rejectPayout = (
  context: DecisionsContext,
  account: Account,
  id: number,
  reason: string,
): Promise<Payout> =>
  decisions.decide(context, account, id, {
    action: 'payout.rejected',
    require: payout => payoutPolicy.requireAction(payout, account, 'reject', context),
    async apply(tx, payout) {
      await markRejected(tx, id, account.id, reason)
      await recordPayoutRejected(tx, payout)
      await notify(tx, 'payout-rejected', payout, { link: context.link, reason })
    },
  })
