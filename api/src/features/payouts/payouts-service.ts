import { toPaisa, toRupees } from '@closyyy/contract/money'
import type * as calls from '@closyyy/contract/payouts-calls'
import type { BankTransaction, BankTransactionPage } from '@closyyy/contract/payouts-schemas'
import type { Db } from '../../db/database.ts'
import { lockAccount } from '../../db/lock-account.ts'
import { transact } from '../../db/transact.ts'
import type { Account } from '../../http/account.ts'
import { fieldError } from '../../http/app-error.ts'
import type { CallRequest } from '../../http/route.ts'
import { hasResponse, runOnce } from '../../idempotency.ts'
import { formatRupees } from '../../money.ts'
import { pageMeta } from '../../pagination.ts'
import { recordEvent } from '../audit-log/audit-log-service.ts'
import { balanceOf, cashOf, recordPayoutCancelled, recordPayoutRequested } from '../ledger/ledger-service.ts'
import { enforceLimit, type Limit } from '../limits/limits-service.ts'
import { emailPerson } from '../outbox/outbox-service.ts'
import type { SendingSettings } from '../transfers/sending.ts'
import { allocatePayoutOrders } from './payout-orders.ts'
import { mailValues, presentTransaction } from './payout-response.ts'
import { requireCancellable, requireSettledDetails } from './payouts-policy.ts'
import {
  countPayouts,
  findDetailsWait,
  findTransactions,
  insertPayout,
  lockPayout,
  markCancelled,
  type PayoutRow,
} from './payouts-queries.ts'

export interface PayoutsContext extends SendingSettings {
  db: Db
  limit: Limit
  /** Time from the remittance of an order until its payout. */
  holdSeconds: number
  /** Seconds between a change of bank details and a payout. */
  detailsWait: number
  devicesLink: string
}

export async function listTransactions(
  { db }: PayoutsContext,
  userId: number,
  { status, page, per_page }: CallRequest<typeof calls.listBankTransactions>['query'],
): Promise<BankTransactionPage> {
  const rows = await findTransactions(db, userId, status, { limit: per_page, offset: (page - 1) * per_page })
  const meta = await pageMeta(rows.length, { page, per_page }, () => countPayouts(db, { status, userId }))
  return { data: rows.map(presentTransaction), ...meta }
}

function requireAmount(inRupees: number): number {
  const amount = toPaisa(inRupees)
  // Below one paisa, the remainder check would pass.
  if (amount < 1) throw fieldError('amount', 'payout.amount-required')
  return amount
}

/** The caller must have locked the account. */
async function requireAvailable(tx: Db, userId: number, amount: number, holdSeconds: number): Promise<void> {
  const { available } = await cashOf(tx, userId, holdSeconds)
  if (amount <= available) return
  const { balance } = await balanceOf(tx, userId)
  const message = balance > available ? 'payout.above-available' : 'payout.above-balance'
  throw fieldError('amount', message, { amount: formatRupees(Math.max(0, available)) })
}

/** Requests a payout, once for each key (PAYOUT-10). */
export async function requestPayout(
  context: PayoutsContext,
  userId: number,
  amount: number,
  key: string | undefined,
): Promise<BankTransaction> {
  const attempt = { owner: `payout:${userId}`, key, body: { amount }, arrivedAt: new Date() }
  if (!(await hasResponse(context.db, attempt))) await enforceLimit(context.db, context.limit, String(userId))
  return transact(context.db, async tx => {
    const request = () => insertRequested(tx, context, userId, amount)
    const id = await (key === undefined ? request() : runOnce(tx, attempt, request))
    return presentTransaction((await lockPayout(tx, id, userId)) as PayoutRow)
  })
}

async function insertRequested(
  tx: Db,
  { holdSeconds, detailsWait, devicesLink }: PayoutsContext,
  userId: number,
  inRupees: number,
): Promise<number> {
  await lockAccount(tx, userId)
  requireSettledDetails(await findDetailsWait(tx, userId, detailsWait))
  const amount_paisa = requireAmount(inRupees)
  await requireAvailable(tx, userId, amount_paisa, holdSeconds)
  const id = await insertPayout(tx, userId, amount_paisa)
  const payout = { id, user_id: userId, amount_paisa }
  await recordPayoutRequested(tx, payout)
  await allocatePayoutOrders(tx, payout)
  const row = (await lockPayout(tx, id, userId)) as PayoutRow
  await emailPerson(tx, row, 'payout-requested', { ...mailValues(row), link: devicesLink })
  await recordEvent(tx, {
    action: 'payout.requested',
    object: { type: 'payout', id },
    after: { amount: toRupees(amount_paisa) },
  })
  return id
}

/** Returns the money to the balance of the seller, who has changed their mind (PAYOUT-8). */
export function cancelPayout(context: PayoutsContext, account: Account, id: number): Promise<BankTransaction> {
  return transact(context.db, async tx => {
    const found = await lockPayout(tx, id, account.id)
    const own = found?.user_id === account.id ? found : undefined
    const payout = requireCancellable(own, account, context)
    await markCancelled(tx, id)
    await recordPayoutCancelled(tx, payout)
    await emailPerson(tx, payout, 'payout-cancelled', { ...mailValues(payout), link: context.devicesLink })
    await recordEvent(tx, {
      action: 'payout.cancelled',
      object: { type: 'payout', id },
      after: { amount: toRupees(payout.amount_paisa) },
    })
    return presentTransaction((await lockPayout(tx, id, account.id)) as PayoutRow)
  })
}
