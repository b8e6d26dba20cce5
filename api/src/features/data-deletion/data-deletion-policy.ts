import { AppError } from '../../http/app-error.ts'
import { formatRupees } from '../../money.ts'

/** Unfinished business that prevents an account from being closed; amounts in paisa. */
export interface Unfinished {
  orders: number
  disputes: number
  /** Owed to the person, wherever they go. */
  refunds: number
  balance: number
  pendingPayouts: number
}

export function requireFinished({ orders, disputes, refunds, balance, pendingPayouts }: Unfinished): void {
  if (orders > 0) throw new AppError('conflict', 'data-deletion.open-orders')
  if (disputes > 0) throw new AppError('conflict', 'data-deletion.open-disputes')
  if (refunds > 0) throw new AppError('conflict', 'data-deletion.refund-pending')
  if (balance > 0) throw new AppError('conflict', 'data-deletion.balance-left', { amount: formatRupees(balance) })
  if (pendingPayouts > 0)
    throw new AppError('conflict', 'data-deletion.payout-pending', { amount: formatRupees(pendingPayouts) })
}
