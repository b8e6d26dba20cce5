import { toRupees } from '@closyyy/contract/money'
import type { OrderRefund, Refund, RefundAccount } from '@closyyy/contract/refunds-schemas'
import { endingOf } from '../../account-ending.ts'
import type { Account } from '../../http/account.ts'
import type { SendingSettings } from '../transfers/sending.ts'
import { presentTransfer } from '../transfers/transfer-response.ts'
import { canChangeAccount, refundPolicy } from './refunds-policy.ts'
import type { RefundRow } from './refunds-queries.ts'

function accountOf({ method, account_title, account_number }: RefundRow): RefundAccount | null {
  if (method === null || account_title === null || account_number === null) return null
  return { method, account_title, account_number }
}

function maskedAccountOf(row: RefundRow): OrderRefund['account'] {
  const account = accountOf(row)
  return (
    account && {
      method: account.method,
      account_title: account.account_title,
      ending: endingOf(account.account_number),
    }
  )
}

function stateOf({ paid_at, account_number }: RefundRow): OrderRefund['state'] {
  if (paid_at !== null) return 'sent'
  return account_number === null ? 'account-needed' : 'on-its-way'
}

/** `suggestion` is the buyer's saved bank details. */
export function presentToBuyer(row: RefundRow, suggestion: RefundAccount | null): OrderRefund {
  const account = maskedAccountOf(row)
  return {
    amount: toRupees(row.refund_paisa),
    state: stateOf(row),
    account,
    can_change: canChangeAccount(row),
    sent_at: row.paid_at,
    reference: row.reference,
    suggestion: account ? null : suggestion,
  }
}

export function presentRefund(row: RefundRow, viewer: Account, settings: SendingSettings): Refund {
  const { paid_at, payer, reference } = row
  return {
    order_id: row.order_id,
    tracking_no: row.tracking_no,
    amount: toRupees(row.refund_paisa),
    owed_since: row.owed_since,
    buyer: { first_name: row.first_name, last_name: row.last_name, is_guest: row.buyer_id === null },
    account: refundPolicy.showsAccount(row, viewer, settings) ? accountOf(row) : null,
    masked_account: maskedAccountOf(row),
    account_saved_at: row.saved_at,
    is_remitted: row.is_remitted,
    ...presentTransfer(row, viewer, settings, refundPolicy),
    sent: paid_at === null ? null : { by: payer ?? '', at: paid_at, reference: reference ?? '' },
    actions: refundPolicy.actionsOf(row, viewer, settings),
  }
}
