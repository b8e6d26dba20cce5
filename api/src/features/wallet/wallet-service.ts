import { toRupees } from '@closyyy/contract/money'
import { endOfPakistanDay, startOfPakistanDay } from '@closyyy/contract/pakistan-day'
import type { PaymentSort } from '@closyyy/contract/wallet'
import type { Payment, PaymentPage, Wallet } from '@closyyy/contract/wallet-schemas'
import type { Db } from '../../db/database.ts'
import { type Paging, pageMeta } from '../../pagination.ts'
import { balanceOf, cashOf } from '../ledger/ledger-service.ts'
import { presentPhoto } from '../photos/photo-response.ts'
import {
  countDeposits,
  countPayments,
  findDeposits,
  findPayments,
  type PaymentRow,
  type Span,
} from './wallet-queries.ts'

interface Days {
  start_date?: string | undefined
  end_date?: string | undefined
}

function spanOf({ start_date, end_date }: Days): Span {
  return {
    from: start_date && startOfPakistanDay(start_date).toISOString(),
    before: end_date && endOfPakistanDay(end_date).toISOString(),
  }
}

export interface WalletContext {
  db: Db
  /** Time from the remittance of an order until its payout. */
  holdSeconds: number
}

export async function getWallet(
  { db, holdSeconds }: WalletContext,
  userId: number,
  { page, per_page, ...days }: Paging & Days,
): Promise<Wallet> {
  const span = spanOf(days)
  const { balance, unconfirmed, pendingPayouts } = await balanceOf(db, userId)
  const cash = await cashOf(db, userId, holdSeconds)
  const deposits = await findDeposits(db, userId, span, per_page, (page - 1) * per_page)
  const meta = await pageMeta(deposits.length, { page, per_page }, () => countDeposits(db, userId, span))
  return {
    balance: toRupees(balance),
    available: toRupees(cash.available),
    on_hold: toRupees(cash.onHold),
    on_hold_until: cash.heldUntil,
    waiting_for_courier: toRupees(cash.waitingForCourier),
    pending_balance: toRupees(pendingPayouts),
    unconfirmed_balance: toRupees(unconfirmed),
    transactions: deposits.map(({ id, order_id, amount_paisa, is_confirmed, updated_at }) => ({
      id,
      amount: toRupees(amount_paisa),
      type: 'deposit',
      confirmed: is_confirmed,
      order_id,
      updated_at,
    })),
    ...meta,
  }
}

type DeliveryShares = Pick<PaymentRow, 'placed_delivery_paisa' | 'net_delivery_paisa' | 'delivery_fee_paisa'>

/** Returns the seller's share; a refund reduces the fees of buyer and seller in proportion. */
function deliveryOf({ placed_delivery_paisa, net_delivery_paisa, delivery_fee_paisa }: DeliveryShares): number {
  const share = placed_delivery_paisa - delivery_fee_paisa
  return share === 0 ? 0 : Math.round((net_delivery_paisa * share) / placed_delivery_paisa)
}

function presentPayment(row: PaymentRow): Payment {
  const { order_id, tracking_no, completed_at, subtotal_paisa, closing_fee_paisa, profit_paisa, items } = row
  const delivery_paisa = deliveryOf(row)
  return {
    order_id,
    tracking_no,
    completed_at,
    subtotal: toRupees(subtotal_paisa),
    refund: toRupees(subtotal_paisa - closing_fee_paisa - delivery_paisa - profit_paisa),
    closing_fee: toRupees(closing_fee_paisa),
    delivery: toRupees(delivery_paisa),
    profit: toRupees(profit_paisa),
    items: items.map(({ price_paisa, photo, ...item }) => ({
      ...item,
      price: toRupees(price_paisa),
      photo: photo && presentPhoto(photo),
    })),
  }
}

export async function listPayments(
  db: Db,
  userId: number,
  { page, per_page, sort, ...days }: Paging & Days & { sort: PaymentSort },
): Promise<PaymentPage> {
  const span = spanOf(days)
  const rows = await findPayments(db, userId, span, sort, per_page, (page - 1) * per_page)
  const meta = await pageMeta(rows.length, { page, per_page }, () => countPayments(db, userId, span))
  return { data: rows.map(presentPayment), ...meta }
}
