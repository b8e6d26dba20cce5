import { type Payment, type PaymentPage, WALLET_MAX_TRANSACTIONS, type Wallet } from '@closyyy/contract/wallet'
import type { Db } from '../../db/database.ts'
import { balanceOf } from '../ledger/ledger-service.ts'
import { presentPhoto } from '../photos/photo-answer.ts'
import { type Paging, pageMeta } from '../products/page-meta.ts'
import { rupees } from '../products/product-answer.ts'
import { countPayments, findDeposits, findPayments, type PaymentRow, type Span } from './wallet-queries.ts'

const DAY_MS = 86_400_000

interface Days {
  start_date?: string | undefined
  end_date?: string | undefined
}

/** Pakistan has one time and no summer time. */
const startOf = (day: string) => Date.parse(`${day}T00:00:00+05:00`)

function spanOf({ start_date, end_date }: Days): Span {
  return {
    from: start_date && new Date(startOf(start_date)).toISOString(),
    before: end_date && new Date(startOf(end_date) + DAY_MS).toISOString(),
  }
}

/** What a person earned, as sums over the ledger, and the deposits of some days. */
export async function getWallet(db: Db, userId: number, days: Days): Promise<Wallet> {
  const { balance, unconfirmed, pendingPayouts } = await balanceOf(db, userId)
  const deposits = await findDeposits(db, userId, spanOf(days), WALLET_MAX_TRANSACTIONS)
  return {
    balance: rupees(balance),
    pending_balance: rupees(pendingPayouts),
    unconfirmed_balance: rupees(unconfirmed),
    transactions: deposits.map(({ id, order_id, amount_paisa, is_confirmed, updated_at }) => ({
      id,
      amount: rupees(amount_paisa),
      type: 'deposit',
      confirmed: is_confirmed,
      order_id,
      updated_at,
    })),
  }
}

function presentPayment({ subtotal_paisa, profit_paisa, items, ...order }: PaymentRow): Payment {
  return {
    ...order,
    subtotal: rupees(subtotal_paisa),
    closing_fee: rupees(subtotal_paisa - profit_paisa),
    profit: rupees(profit_paisa),
    items: items.map(({ price_paisa, photo, ...item }) => ({
      ...item,
      price: rupees(price_paisa),
      photo: photo && presentPhoto(photo),
    })),
  }
}

/** A seller's completed orders of some days, the last completed first. */
export async function listPayments(
  db: Db,
  userId: number,
  { page, per_page, ...days }: Paging & Days,
): Promise<PaymentPage> {
  const span = spanOf(days)
  const rows = await findPayments(db, userId, span, per_page, (page - 1) * per_page)
  const meta = await pageMeta(rows.length, { page, per_page }, () => countPayments(db, userId, span))
  return { data: rows.map(presentPayment), ...meta }
}
