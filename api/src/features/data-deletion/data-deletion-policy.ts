import { AppError } from '../../http/app-error.ts'
import { formatRupees } from '../../money.ts'

/** What keeps an account from being closed. */
export interface Unfinished {
  orders: number
  disputes: number
  /** Paisa that the person may have paid out, and that are on their way. */
  balance: number
  pendingPayouts: number
}

/** @throws AppError `conflict` with what is left to do */
export function requireFinished({ orders, disputes, balance, pendingPayouts }: Unfinished): void {
  if (orders > 0) throw new AppError('conflict', 'data-deletion.open-orders')
  if (disputes > 0) throw new AppError('conflict', 'data-deletion.open-disputes')
  if (balance > 0) throw new AppError('conflict', 'data-deletion.balance-left', { amount: formatRupees(balance) })
  if (pendingPayouts > 0)
    throw new AppError('conflict', 'data-deletion.payout-pending', { amount: formatRupees(pendingPayouts) })
}
