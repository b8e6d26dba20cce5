import { toPaisa, toRupees } from '@closyyy/contract/money'
import type * as calls from '@closyyy/contract/payouts-calls'
import type { BankTransaction, BankTransactionPage, Payout, PayoutPage } from '@closyyy/contract/payouts-schemas'
import type { Db } from '../../db/database.ts'
import { transact } from '../../db/transact.ts'
import type { Account } from '../../http/account.ts'
import { fieldError } from '../../http/app-error.ts'
import type { CallRequest } from '../../http/route.ts'
import { formatRupees } from '../../money.ts'
import { pageMeta } from '../../pagination.ts'
import { recordEvent } from '../audit-log/audit-log-service.ts'
import { balanceOf, cashOf, recordPayoutPaid, recordPayoutRequested } from '../ledger/ledger-service.ts'
import { type Limit, takeFrom } from '../limits/limits-service.ts'
import { enqueueMessage } from '../outbox/outbox-service.ts'
import { namePayoutOrders } from './payout-orders.ts'
import { requirePayable, requireSettledDetails } from './payouts-policy.ts'
import {
  countPayouts,
  findDetailsWait,
  findPayouts,
  findTransactions,
  insertPayout,
  lockPayout,
  lockReceiver,
  markPaid,
  type PayoutRow,
} from './payouts-queries.ts'

export interface PayoutsContext {
  db: Db
  limit: Limit
  /** Time from the remittance of an order until its payout. */
  holdSeconds: number
  link: string
  /** Seconds between a change of bank details and a payout. */
  detailsWait: number
  devicesLink: string
}

type TransactionRow = Pick<PayoutRow, 'id' | 'amount_paisa' | 'status' | 'updated_at'>

const presentTransaction = ({ id, amount_paisa, status, updated_at }: TransactionRow): BankTransaction => ({
  id,
  amount: toRupees(amount_paisa),
  status,
  updated_at,
})

// Timestamps in JSON that the database builds have its own format.
const presentTime = (at: string) => new Date(at).toISOString()

const presentPayout = (row: PayoutRow): Payout => ({
  ...presentTransaction(row),
  created_at: row.created_at,
  user: { id: row.user_id, username: row.username, first_name: row.first_name, last_name: row.last_name },
  bank_details: row.sent_to,
  orders: row.orders.map(({ amount_paisa, placed_at, remitted_at, ...order }) => ({
    ...order,
    amount: toRupees(amount_paisa),
    placed_at: presentTime(placed_at),
    remitted_at: presentTime(remitted_at),
  })),
})

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

const mailValues = ({ first_name, username, amount_paisa, sent_to }: PayoutRow) => ({
  name: first_name || username,
  amount: `Rs.${formatRupees(amount_paisa)}`,
  bank: sent_to?.bank_name ?? '',
  ending: sent_to?.account_number.slice(-4) ?? '',
})

async function mailRequested(tx: Db, payout: PayoutRow, link: string): Promise<void> {
  const values = { ...mailValues(payout), link }
  await enqueueMessage(tx, { channel: 'email', to: payout.email, template: 'payout-requested', values })
}

/** The caller must have locked the receiver. */
async function requireAvailable(tx: Db, userId: number, amount: number, holdSeconds: number): Promise<void> {
  const { available } = await cashOf(tx, userId, holdSeconds)
  if (amount <= available) return
  const { balance } = await balanceOf(tx, userId)
  const message = balance > available ? 'payout.above-available' : 'payout.above-balance'
  throw fieldError('amount', message, { amount: formatRupees(Math.max(0, available)) })
}

export async function requestPayout(
  { db, limit, holdSeconds, detailsWait, devicesLink }: PayoutsContext,
  userId: number,
  inRupees: number,
): Promise<BankTransaction> {
  await takeFrom(db, limit, String(userId))
  return transact(db, async tx => {
    await lockReceiver(tx, userId)
    requireSettledDetails(await findDetailsWait(tx, userId, detailsWait))
    const amount_paisa = requireAmount(inRupees)
    await requireAvailable(tx, userId, amount_paisa, holdSeconds)
    const id = await insertPayout(tx, userId, amount_paisa)
    const payout = { id, user_id: userId, amount_paisa }
    await recordPayoutRequested(tx, payout)
    await namePayoutOrders(tx, payout)
    await mailRequested(tx, (await lockPayout(tx, id)) as PayoutRow, devicesLink)
    await recordEvent(tx, {
      action: 'payout.requested',
      object: { type: 'payout', id },
      after: { amount: toRupees(amount_paisa) },
    })
    const [made] = await findTransactions(tx, userId, undefined, { limit: 1 })
    return presentTransaction(made as TransactionRow)
  })
}

export async function listPayouts(
  { db }: PayoutsContext,
  { status, page, per_page }: CallRequest<typeof calls.listPayouts>['query'],
): Promise<PayoutPage> {
  const rows = await findPayouts(db, status, per_page, (page - 1) * per_page)
  const meta = await pageMeta(rows.length, { page, per_page }, () => countPayouts(db, { status }))
  return { data: rows.map(presentPayout), ...meta }
}

export function payPayout({ db, link }: PayoutsContext, account: Account, id: number): Promise<Payout> {
  return transact(db, async tx => {
    const payout = requirePayable(await lockPayout(tx, id), account)
    await markPaid(tx, id, account.id)
    await recordPayoutPaid(tx, payout)
    await recordEvent(tx, {
      action: 'payout.paid',
      object: { type: 'payout', id },
      before: { status: payout.status },
      after: { status: 'paid', seller: payout.user_id, amount: toRupees(payout.amount_paisa) },
    })
    await enqueueMessage(tx, {
      channel: 'email',
      to: payout.email,
      template: 'payout-paid',
      values: { ...mailValues(payout), link },
    })
    return presentPayout((await lockPayout(tx, id)) as PayoutRow)
  })
}
