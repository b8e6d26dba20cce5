import * as payouts from '@closyyy/contract/payouts-calls'
import * as refunds from '@closyyy/contract/refunds-calls'
import * as remittances from '@closyyy/contract/remittances-calls'
import * as wallets from '@closyyy/contract/wallet-calls'
import { admins, creating, everybody, refusing, row, signedIn } from './row.ts'

const wallet = { method: 'jazzcash' as const, account_title: 'Ayesha Khan', account_number: '0300 1234567' }
const noAccount = { account_saved_at: '2026-01-01T00:00:00Z' }
/** The buyer only; the refund belongs to the order of `owner` and `counterparty`. */
const buyerOnly = [401, 404, 404, 200, 404] as const

export const moneyRows = [
  row(wallets.getWallet, signedIn, {}),
  row(wallets.listPayments, signedIn, {}),
  row(payouts.listBankTransactions, signedIn, {}),
  row(
    payouts.requestPayout,
    [401, 409, 201, 409, 409],
    async fixture => {
      await fixture.earned()
      return { body: { amount: 100 } }
    },
    'once the owner earned something',
  ),
  row(payouts.cancelPayout, [401, 404, 200, 404, 404], async fixture => {
    await fixture.earned()
    return { params: { id: (await fixture.payout()).id } }
  }),
  row(payouts.listPayouts, admins, {}),
  row(
    payouts.payPayout,
    refusing(admins),
    async fixture => {
      await fixture.earned()
      return { params: { id: (await fixture.payout()).id } }
    },
    'that nobody is sending',
  ),
  row(
    payouts.payPayout,
    admins,
    async fixture => {
      await fixture.earned()
      return { params: { id: (await fixture.payoutBeingSent()).id } }
    },
    'that the administrator is sending',
  ),
  row(
    payouts.approvePayout,
    refusing(admins),
    async fixture => {
      await fixture.earned()
      return { params: { id: (await fixture.payout()).id } }
    },
    'of an amount below the limit',
  ),
  row(
    payouts.withdrawPayoutApproval,
    refusing(admins),
    async fixture => {
      await fixture.earned()
      return { params: { id: (await fixture.payout()).id } }
    },
    'without an approval',
  ),
  row(payouts.claimPayout, admins, async fixture => {
    await fixture.earned()
    return { params: { id: (await fixture.payout()).id } }
  }),
  row(
    payouts.releasePayout,
    refusing(admins),
    async fixture => {
      await fixture.earned()
      return { params: { id: (await fixture.payout()).id } }
    },
    'that nobody is sending',
  ),
  row(payouts.rejectPayout, admins, async fixture => {
    await fixture.earned()
    return { params: { id: (await fixture.payout()).id }, body: { reason: 'The orders look made up.' } }
  }),
  row(remittances.listRemittances, admins, {}),
  row(remittances.listRemittanceRows, admins, { params: { id: 1 } }),
  row(remittances.uploadRemittance, creating(admins), {
    body: { name: 'october.csv', csv: 'reference,amount,date\nCLXNOSUCHPARCEL,2250,2026-10-31' },
  }),
  row(remittances.enterRemittance, creating(admins), {
    body: { order: 'CLXNOSUCHPARCEL', reference: 'IBFT 1', amount: 2_250, paid_on: '2026-10-31' },
  }),
  row(refunds.getRefund, buyerOnly, async fixture => ({ params: { id: (await fixture.refund()).id } })),
  row(
    refunds.getRefund,
    [200, 200, 404, 200, 200],
    async fixture => {
      const { id, guest_id } = await fixture.guestRefund()
      return { params: { id }, query: { guest_id } }
    },
    'of a guest, with the guest id',
  ),
  row(refunds.saveRefundAccount, buyerOnly, async fixture => ({
    params: { id: (await fixture.refund()).id },
    body: wallet,
  })),
  row(refunds.saveGuestRefundAccount, everybody, async fixture => {
    const { id, guest_id } = await fixture.guestRefund()
    return { params: { id }, body: { ...wallet, guest_id } }
  }),
  row(
    refunds.saveGuestRefundAccount,
    [404, 404, 404, 404, 404],
    async fixture => ({ params: { id: (await fixture.guestRefund()).id }, body: wallet }),
    'without the guest id',
  ),
  row(refunds.listRefunds, admins, {}),
  row(
    refunds.approveRefund,
    refusing(admins),
    async fixture => ({ params: { id: (await fixture.refund()).id }, body: noAccount }),
    'without an account',
  ),
  row(
    refunds.withdrawRefundApproval,
    refusing(admins),
    async fixture => ({ params: { id: (await fixture.refund()).id } }),
    'without an approval',
  ),
  row(
    refunds.payRefund,
    refusing(admins),
    async fixture => ({ params: { id: (await fixture.refund()).id }, body: { ...noAccount, reference: 'IBFT 7' } }),
    'that nobody is sending',
  ),
  row(
    refunds.payRefund,
    admins,
    async fixture => {
      const { id, account_saved_at } = await fixture.refundBeingSent()
      return { params: { id }, body: { account_saved_at, reference: 'IBFT 7' } }
    },
    'that the administrator is sending',
  ),
  row(refunds.claimRefund, admins, async fixture => ({ params: { id: (await fixture.payableRefund()).id } })),
  row(
    refunds.releaseRefund,
    refusing(admins),
    async fixture => ({ params: { id: (await fixture.payableRefund()).id } }),
    'that nobody is sending',
  ),
]
