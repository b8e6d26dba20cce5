import type { AuditAction } from '@closyyy/contract/audit-actions'
import { toRupees } from '@closyyy/contract/money'
import type * as calls from '@closyyy/contract/refunds-calls'
import type { Refund, RefundPage } from '@closyyy/contract/refunds-schemas'
import type { Db } from '../../db/database.ts'
import { lockSentMoney } from '../../db/sent-money.ts'
import { transact } from '../../db/transact.ts'
import type { Account } from '../../http/account.ts'
import { AppError } from '../../http/app-error.ts'
import type { CallRequest } from '../../http/route.ts'
import { pageMeta } from '../../pagination.ts'
import type { SendingSettings } from '../../sending.ts'
import { recordEvent } from '../audit-log/audit-log-service.ts'
import { recordRefundPaid } from '../ledger/ledger-service.ts'
import { notifyOfRefund } from './refund-notices.ts'
import { presentRefund } from './refund-response.ts'
import { requireAction, requireSender } from './refunds-policy.ts'
import {
  countRefunds,
  findRefund,
  findRefunds,
  markSent,
  type RefundRow,
  updateApproval,
  updateSender,
} from './refunds-queries.ts'

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

interface Decision {
  /** @throws AppError if it is not allowed */
  require: (refund: RefundRow | undefined) => RefundRow
  event: AuditAction
  /** The `account_saved_at` that the administrator saw. */
  seen?: string
  apply: (tx: Db, refund: RefundRow) => Promise<void>
}

/** Applies what an administrator may do with a refund, and records it. */
function decide(
  context: RefundsContext,
  account: Account,
  orderId: number,
  { require, event, seen, apply }: Decision,
): Promise<Refund> {
  return transact(context.db, async tx => {
    await lockSentMoney(tx)
    const refund = require(await findRefund(tx, orderId, account.id))
    if (seen !== undefined && refund.saved_at !== seen) throw new AppError('conflict', 'refund.account-changed')
    await apply(tx, refund)
    await recordEvent(tx, {
      action: event,
      object: { type: 'order', id: orderId },
      after: { amount: toRupees(refund.refund_paisa) },
    })
    return presentRefund((await findRefund(tx, orderId, account.id)) as RefundRow, account, context)
  })
}

export const approveRefund = (
  context: RefundsContext,
  account: Account,
  orderId: number,
  { account_saved_at }: CallRequest<typeof calls.approveRefund>['body'],
): Promise<Refund> =>
  decide(context, account, orderId, {
    require: refund => requireAction(refund, account, 'approve', context),
    event: 'refund.approved',
    seen: account_saved_at,
    apply: tx => updateApproval(tx, orderId, account.id),
  })

export const withdrawApproval = (context: RefundsContext, account: Account, orderId: number): Promise<Refund> =>
  decide(context, account, orderId, {
    require: refund => requireAction(refund, account, 'withdraw', context),
    event: 'refund.approval-withdrawn',
    apply: tx => updateApproval(tx, orderId, null),
  })

/** Starts sending: others cannot send it meanwhile, and the buyer cannot change its account (REFUND-4). */
export const startSendingRefund = (context: RefundsContext, account: Account, orderId: number): Promise<Refund> =>
  decide(context, account, orderId, {
    require: refund => requireAction(refund, account, 'pay', context),
    event: 'refund.claimed',
    apply: tx => updateSender(tx, orderId, account.id),
  })

export const stopSendingRefund = (context: RefundsContext, account: Account, orderId: number): Promise<Refund> =>
  decide(context, account, orderId, {
    require: refund => requireSender(refund, account),
    event: 'refund.released',
    apply: tx => updateSender(tx, orderId, null),
  })

/** Marks a refund as sent, and tells the buyer (REFUND-2). */
export const payRefund = (
  context: RefundsContext,
  account: Account,
  orderId: number,
  { account_saved_at, reference }: CallRequest<typeof calls.payRefund>['body'],
): Promise<Refund> =>
  decide(context, account, orderId, {
    // Checked when they started: now the money has left.
    require: refund => requireSender(refund, account),
    event: 'refund.paid',
    seen: account_saved_at,
    async apply(tx, refund) {
      await markSent(tx, orderId, account.id, reference)
      await recordRefundPaid(tx, { id: orderId }, refund.refund_paisa)
      await notifyOfRefund(tx, 'refund-sent', { ...refund, reference }, context.publicUrl)
    },
  })
