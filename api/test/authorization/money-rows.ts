import * as payouts from '@closyyy/contract/payouts-calls'
import * as remittances from '@closyyy/contract/remittances-calls'
import * as wallet from '@closyyy/contract/wallet-calls'
import { admins, creating, refusing, row, signedIn } from './row.ts'

export const moneyRows = [
  row(wallet.getWallet, signedIn, {}),
  row(wallet.listPayments, signedIn, {}),
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
  row(payouts.listPayouts, admins, {}),
  row(payouts.payPayout, admins, async fixture => {
    await fixture.earned()
    return { params: { id: (await fixture.payout()).id } }
  }),
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
]
