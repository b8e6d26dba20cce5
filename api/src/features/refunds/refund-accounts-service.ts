import { phoneOf } from '@closyyy/contract/phone-codes'
import { ibanOf } from '@closyyy/contract/refunds'
import type { OrderRefund, RefundAccount } from '@closyyy/contract/refunds-schemas'
import { endingOf } from '../../account-ending.ts'
import type { Db } from '../../db/database.ts'
import { lockSentMoney } from '../../db/sent-money.ts'
import { transact } from '../../db/transact.ts'
import { AppError } from '../../http/app-error.ts'
import { recordEvent } from '../audit-log/audit-log-service.ts'
import { readBankDetails } from '../bank-details/bank-details-service.ts'
import { enforceLimit, type Limit } from '../limits/limits-service.ts'
import { actorOf, noSuchOrder, type OrderViewer, readOrder, requireIdentified } from '../orders/orders-service.ts'
import { notifyOfRefund } from './refund-notices.ts'
import { presentToBuyer } from './refund-response.ts'
import { canChangeAccount } from './refunds-policy.ts'
import { findRefund, type RefundRow, upsertAccount } from './refunds-queries.ts'

export interface RefundAccountsContext {
  db: Db
  publicUrl: string
  /** Attempts by one account, or by guests from one IP. */
  limit: Limit
}

/** Returns the refund of an order of the viewer. @throws AppError for others, and if there is none */
async function requireOwn(db: Db, orderId: number, viewer: OrderViewer): Promise<RefundRow> {
  const order = await readOrder(db, orderId)
  const actor = order ? await actorOf(db, order, viewer) : 'other'
  if (actor !== 'buyer' && actor !== 'guest') throw noSuchOrder()
  const refund = await findRefund(db, orderId)
  if (!refund) throw new AppError('not-found', 'refund.not-found')
  return refund
}

async function suggestionFor(db: Db, { buyer_id }: RefundRow): Promise<RefundAccount | null> {
  const details = buyer_id === null ? null : await readBankDetails(db, buyer_id)
  return details && { method: 'bank', account_title: details.account_title, account_number: details.iban }
}

export async function getRefund(db: Db, orderId: number, viewer: OrderViewer): Promise<OrderRefund> {
  requireIdentified(viewer)
  const refund = await requireOwn(db, orderId, viewer)
  return presentToBuyer(refund, await suggestionFor(db, refund))
}

/** Writes a number in one way, so that equal accounts are equal. */
const normalised = ({ method, account_title, account_number }: RefundAccount): RefundAccount => ({
  method,
  account_title,
  account_number: (method === 'bank' ? ibanOf(account_number) : phoneOf(account_number)) ?? account_number,
})

/** Saves where a refund goes, until somebody is sending it, and notifies the buyer (REFUND-1). */
export async function saveAccount(
  { db, publicUrl, limit }: RefundAccountsContext,
  orderId: number,
  { ip, ...viewer }: OrderViewer & { ip: string },
  typed: RefundAccount,
): Promise<OrderRefund> {
  await enforceLimit(db, limit, viewer.account ? String(viewer.account.id) : ip)
  return transact(db, async tx => {
    await lockSentMoney(tx)
    const before = await requireOwn(tx, orderId, viewer)
    if (!canChangeAccount(before)) throw new AppError('conflict', 'refund.being-sent')
    const account = normalised(typed)
    await upsertAccount(tx, before, account)
    const refund = (await findRefund(tx, orderId)) as RefundRow
    await recordEvent(tx, {
      action: 'refund.account-saved',
      object: { type: 'order', id: orderId },
      after: { method: account.method, ending: endingOf(account.account_number) },
    })
    await notifyOfRefund(tx, 'refund-account-saved', refund, publicUrl)
    return presentToBuyer(refund, null)
  })
}
