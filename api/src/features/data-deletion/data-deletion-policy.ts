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
  const message =
    orders > 0
      ? 'You have open orders. Please wait until they are completed, or cancel them, before you delete your account.'
      : disputes > 0
        ? 'You have open problems with an order. Please resolve them before you delete your account.'
        : balance > 0
          ? `Rs.${formatRupees(balance)} is left in your balance. Please ask for a payout under Payments before you delete your account.`
          : pendingPayouts > 0
            ? `Rs.${formatRupees(pendingPayouts)} is on its way to your bank. Please delete your account once it is paid.`
            : undefined
  if (message) throw new AppError('conflict', message)
}
