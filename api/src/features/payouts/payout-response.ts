import { toRupees } from '@closyyy/contract/money'
import type { BankTransaction, Payout } from '@closyyy/contract/payouts-schemas'
import { endingOf } from '../../account-ending.ts'
import type { Account } from '../../http/account.ts'
import { formatRupees } from '../../money.ts'
import { isoTime } from '../../time.ts'
import type { SendingSettings } from '../transfers/sending.ts'
import { presentTransfer } from '../transfers/transfer-response.ts'
import { canCancel, payoutPolicy } from './payouts-policy.ts'
import type { PayoutRow } from './payouts-queries.ts'

type TransactionRow = Pick<
  PayoutRow,
  'id' | 'amount_paisa' | 'status' | 'updated_at' | 'reject_reason' | 'sent_to' | 'claimed_by'
>

/** Earlier releases know two statuses only, so that a rejected or cancelled payout is a pending one. */
export const presentTransaction = (row: TransactionRow): BankTransaction => ({
  id: row.id,
  amount: toRupees(row.amount_paisa),
  status: row.status === 'paid' ? 'paid' : 'pending',
  updated_at: row.updated_at,
  account: row.sent_to && { bank_name: row.sent_to.bank_name, ending: endingOf(row.sent_to.account_number) },
  rejection: row.reject_reason === null ? null : { reason: row.reject_reason, at: row.updated_at },
  cancelled_at: row.status === 'cancelled' ? row.updated_at : null,
  can_cancel: canCancel(row),
})

export const presentPayout = (row: PayoutRow, account: Account, settings: SendingSettings): Payout => ({
  ...presentTransaction(row),
  ...presentTransfer(row, account, settings, payoutPolicy),
  actions: payoutPolicy.actionsOf(row, account, settings).filter(action => action !== 'cancel'),
  decided_by: row.decider,
  created_at: row.created_at,
  user: { id: row.user_id, username: row.username, first_name: row.first_name, last_name: row.last_name },
  bank_details: payoutPolicy.showsAccount(row, account, settings) ? row.sent_to : null,
  orders: row.orders.map(({ amount_paisa, placed_at, remitted_at, ...order }) => ({
    ...order,
    amount: toRupees(amount_paisa),
    placed_at: isoTime(placed_at),
    remitted_at: isoTime(remitted_at),
  })),
})

export const mailValues = ({ amount_paisa, sent_to }: PayoutRow) => ({
  amount: `Rs.${formatRupees(amount_paisa)}`,
  bank: sent_to?.bank_name ?? '',
  ending: endingOf(sent_to?.account_number ?? ''),
})
