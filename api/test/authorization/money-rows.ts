import * as payouts from '@closyyy/contract/payouts-calls'
import * as wallet from '@closyyy/contract/wallet-calls'
import { admins, row, signedIn } from './row.ts'

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
]
