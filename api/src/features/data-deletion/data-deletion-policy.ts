import { AppError } from '../../http/app-error.ts'
import { formatRupees } from '../../money.ts'

/** Unfinished business that prevents an account from being closed; amounts in paisa. */
export interface Unfinished {
  orders: number
  disputes: number
  balance: number
  pendingPayouts: number
}

export function requireFinished({ orders, disputes, balance, pendingPayouts }: Unfinished): void {
  if (orders > 0) throw new AppError('conflict', 'data-deletion.open-orders')
  if (disputes > 0) throw new AppError('conflict', 'data-deletion.open-disputes')
  if (balance > 0) throw new AppError('conflict', 'data-deletion.balance-left', { amount: formatRupees(balance) })
  if (pendingPayouts > 0)
    throw new AppError('conflict', 'data-deletion.payout-pending', { amount: formatRupees(pendingPayouts) })
}
