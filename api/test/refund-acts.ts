import type { RefundAccountsContext } from '../src/features/refunds/refund-accounts-service.ts'
import { saveAccount } from '../src/features/refunds/refund-accounts-service.ts'
import {
  approveRefund,
  payRefund,
  type RefundsContext,
  startSendingRefund,
  stopSendingRefund,
  withdrawApproval,
} from '../src/features/refunds/refunds-service.ts'
import { enterRemittance } from '../src/features/remittances/remittances-service.ts'
import type { Account } from '../src/http/account.ts'

export interface RefundContexts {
  refunds: RefundsContext & RefundAccountsContext
  buyer: Account
  /** Two people of finance. */
  finance: [Account, Account]
}

type RefundAct = (life: { id: number }, contexts: RefundContexts) => Promise<unknown>

const sayAccount: RefundAct = ({ id }, { refunds, buyer }) =>
  saveAccount(
    refunds,
    id,
    { account: buyer, ip: '' },
    { method: 'jazzcash', account_title: 'Random', account_number: `0300${String(id).padStart(7, '0')}` },
  )

/** The courier remits all that is due. */
const remit: RefundAct = async ({ id }, { refunds, finance: [admin] }) => {
  const order = await refunds.db
    .selectFrom('orders')
    .select(['tracking_no', 'subtotal_paisa', 'delivery_fee_paisa'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const amount = (order.subtotal_paisa + order.delivery_fee_paisa) / 100
  const entry = { order: order.tracking_no, reference: 'Random', amount, paid_on: '2026-01-31' }
  return enterRemittance(refunds.db, admin.id, entry)
}

const decide =
  (who: 0 | 1, action: 'approve' | 'withdraw' | 'start' | 'stop' | 'pay'): RefundAct =>
  async ({ id }, { refunds, finance }) => {
    const admin = finance[who]
    if (action === 'withdraw') return withdrawApproval(refunds, admin, id)
    if (action === 'start') return startSendingRefund(refunds, admin, id)
    if (action === 'stop') return stopSendingRefund(refunds, admin, id)
    const saved = refunds.db.selectFrom('refunds').select('saved_at').where('order_id', '=', id)
    const account_saved_at = (await saved.executeTakeFirst())?.saved_at ?? ''
    if (action === 'approve') return approveRefund(refunds, admin, id, { account_saved_at })
    return payRefund(refunds, admin, id, { account_saved_at, reference: 'Random' })
  }

/** What people do about the refund of an order, often not allowed. */
export const refundActs: readonly RefundAct[] = [
  sayAccount,
  remit,
  decide(0, 'approve'),
  decide(1, 'withdraw'),
  decide(0, 'start'),
  decide(1, 'start'),
  decide(0, 'stop'),
  decide(0, 'pay'),
  decide(1, 'pay'),
]

/** All that it takes to send a refund, whatever was done before. */
export const sendingActs: readonly RefundAct[] = [
  sayAccount,
  remit,
  decide(0, 'stop'),
  decide(1, 'stop'),
  decide(0, 'approve'),
  decide(1, 'start'),
  decide(1, 'pay'),
  decide(0, 'start'),
  decide(0, 'pay'),
]
