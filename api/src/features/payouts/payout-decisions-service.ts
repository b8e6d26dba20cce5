import type { AuditAction } from '@closyyy/contract/audit-actions'
import { toRupees } from '@closyyy/contract/money'
import type * as calls from '@closyyy/contract/payouts-calls'
import type { Payout, PayoutPage } from '@closyyy/contract/payouts-schemas'
import type { Db } from '../../db/database.ts'
import { lockSentMoney } from '../../db/sent-money.ts'
import { transact } from '../../db/transact.ts'
import type { Account } from '../../http/account.ts'
import type { CallRequest } from '../../http/route.ts'
import { pageMeta } from '../../pagination.ts'
import type { SendingSettings } from '../../sending.ts'
import { recordEvent } from '../audit-log/audit-log-service.ts'
import { recordPayoutPaid, recordPayoutRejected } from '../ledger/ledger-service.ts'
import { emailPerson } from '../outbox/outbox-service.ts'
import { mailValues, presentPayout } from './payout-response.ts'
import { requireAction, requireSender } from './payouts-policy.ts'
import {
  countPayouts,
  findPayouts,
  lockPayout,
  markPaid,
  markRejected,
  type PayoutRow,
  updateApproval,
  updateSender,
} from './payouts-queries.ts'

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

interface Decision {
  /** @throws AppError if it is not allowed */
  require: (payout: PayoutRow | undefined) => PayoutRow
  event: AuditAction
  /** The status after it, for the audit log. */
  status: string
  apply: (tx: Db, payout: PayoutRow) => Promise<void>
}

/** Applies what an administrator may do with a payout, and records it. */
function decide(
  context: DecisionsContext,
  account: Account,
  id: number,
  { require, event, status, apply }: Decision,
): Promise<Payout> {
  return transact(context.db, async tx => {
    await lockSentMoney(tx)
    const payout = require(await lockPayout(tx, id, account.id))
    await apply(tx, payout)
    await recordEvent(tx, {
      action: event,
      object: { type: 'payout', id },
      before: { status: payout.approved_by === null ? payout.status : 'approved' },
      after: { status, seller: payout.user_id, amount: toRupees(payout.amount_paisa) },
    })
    return presentPayout((await lockPayout(tx, id, account.id)) as PayoutRow, account, context)
  })
}

function notify(
  tx: Db,
  template: 'payout-paid' | 'payout-rejected',
  payout: PayoutRow,
  values: Record<string, string>,
): Promise<void> {
  return emailPerson(tx, payout, template, { ...mailValues(payout), ...values })
}

export const approvePayout = (context: DecisionsContext, account: Account, id: number): Promise<Payout> =>
  decide(context, account, id, {
    require: payout => requireAction(payout, account, 'approve', context),
    event: 'payout.approved',
    status: 'approved',
    apply: tx => updateApproval(tx, id, account.id),
  })

export const withdrawApproval = (context: DecisionsContext, account: Account, id: number): Promise<Payout> =>
  decide(context, account, id, {
    require: payout => requireAction(payout, account, 'withdraw', context),
    event: 'payout.approval-withdrawn',
    status: 'pending',
    apply: tx => updateApproval(tx, id, null),
  })

/** Starts sending: others can neither send nor end it meanwhile (PAYOUT-9). */
export const startSendingPayout = (context: DecisionsContext, account: Account, id: number): Promise<Payout> =>
  decide(context, account, id, {
    require: payout => requireAction(payout, account, 'pay', context),
    event: 'payout.claimed',
    status: 'being sent',
    apply: tx => updateSender(tx, id, account.id),
  })

export const stopSendingPayout = (context: DecisionsContext, account: Account, id: number): Promise<Payout> =>
  decide(context, account, id, {
    require: payout => requireSender(payout, account),
    event: 'payout.released',
    status: 'pending',
    apply: tx => updateSender(tx, id, null),
  })

export const payPayout = (context: DecisionsContext, account: Account, id: number): Promise<Payout> =>
  decide(context, account, id, {
    // Checked when they started: now the money has left.
    require: payout => requireSender(payout, account),
    event: 'payout.paid',
    status: 'paid',
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
  decide(context, account, id, {
    require: payout => requireAction(payout, account, 'reject', context),
    event: 'payout.rejected',
    status: 'rejected',
    async apply(tx, payout) {
      await markRejected(tx, id, account.id, reason)
      await recordPayoutRejected(tx, payout)
      await notify(tx, 'payout-rejected', payout, { link: context.link, reason })
    },
  })
